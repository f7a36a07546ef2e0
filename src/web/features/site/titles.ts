import type { SiteData } from './site-data.tsx'

/** What the company is called where its settings could not be asked for. */
const usualName = 'Pahiya'
export const companyName = (site: SiteData | undefined) => site?.settings?.name || usualName
/** The title of a page, with the company's name as its admin set it (D-01). */
export const titled = (page: string, site: SiteData | undefined) => `${page} · ${companyName(site)}`

type Matches = { matches: readonly ({ loaderData?: unknown } | undefined)[] }
/** Title of a page that no search engine lists. */
export const unlistedMeta =
	(page: string) =>
	({ matches }: Matches) => [
		{ title: titled(page, matches[0]?.loaderData as SiteData | undefined) },
		{ name: 'robots', content: 'noindex' },
	]
