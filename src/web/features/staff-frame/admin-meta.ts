type Matches = { matches: readonly ({ loaderData?: unknown } | undefined)[] }
type Site = { settings: { name: string } | null } | undefined

/** Title of a screen of the company's side; no search engine lists it. */
export const adminMeta =
	(title: string) =>
	({ matches }: Matches) => [
		{ title: `${title} – Admin – ${(matches[0]?.loaderData as Site)?.settings?.name || 'Pahiya'}` },
		{ name: 'robots', content: 'noindex' },
	]
