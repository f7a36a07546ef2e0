import { isRecord } from '#shared/is-record.ts'
import { stored } from '../browser/stored.ts'

/** As offline-worker.ts reads it. */
const cacheName = 'pages'
const dayMs = 24 * 3_600_000

type Audience = 'customer' | 'technician' | 'company'
const pagesFor: Record<Audience, string[]> = {
	customer: ['/profile?tab=repairs', '/profile/repairs/0'],
	technician: ['/admin/my-day', '/admin/repairs/0', '/admin/inspections/0'],
	company: [],
}
const pagesForAll = ['/offline', '/login', '/logout']

type Kept = { build: string; audience: string; at: number }
/** What was kept last in this browser. */
const keptLast = stored<Kept>('keptPages', {
	area: 'localStorage',
	read: (value) =>
		isRecord(value) && typeof value.at === 'number' ? { build: String(value.build), audience: String(value.audience), at: value.at } : null,
})

/**
 * Keeps the pages that somebody needs without a connection, with all they are made of, for the service worker to serve (decision 0031).
 * Nothing in them is anybody's own (D-27). Once per build and day; where it fails, what was kept stays whole, and the next page of the
 * product tries again.
 */
export async function keepPages(audience: Audience) {
	// The name of the build: the file with the list of its routes.
	const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { url?: string } }
	const build = manifest?.url
	if (!import.meta.env.PROD || !build || !('serviceWorker' in navigator) || !('caches' in window)) return
	await navigator.serviceWorker.register('/offline-worker.js')
	// A browser that does not let the worker in would never serve what is cached.
	if (!(await navigator.serviceWorker.getRegistration())) return
	const last = keptLast.get()
	if (last?.build === build && last.audience === audience && Date.now() - last.at < dayMs) return
	await navigator.locks?.request('keep pages', { ifAvailable: true }, async (lock) => {
		if (!lock) return
		await fillCache([...pagesFor[audience], ...pagesForAll], build)
		keptLast.set({ build, audience, at: Date.now() })
	})
}

async function fillCache(addresses: string[], build: string) {
	const cache = await caches.open(cacheName)
	const pages = await Promise.all(addresses.map((address) => fetchPage(address, build)))
	// Files that were loaded later than the page itself, such as the pieces for members.
	const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
	const files = new Set([...loaded.filter((path) => path.startsWith('/assets/')), ...pages.flatMap(({ text }) => filesIn(text))])
	await addMissing(cache, files)
	for (const file of [...files])
		if (/\.(js|css)$/.test(file)) for (const drawing of filesIn(await textOf(cache, file), 'svg|woff2')) files.add(drawing)
	await addMissing(cache, files)
	// The pages last: once a page is cached, all its files are.
	for (const { address, reply } of pages) await cache.put(address, reply)
	const wanted = new Set([...files, ...addresses])
	for (const request of await cache.keys()) {
		const { pathname, search } = new URL(request.url)
		if (!wanted.has(pathname + search)) await cache.delete(request)
	}
}

/** A page of this build, as everybody gets it. Throws where the server has another build already, or still. */
async function fetchPage(address: string, build: string) {
	const reply = await fetch(address, { cache: 'no-store', credentials: 'omit' })
	const text = await reply.clone().text()
	if (!reply.ok || !text.includes(build)) throw new Error(`${address} cannot be kept for reading offline.`)
	return { address, reply, text }
}

const filesIn = (text: string, endings = '\\w+') => text.match(new RegExp(`/assets/[\\w.-]+\\.(?:${endings})(?![\\w.-])`, 'g')) ?? []
const textOf = async (cache: Cache, file: string) => (await cache.match(file, { ignoreVary: true }))?.text() ?? ''

async function addMissing(cache: Cache, files: Iterable<string>) {
	await Promise.all([...files].map(async (file) => (await cache.match(file, { ignoreVary: true })) ?? cache.add(file)))
}
