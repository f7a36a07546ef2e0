import sharp from 'sharp'
for (const n of process.argv.slice(2)) {
	const f = `shots/${n}.png`; const { width = 0, height = 0 } = await sharp(f).metadata(); console.log(n, width, height)
	if (width < 500) {
		// four columns side by side
		const step = 1500, cols = Math.ceil(height / step)
		const parts = await Promise.all(Array.from({ length: cols }, async (_, i) => ({ input: await sharp(f).extract({ left: 0, top: i * step, width, height: Math.min(step, height - i * step) }).toBuffer(), left: i * (width + 20), top: 0 })))
		await sharp({ create: { width: cols * (width + 20), height: step, channels: 3, background: '#888' } }).composite(parts).png().toFile(`/tmp/hv-${n}.png`)
	} else {
		const step = 1500
		for (let i = 0; i * step < height; i++) await sharp(f).extract({ left: 0, top: i * step, width, height: Math.min(step, height - i * step) }).png().toFile(`/tmp/hv-${n}-${i}.png`)
	}
}
