import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from './find-chromium.ts'

/** Draws `public/social.png`, what is shown of a link to a page without a photo of its own, from the product's drawings and letters. */
const ui = join(import.meta.dirname, '../src/web/ui')
const inline = async (file: string, type: string) => `data:${type};base64,${(await readFile(join(ui, file))).toString('base64')}`
const symbol = async (sprite: string, id: string) => {
	const text = await readFile(join(ui, 'drawings', sprite), 'utf8')
	const defs = text.replace(/<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
	return `<svg viewBox="${new RegExp(`id="${id}" viewBox="([^"]+)"`).exec(defs)?.[1]}"><defs>${defs}</defs><use href="#${id}"/></svg>`
}
const html = `<!doctype html><style>${await readFile(join(ui, 'tokens.css'), 'utf8')}
@font-face { font-family: Card; src: url(${await inline('fonts/mukta-700.woff2', 'font/woff2')}) }
body { margin: 0; width: 1200px; height: 630px; background: var(--paper); color: var(--ink); font: 72px/76px Card; display: grid; grid-template-columns: 560px 1fr; gap: 24px; align-items: center; padding: 0 56px; box-sizing: border-box; border-block-end: 24px solid var(--plate) }
.brand { display: flex; gap: 16px; align-items: center; font-size: 44px; margin-block-end: 32px } .brand svg { width: 56px } .bike svg { width: 100% }
</style><body><div><div class="brand">${await symbol('icons.svg', 'brand')}Pahiya</div>Your bike, repaired at your door.</div>
<div class="bike" data-paint="blue">${await symbol('bikes.svg', 'commuter')}</div>`

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
await page.setContent(html)
await page.evaluate(() => document.fonts.ready)
await writeFile(join(import.meta.dirname, '../public/social.png'), await page.screenshot())
await browser.close()
