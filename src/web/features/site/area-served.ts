import type { SiteSettings } from '#contract/company/company.ts'

/** Where we come (D-52), as search engines read it (schema.org): all of India, or the regions of its PIN codes. */
export const areaServed = (settings: Pick<SiteSettings, 'service_area'> | null | undefined) =>
	settings && settings.service_area.length > 0
		? settings.service_area.map((prefix) => ({ '@type': 'DefinedRegion', addressCountry: 'IN', postalCodePrefix: prefix }))
		: 'IN'
