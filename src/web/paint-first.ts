const modules = /<link rel="modulepreload" href="([^"]*)"[^>]*\/>/g
const fonts = /<link rel="preload" href="[^"]*" as="font"[^>]*\/>/g
const sheets = /<link rel="stylesheet" href="([^"#]*)#"\/>/g
const start = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/

/**
 * Lets a page be seen before its scripts are fetched: they begin once the first picture is painted, so that on a slow network it does
 * not wait for 120 KB that change nothing of what is seen; and the fonts are asked for after the style sheet. What React counts when
 * it takes over (which are neither preloads nor what a script says) stands where it stood (docs/decisions/0010).
 *
 * Each sheet is named once more, as scripts that come later look for it: they would add it behind the others, and its rules would win
 * over theirs (docs/decisions/0027).
 */
export function paintFirst(html: string): string {
	if (!start.test(html)) return html
	const fontsAsked = (html.match(fonts) ?? []).join('')
	const named = [...html.matchAll(sheets)].map(([, file]) => `<link rel="stylesheet" href="${file}"/>`).join('')
	return html
		.replace(/<link rel="stylesheet"/, (first) => named + first)
		.replace(start, (_whole, tag: string, text: string, end: string) => tag + beginLater(asCalls(text)) + end)
		.replace(modules, '<link rel="later" href="$1"/>')
		.replace(fonts, '')
		.replace('</head>', () => `${fontsAsked}</head>`)
}

/** Imports that a module makes before it runs, as ones that it makes when it comes to them. */
const asCalls = (module: string) =>
	module
		.replace(/^\s*import "([^"]+)";/gm, 'await import("$1");')
		.replace(/^\s*import \* as (\w+) from "([^"]+)";/gm, 'const $1 = await import("$2");')

/**
 * Once the browser tells that it has painted, or, where it does not tell, once it was about to. A tab in the background paints
 * nothing: after a second and a half it begins without. The scripts' links stand in the head from the start and only get their
 * meaning now: a link that is added later lays out a page with fonts of its own anew.
 */
const beginLater = (module: string) =>
	`await new Promise(go=>{if(window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))new PerformanceObserver(go).observe({type:'paint',buffered:true});else requestAnimationFrame(()=>setTimeout(go));setTimeout(go,1500)});
for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload';
${module}`
