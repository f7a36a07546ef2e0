import { expect, test } from 'vitest'
import { paintFirst } from './paint-first.ts'

const page = [
	'<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="color-scheme" content="light dark"/>',
	'<link rel="preload" href="/assets/mukta.woff2" as="font" crossorigin="anonymous"/>',
	'<link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/frame.js" crossorigin=""/>',
	'<link rel="stylesheet" href="/assets/style.css"/></head><body><h1>Brakes</h1><script>window.data = "$&"</script>',
	'<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n',
	'window.modules = {"root":route0, "$1":1};\nimport("/assets/entry.js");</script></body></html>',
].join('')

test('the style sheet is asked for before the fonts, and no script before the first picture (ux 17)', () => {
	const sent = paintFirst(page)
	expect(sent.indexOf('/assets/style.css')).toBeLessThan(sent.indexOf('/assets/mukta.woff2'))
	expect(sent.match(/\/assets\/mukta/g)).toHaveLength(1)
	expect(sent).not.toMatch(/<link rel="modulepreload"|\bimport ["*]/)
	expect(sent.indexOf('requestAnimationFrame')).toBeLessThan(sent.indexOf('import("/assets/manifest.js")'))
	expect(sent).toContain('<link rel="later" href="/assets/manifest.js"/><link rel="later" href="/assets/frame.js"/>')
})

test('sheets are there under the names by which scripts look for them, before the sheets themselves and in their order (ux 17)', () => {
	const [frame, area] = ['/assets/frame.css', '/assets/admin.css']
	const sent = paintFirst(page.replace('/assets/style.css"/>', `${frame}#"/><link rel="stylesheet" href="${area}#"/>`))
	expect(sent.match(/\/assets\/\w+\.css#?/g)).toEqual([frame, area, `${frame}#`, `${area}#`])
})

test('what a page says and how it begins stay as they were', () => {
	const sent = paintFirst(page)
	expect(sent).toContain('<h1>Brakes</h1><script>window.data = "$&"</script><script type="module" async="">await new')
	expect(sent).toContain(
		[
			'await import("/assets/manifest.js");',
			'const route0 = await import("/assets/root.js");',
			'window.modules = {"root":route0, "$1":1};',
			'import("/assets/entry.js");</script></body></html>',
		].join('\n'),
	)
})

test('a page without scripts is left alone', () => {
	const bare = '<!DOCTYPE html><html><head><meta name="color-scheme"/></head><body>Sorry</body></html>'
	expect(paintFirst(bare)).toBe(bare)
})
