import { existsSync, statSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { startProduct } from './tests/browser/support/product.ts'
import { chromiumFlags, findChromium } from './scripts/find-chromium.ts'
const product = await startProduct()
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
const all: Set<string>[] = []
const W = (p: string) => { const f = 'build/client' + p; return existsSync(f + '.br') ? statSync(f + '.br').size : existsSync(f) ? statSync(f).size : 0 }
try {
  for (const path of process.argv.slice(2).length ? process.argv.slice(2) : ['/']) {
	const ctx = await browser.newContext({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })
	const page = await ctx.newPage()
	await page.goto(product.origin + path); await page.waitForLoadState('networkidle')
	await page.screenshot({ path: `/tmp/hv-first${path.replace(/\W/g, '-')}.png` })
	const res = await page.evaluate(() => performance.getEntriesByType('resource').map((r: any) => [new URL(r.name).pathname, r.transferSize, r.encodedBodySize]))
	const w = (p: string) => { const f = 'build/client' + p; return existsSync(f + '.br') ? statSync(f + '.br').size : existsSync(f) ? statSync(f).size : 0 }
	const css = new Set(res.map(([p]) => p as string).filter((p) => p.endsWith('.css'))), js = new Set(res.map(([p]) => p as string).filter((p) => p.endsWith('.js')))
	console.log(path, 'css', [...css].map((p) => [p, w(p)]), [...css].reduce((s, p) => s + w(p), 0))
	all.push(js); if (process.env.LIST) console.log([...js].map((p) => [p, w(p)]).sort((a, b) => (a[1] as number) - (b[1] as number)).map(String).join('\n')); console.log('js', [...js].length, [...js].reduce((s, p) => s + w(p), 0))
	const html = await page.evaluate(() => { const n: any = performance.getEntriesByType('navigation')[0]; return [n.encodedBodySize, n.transferSize, n.decodedBodySize] })
	console.log('html', html, 'all', res.reduce((s, r) => s + r[1], 0) + html[1])
	await ctx.close()
  }
  const both = all.reduce((a, b) => a.intersection(b)); console.log('EVERY', [...both].map((p) => [p, W(p)]), [...both].reduce((s, p) => s + W(p), 0))
} finally { await browser.close(); await product.stop() }
