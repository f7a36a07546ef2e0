import type { SiteData } from './site-data.tsx'

type Described = { title: string; description: string; path: string; site: SiteData | undefined; image?: string; data?: object }

/** Title, description, canonical address and what a shared link shows; `data` is JSON-LD. */
export const pageMeta = ({ title, description, path, site, image, data }: Described) => {
	const origin = site?.publicUrl ?? ''
	return [
		{ title },
		{ name: 'description', content: description },
		...(origin ? [{ tagName: 'link' as const, rel: 'canonical', href: `${origin}${path}` }] : []),
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: description },
		{ property: 'og:type', content: 'website' },
		...(origin
			? [{ property: 'og:url', content: `${origin}${path}` }, ...(image ? [{ property: 'og:image', content: `${origin}${image}` }] : [])]
			: []),
		...(data ? [{ 'script:ld+json': data as Record<string, string> }] : []),
	]
}
