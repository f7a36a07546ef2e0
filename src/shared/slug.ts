/** A name as an address carries it: small letters, digits and single hyphens, at most `maxLength` characters; '' when nothing of it can. */
export function slugOf(name: string, maxLength = 100): string {
	const latin = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('&', ' and ')
	return latin
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, maxLength)
		.replace(/^-+|-+$/g, '')
}
