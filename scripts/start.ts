import { enableCompileCache } from 'node:module'
import './resolve-drizzle-once.ts'
import { buildSite, isBuilt } from './build-site.ts'

// Compiled code is kept between starts; the first start fills it.
enableCompileCache()
// A process that only does queued work shows no pages.
if (process.env.ROLE !== 'worker' && !isBuilt()) {
	console.log('Building the web site, once …')
	await buildSite({ quiet: true })
}
await import('../src/server.ts')
