import type { SiteData } from './site-data.tsx'
import { companyName } from './titles.ts'

type Described = {
	title: string
	description: string
	path: string
	site: SiteData | undefined
	/** A photo of what the page is about; otherwise a link shows the picture that is drawn for its page (pages/site/share-picture.ts). */
	image?: string | null
	/** The way to the page, itself last; names and paths. */
	trail?: readonly (readonly [name: string, path: string])[]
	/** JSON-LD, which says the same as the page. */
	data?: object | undefined
}

const isPhoto = (image: string) => image.startsWith('/') && !/\.svg(\?|$)/.test(image)

/** Title, description, canonical address, what a shared link shows, and what search engines read. */
export const pageMeta = ({ title, description, path, site, image, trail, data }: Described) => {
	const origin = site?.publicUrl ?? ''
	const graph = [
		...(data ? ('@graph' in data ? (data['@graph'] as object[]) : [data]) : []),
		...(trail && origin ? [breadcrumbs(origin, trail)] : []),
	]
	return [
		{ title },
		{ name: 'description', content: description },
		...(origin ? [{ tagName: 'link' as const, rel: 'canonical', href: `${origin}${path}` }] : []),
		// Those who show links read the server's page; browsers need no script for it.
		...(import.meta.env.SSR ? openGraph({ title, description, path, site, image }) : []),
		...(graph.length > 0
			? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } as unknown as Record<string, string> }]
			: []),
	]
}

/** What is shown of a link to the page. */
function openGraph({ title, description, path, site, image }: Omit<Described, 'trail' | 'data'>) {
	const origin = site?.publicUrl
	const photo = image && isPhoto(image) ? image : null
	const picture = photo ?? `/share${path === '/' ? '/home' : path}.png`
	return [
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: description },
		{ property: 'og:type', content: 'website' },
		{ property: 'og:locale', content: 'en_IN' },
		{ property: 'og:site_name', content: companyName(site) },
		{ name: 'twitter:card', content: 'summary_large_image' },
		...(origin
			? [
					{ property: 'og:url', content: `${origin}${path}` },
					{ property: 'og:image', content: `${origin}${picture}` },
					{ property: 'og:image:alt', content: title },
					...(photo
						? []
						: [
								{ property: 'og:image:width', content: '1200' },
								{ property: 'og:image:height', content: '630' },
							]),
				]
			: []),
	]
}

/** As search engines read it (schema.org). */
const breadcrumbs = (origin: string, trail: NonNullable<Described['trail']>) => ({
	'@type': 'BreadcrumbList',
	itemListElement: trail.map(([name, path], at) => ({ '@type': 'ListItem', position: at + 1, name, item: `${origin}${path}` })),
})
