import { one } from '../../src/shared/one.ts'
import { expect, test } from './support/journey.ts'
import type { Product } from './support/product.ts'

type Thing = Record<string, unknown> & { '@type': string | string[] }
type Told = { path: string; canonical: string; image: string; title: string; words: string; links: string[]; things: Thing[] }

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' }
const plain = (html: string) => html.replace(/&(?:amp|#x27|quot|lt|gt|nbsp);/g, (entity) => entities[entity] ?? '')
const squeezed = (words: string) => words.replace(/[\s\u00a0]+/g, ' ').trim()

async function read(product: Product, path: string): Promise<Told> {
	const html = await (await fetch(`${product.origin}${path}`)).text()
	const first = (pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '')
	const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, text = '']) => JSON.parse(text))
	const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ')
	return {
		path,
		canonical: first(/<link rel="canonical" href="([^"]*)"/),
		image: first(/<meta property="og:image" content="([^"]*)"/),
		title: first(/<meta property="og:title" content="([^"]*)"/),
		words: squeezed(plain(body.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, ' '))),
		links: [...new Set([...body.matchAll(/<a [^>]*?href="([^"#?]*)"/g)].map(([, link = '']) => link))],
		things: scripts.flatMap((script) => {
			expect(script['@context'], path).toBe('https://schema.org')
			return (script['@graph'] as Thing[] | undefined) ?? [script]
		}),
	}
}

/** Everything within a thing that is a thing itself. */
const within = (thing: unknown): Thing[] =>
	typeof thing !== 'object' || thing === null
		? []
		: [...('@type' in thing ? [thing as Thing] : []), ...Object.values(thing).flatMap((part) => within(part))]
const isA = (thing: Thing, type: string) => [thing['@type']].flat().includes(type)
const rupees = (amount: unknown) => `\u20b9${Number(amount).toLocaleString('en-IN')}`

/** What a reader of schema.org asks of each, and what of it the page has to show; empty where all is well. */
function wrongIn({ path, words, things }: Told): string[] {
	const wrong: string[] = []
	const needs = (thing: Thing, ...names: string[]) => {
		for (const name of names)
			if (thing[name] === undefined || thing[name] === '' || (Array.isArray(thing[name]) && thing[name].length === 0))
				wrong.push(`${path}: ${thing['@type']} has no ${name}`)
	}
	const shows = (thing: Thing, said: unknown) => {
		if (typeof said === 'string' && said !== '' && !words.includes(squeezed(said)))
			wrong.push(`${path}: ${thing['@type']} says what the page does not: ${said}`)
	}
	for (const thing of things.flatMap(within)) {
		if (isA(thing, 'AutoRepair')) needs(thing, 'name', 'url', 'telephone', 'address')
		if (isA(thing, 'PostalAddress')) {
			needs(thing, 'streetAddress', 'addressCountry')
			shows(thing, thing.streetAddress)
		}
		if (isA(thing, 'OpeningHoursSpecification')) {
			needs(thing, 'dayOfWeek', 'opens', 'closes')
			for (const time of [thing.opens, thing.closes]) if (!/^\d\d:\d\d$/.test(String(time))) wrong.push(`${path}: ${time} is no time`)
		}
		if (isA(thing, 'Product')) {
			needs(thing, 'name', 'offers')
			shows(thing, thing.name)
		}
		if (isA(thing, 'Vehicle')) needs(thing, 'brand', 'model', 'vehicleModelDate', 'mileageFromOdometer', 'itemCondition')
		if (isA(thing, 'Service')) {
			needs(thing, 'name')
			shows(thing, thing.name)
		}
		if (isA(thing, 'Offer')) {
			needs(thing, 'price', 'priceCurrency')
			shows(thing, rupees(thing.price))
		}
		if (isA(thing, 'AggregateOffer')) {
			needs(thing, 'lowPrice', 'highPrice', 'priceCurrency')
			shows(thing, rupees(thing.lowPrice))
		}
		if (isA(thing, 'FAQPage')) needs(thing, 'mainEntity')
		if (isA(thing, 'Question')) {
			needs(thing, 'name', 'acceptedAnswer')
			shows(thing, thing.name)
			shows(thing, (thing.acceptedAnswer as Thing).text)
		}
		if (isA(thing, 'ItemList')) {
			needs(thing, 'name', 'itemListElement')
			const items = thing.itemListElement as { position: number; name: string; url: string }[]
			if (items.length !== thing.numberOfItems || items.some(({ position }, at) => position !== at + 1))
				wrong.push(`${path}: it counts wrong`)
			for (const { name } of items) shows(thing, name)
		}
		if (isA(thing, 'BreadcrumbList')) {
			const steps = thing.itemListElement as { position: number; name: string; item: string }[]
			if (steps.some(({ position, name, item }, at) => position !== at + 1 || !name || !URL.canParse(item)))
				wrong.push(`${path}: its way is broken`)
		}
	}
	return wrong
}

const types = ({ things }: Told) => new Set(things.flatMap((thing) => [thing['@type']].flat()))

test('what search engines are told of every public page is complete, and is what the page shows (ux 120..122)', async ({
	product,
	request,
}) => {
	test.slow()
	const sitemap = await (await request.get('/sitemap.xml')).text()
	const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
	expect(paths.length).toBeGreaterThan(30)
	// Parts and vehicles have one page each for hundreds of them, drawn for who asks.
	const isLookedAt = (path: string, at: number) => at % (path.startsWith('/spare-parts/') ? 8 : path.startsWith('/vehicles/') ? 3 : 1) === 0
	const some = paths.filter(isLookedAt)
	const pages: Told[] = []
	for (const path of some) pages.push(await read(product, path))
	expect(pages.flatMap(wrongIn)).toEqual([])
	expect(pages.filter(({ path, canonical }) => canonical !== `${product.origin}${path}`).map(({ path }) => path)).toEqual([])
	expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)

	const pictured = pages.filter(({ path }, at) => !path.startsWith('/spare-parts/') || at % 3 === 0)
	const images = [...new Set(pictured.map(({ image }) => image))]
	const drawn = new Set<string>()
	for (const image of images) {
		const reply = await request.get(image)
		expect([image, reply.status(), /^image\/(png|jpeg|webp|avif)/.test(reply.headers()['content-type'] ?? '')]).toEqual([image, 200, true])
		if (!new URL(image).pathname.startsWith('/share/')) continue
		const png = await reply.body()
		expect([image, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([image, 1200, 630])
		drawn.add(png.toString('base64'))
	}
	// Every page that has no photo has a picture of its own.
	expect(drawn.size).toBe(pictured.filter(({ image }) => new URL(image).pathname.startsWith('/share/')).length)
	for (const nothing of ['/share/nothing.png', '/share/vehicles/99999999.png', '/share/spare-parts/abc.png', '/share/home.svg'])
		expect([nothing, (await request.get(nothing)).status()]).toEqual([nothing, 404])

	const of = (kind: RegExp) => pages.filter(({ path }) => kind.test(path))
	for (const page of of(/^\/services\//)) expect([page.path, ...types(page)]).toEqual([page.path, 'Service', 'BreadcrumbList'])
	for (const page of of(/^\/spare-parts\/./)) expect([page.path, ...types(page)]).toEqual([page.path, 'Product', 'BreadcrumbList'])
	for (const page of of(/^\/vehicles\/./)) expect([page.path, ...types(page)]).toEqual([page.path, 'Product', 'Vehicle', 'BreadcrumbList'])
	for (const page of pages.filter(({ path }) => path !== '/'))
		expect([page.path, types(page).has('BreadcrumbList')]).toEqual([page.path, true])
	const at = (path: string) => one(pages.filter((page) => page.path === path))
	// Each list tells what its page leads to, all of it and in that order.
	for (const [path, kind] of [
		['/', '/services/'],
		['/spare-parts', '/spare-parts/'],
		['/vehicles', '/vehicles/'],
	] as const) {
		const { things, links } = at(path)
		const listed = one(things.filter((thing) => isA(thing, 'ItemList'))).itemListElement as { url: string }[]
		const shown = links.filter((link) => link.startsWith(kind) && paths.includes(link))
		expect(listed.map(({ url }) => url)).toEqual(shown.map((link) => `${product.origin}${link}`))
	}
	expect(types(at('/pricing'))).toEqual(new Set(['Service', 'FAQPage', 'BreadcrumbList']))
	for (const path of ['/', '/contact-us']) {
		const company = one(at(path).things.filter((thing) => isA(thing, 'AutoRepair')))
		expect(company).toMatchObject({
			telephone: '+91 00000 00000',
			openingHoursSpecification: [
				{ dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
				{ dayOfWeek: ['Saturday'], opens: '10:00', closes: '16:00' },
			],
		})
	}
})
