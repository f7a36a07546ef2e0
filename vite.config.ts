import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** Sheets that no visitor needs: the company's side, and what is for developers. */
const behindTheCounter =
	/src\/web\/(features\/(staff-|day\/|repairs\/staff\/)|kits\/staff-|pages\/(admin|dev)\/|ui\/(detail-columns|form\/edit-|lanes|list\/))\S*\.module\.css/

/**
 * All sheets travel as one, but what stands behind the counter in a file of its own, which those pages ask for by the build's name
 * (staff-style.ts). The sheets of several chunks are joined in no promised order, so the order of the layers (tokens.css) stands
 * before each.
 */
const styleSheets: Plugin = {
	name: 'style-sheets',
	enforce: 'pre',
	transform(code, id) {
		return behindTheCounter.test(id) ? code.replace(/@layer (ui|features|pages)\b/g, '@layer staff.$1') : undefined
	},
	generateBundle: {
		order: 'post',
		handler(_, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
				const { staff, others } = apart(textOf(file.source))
				file.source = layers + others
				if (staff !== '') this.emitFile({ type: 'asset', fileName: `assets/staff-${siteName}.css`, source: layers + staff })
			}
		},
	},
}

const layers = '@layer tokens,base,ui,features,pages,staff.ui,staff.features,staff.pages;'

/** The blocks of the staff's layers, and everything else, each in its order. */
function apart(css: string) {
	const parts = { staff: '', others: '' }
	let from = 0
	for (const begin of css.matchAll(/@layer staff\.\w+\s*\{/g)) {
		if (begin.index < from) continue
		const end = endOfBlock(css, begin.index)
		parts.others += css.slice(from, begin.index)
		parts.staff += css.slice(begin.index, end)
		from = end
	}
	parts.others += css.slice(from)
	return parts
}

function endOfBlock(css: string, begin: number) {
	let depth = 0
	for (let place = css.indexOf('{', begin); place < css.length; place += 1) {
		if (css[place] === '{') depth += 1
		else if (css[place] === '}') depth -= 1
		if (depth === 0) return place + 1
	}
	throw new Error('A style sheet ends within a layer')
}

/** Names what belongs to one build, so that it may be kept for ever; given by scripts/build-site.ts. */
const siteName = process.env.SITE_NAME ?? 'unnamed'

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

/** What every page loads, or most do, travels in one file: compressed together it weighs 5 KB less than in thirty (the budget is 130 KB). */
const everyPage = [
	'node_modules/(react|react-dom|react-router|scheduler|@tanstack)/',
	'src/web/(root|api|queries)',
	'src/web/(session|browser|features/site)/',
	'src/web/state/(?!staff)',
	'src/web/features/vehicles/(hero-bike|vehicle-(plate|marks|picker-provider)|use-own|picker-(history|progress)|reset)',
	'src/web/ui/(as-|banner|bike[.]|brand|button|columns[.]|control-box|count-badge|dialog|error-state|eyebrow|facts[.]|field[.]|heading|icon|join)',
	'src/web/ui/(loading-text|plate|price[.]|rows[.]|scene|search-field|service-icon|skeleton|skip|stack|sticky-bar|text[.]|ticks[.]|toast|visually|wrap)',
	'src/shared/(money|phone|registration)',
	'src/contract/([a-z]+/)?((?!staff)[a-z]+-addresses|client|vehicle-words|repair-words)',
]

/** What the pages around a login share. */
const accountPages =
	/src\/web\/(features\/accounts\/(account-(form|modes|sheet)|form-message|logged-out|mode-|use-still|words-on)|(ui|kits)\/(form\/(use-(native|form|single|idempotent)|form-(messages|fields)|single-press|focus)|check-field|job-card|password-(field|checklist)|text-field))/

export default defineConfig(({ command }) => ({
	plugins: [reactRouter(), styleSheets, leanDrawings],
	// The server bundle carries its own production React, so that `npm start` without NODE_ENV renders at full speed.
	...(command === 'build' && { ssr: { noExternal: true as const } }),
	define: { 'import.meta.env.SITE_NAME': JSON.stringify(siteName), ...(command === 'build' && { 'process.env.NODE_ENV': '"production"' }) },
	environments: {
		client: {
			build: {
				rollupOptions: {
					output: {
						advancedChunks: {
							groups: [
								{ name: 'frame', test: new RegExp(everyPage.join('|')) },
								{ name: 'account', test: accountPages },
							],
						},
					},
				},
			},
		},
		ssr: { build: { rollupOptions: { input: './src/web/site.server.ts' } } },
	},
	css: { modules: { localsConvention: 'camelCaseOnly' as const } },
	// One style sheet of about 12 KB for all pages is less to wait for than twenty.
	build: { assetsInlineLimit: 0, target: 'es2022', cssCodeSplit: false },
	server: { forwardConsole: false },
}))
