/** What a public reply or page can show; cached bytes of it are dropped when that changes (docs/architecture.md, 'What is kept where'). */
export const cacheTags = [
	'site-settings',
	'vehicle-catalogue',
	'repair-catalogue',
	'parts-catalogue',
	'used-vehicles',
	'plans',
	'faqs',
] as const
export type CacheTag = (typeof cacheTags)[number]
