import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const textOf = (source: string | Uint8Array) => (typeof source === 'string' ? source : new TextDecoder().decode(source))
/** The drawings' notes and indents stay at home: a sixth of their weight. */
const leanDrawings: Plugin = {
	name: 'lean-drawings',
	enforce: 'post',
	generateBundle(_, bundle) {
		for (const file of Object.values(bundle))
			if (file.type === 'asset' && file.fileName.endsWith('.svg'))
				file.source = textOf(file.source)
					.replace(/<!--[\s\S]*?-->/g, '')
					.replace(/\n\s*/g, '\n')
	},
}

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/
/**
 * A page whose script cannot be fetched fails as one that breaks while it is drawn, so that the frame stays and says so
 * (broken-page.tsx). The router itself would load the page before it again, which without a connection ends at the browser's own error page.
 */
const pagesMayBeMissing: Plugin = {
	name: 'pages-may-be-missing',
	apply: 'build',
	transform(code, id) {
		if (!/react-router[\\/]dist[\\/].*[\\/]routeModules\.js$/.test(id)) return null
		if (!reload.test(code)) throw new Error('The router no longer loads the page again where the script of another one is missing.')
		return { code: code.replace(reload, 'return { default() { throw error; } };'), map: null }
	},
}

/** The service worker is one plain script of a name that stays (docs/decisions/0031). */
const offlineWorker: Plugin = {
	name: 'offline-worker',
	apply: 'build',
	buildStart() {
		if (this.environment.name === 'client')
			this.emitFile({ type: 'chunk', id: 'src/web/offline/offline-worker.ts', fileName: 'offline-worker.js' })
	},
}

/** What every page loads travels in one file: compressed together it weighs 4 KB less. The entry runs last and stays apart. */
const inFrame = /[\\/]web[\\/]root\.tsx|node_modules[\\/](react-dom|react-router)[\\/]/

/**
 * The area whose pages show a style sheet (the folder of src/web/pages); the frame, which comes first on every page, where several
 * do. Null for what only a press brings, which stays with its script.
 */
function areaOf(id: string, modules: Rolldown.ChunkingContext) {
	const seen = new Set([id])
	const areas = new Set<string>()
	for (const at of seen) {
		if (inFrame.test(at)) return 'frame'
		const [, area] = /[\\/]web[\\/]pages[\\/](\w+)/.exec(at) ?? []
		if (area) areas.add(area)
		for (const user of modules.getModuleInfo(at)?.importers ?? []) seen.add(user)
	}
	// The gallery for developers shows everything.
	if (areas.size > 1) areas.delete('dev')
	const [only = null] = areas
	return areas.size > 1 ? 'frame' : only
}

export default defineConfig(({ command }) => ({
	plugins: [reactRouter(), leanDrawings, pagesMayBeMissing, offlineWorker],
	// The server bundle carries its own production React, so that `npm start` without NODE_ENV renders at full speed.
	...(command === 'build' && { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }),
	environments: {
		client: {
			build: {
				rollupOptions: {
					output: {
						codeSplitting: {
							groups: [
								{
									debugName: 'frame and sheets by area',
									test: (id) => inFrame.test(id) || id.endsWith('.css'),
									name: (id, modules) => (inFrame.test(id) ? 'frame' : areaOf(id, modules)),
								},
							],
						},
					},
				},
			},
		},
		ssr: { build: { rollupOptions: { input: './src/web/site.server.ts' } } },
	},
	css: { modules: { localsConvention: 'camelCaseOnly' as const } },
	build: { assetsInlineLimit: 0, target: 'es2022' },
	server: { forwardConsole: false },
}))
