import { join } from 'node:path'
import sharp from 'sharp'

/** Draws the icons of `public/` under which phones keep the product: the wheel of the brand on paper, with a plate's edge. */
const [paper, ink, plate] = ['#FAF8F3', '#14181F', '#F6B90A']

/** `share` is how much of the square the wheel takes; a maskable icon may lose a fifth at each side. */
const drawing = (share: number) => {
	const scale = (100 * share) / 26
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${paper}"/>
<g transform="translate(${50 - 13 * scale} ${50 - 13 * scale}) scale(${scale})">
<circle cx="13" cy="13" r="10.5" fill="none" stroke="${ink}" stroke-width="4"/>
<path d="M13 5v5M13 16v5M5 13h5M16 13h5" stroke="${ink}" stroke-width="2"/>
<circle cx="13" cy="13" r="3.6" fill="${plate}" stroke="${ink}" stroke-width="2"/></g></svg>`
}

const icons = [
	{ file: 'icon-180', size: 180, share: 0.74 },
	{ file: 'icon-192', size: 192, share: 0.84 },
	{ file: 'icon-512', size: 512, share: 0.84 },
	{ file: 'icon-512-maskable', size: 512, share: 0.58 },
]
for (const { file, size, share } of icons) {
	const picture = sharp(Buffer.from(drawing(share)), { density: (72 * size) / 100 })
	await picture
		.resize(size, size)
		.png({ palette: true })
		.toFile(join(import.meta.dirname, `../public/${file}.png`))
}
