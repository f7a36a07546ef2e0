import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** The sheets of several chunks are joined in no promised order, so the order of the layers (tokens.css) must stand before them all. */
const layersFirst: Plugin = {
	name: 'layers-first',
	enforce: 'post',
	generateBundle(_, bundle) {
		for (const file of Object.values(bundle))
			if (file.type === 'asset' && file.fileName.endsWith('.css'))
				file.source = `@layer tokens,base,ui,features,pages;${String(file.source)}`
	},
}

/** What every page loads travels in one file: compressed together it weighs 5 KB less than in thirty (the budget is 130 KB). */
const everyPage = [
	'node_modules/(react|react-dom|react-router|scheduler|@tanstack)/',
	'src/web/(root|entry|api|queries)',
	'src/web/(session|browser|state|features/site)/',
	'src/web/features/vehicles/(vehicle-(plate|marks|picker-provider|queries)|use-own|picker-(history|progress)|reset)',
	'src/web/ui/(as-|banner|brand|button|count-badge|dialog|error-state|heading|icon|join|plate|scene|skeleton|skip|stack|text[.]|toast|visually|wrap)',
	'src/shared/(money|phone|registration)',
	'src/contract/([a-z]+-addresses|addresses|client|vehicle-words|repair-words)',
]

export default defineConfig(({ command }) => ({
	plugins: [reactRouter(), layersFirst],
	// The server bundle carries its own production React, so that `npm start` without NODE_ENV renders at full speed.
	...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true as const } }),
	environments: {
		client: {
			build: { rollupOptions: { output: { advancedChunks: { groups: [{ name: 'frame', test: new RegExp(everyPage.join('|')) }] } } } },
		},
		ssr: { build: { rollupOptions: { input: './src/web/site.server.ts' } } },
	},
	css: { modules: { localsConvention: 'camelCaseOnly' as const } },
	// One style sheet of about 12 KB for all pages is less to wait for than twenty.
	build: { assetsInlineLimit: 0, target: 'es2022', cssCodeSplit: false },
	server: { forwardConsole: false },
}))
