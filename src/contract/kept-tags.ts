/** What a public reply or page can show; what is kept of it is forgotten when that changes (docs/architecture.md, 'What is kept where'). */
export const keptTags = [
	'site-settings',
	'vehicle-catalogue',
	'repair-catalogue',
	'parts-catalogue',
	'used-vehicles',
	'plans',
	'faqs',
] as const
export type KeptTag = (typeof keptTags)[number]
