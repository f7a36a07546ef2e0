import { rmSync } from 'node:fs'
import { startProduct, templateVariable } from './product.ts'

/** For Playwright: makes the database and fills it once for all workers, which begin with copies of it. */
export default async function prepareProduct() {
	if (process.platform === 'win32') return
	const { end, dataDir } = await startProduct()
	await end()
	process.env[templateVariable] = dataDir
	return () => rmSync(dataDir, { recursive: true, force: true })
}
