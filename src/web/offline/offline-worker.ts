/**
 * The service worker (docs/decisions/0031). It serves what `keepPages` has put into the cache: scripts and sheets, whose names change
 * with what is in them, from there first; a page only where the network has none. Calls of the API never pass through it. It imports
 * nothing, so that it is one plain script in every browser.
 */

// The types for service workers would replace those of the window in every file.
type Work = Event & { request: Request; waitUntil: (work: Promise<unknown>) => void; respondWith: (answer: Promise<Response>) => void }
const worker = self as unknown as {
	skipWaiting: () => Promise<void>
	addEventListener: (type: 'install' | 'fetch', listener: (event: Work) => void) => void
}

const cacheName = 'pages'
/** Milliseconds that the network has for a page that is kept: a connection without an answer is none. */
const lateMs = 6_000

// A new one takes over at once what the next page asks for; what is kept is named by what is in it, so old pages lose nothing.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('fetch', (event) => {
	const { request } = event
	const url = new URL(request.url)
	if (request.method !== 'GET' || url.origin !== location.origin) return
	if (url.pathname.startsWith('/assets/')) event.respondWith(findFile(request))
	else if (request.mode === 'navigate' && isPage(url)) event.respondWith(openPage(request, url))
})

const isPage = ({ pathname }: URL) => !/^\/(api|media|drawings|dev)\/|\.\w+$/.test(pathname)

const findCached = (address: string) => caches.match(address, { cacheName, ignoreVary: true })

const findFile = async (request: Request) => (await findCached(request.url)) ?? fetch(request)

/** All things of one kind share a page, which knows nothing of them before its scripts ask (D-27). */
const keptAs = ({ pathname, search }: URL) => pathname.replace(/\/\d+$/, '/0') + (pathname === '/profile' ? search : '')

async function openPage(request: Request, url: URL): Promise<Response> {
	const kept = await findCached(keptAs(url))
	try {
		return await (kept ? Promise.race([fetch(request), tooLate()]) : fetch(request))
	} catch (failure) {
		if (kept) return kept
		if (url.pathname === '/admin' && (await findCached('/admin/my-day'))) return Response.redirect('/admin/my-day')
		if (await findCached('/offline')) return Response.redirect(`/offline?to=${encodeURIComponent(url.pathname + url.search)}`)
		throw failure
	}
}

const tooLate = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The page did not come in time.')), lateMs))
