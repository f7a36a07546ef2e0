import { policyPaths } from '#contract/company/policy-words.ts'
import { siteContext } from '../../context.ts'
import type { Route } from './+types/sitemap'
import { notToBeHad } from './not-to-be-had.ts'

/** Only canonical addresses that answer 200. */
export async function loader({ context }: Route.LoaderArgs) {
	const { api, publicUrl } = context.get(siteContext)
	const [categories, listed, offered] = await Promise.all([api.repairs.categories({}), api.parts.list({}), api.market.list({})]).catch(
		notToBeHad,
	)
	const parts = Array.isArray(listed) ? listed : listed.results
	const vehicles = Array.isArray(offered) ? offered : offered.results
	const paths = [
		'/',
		'/how-it-works',
		'/about-us',
		'/contact-us',
		...Object.values(policyPaths),
		'/subscription',
		'/subscription/plans',
		'/pricing',
		'/spare-parts',
		'/vehicles',
		...categories.map(({ uuid }) => `/services/${uuid}`),
		...parts.map(({ uuid }) => `/spare-parts/${uuid}`),
		...vehicles.map(({ id }) => `/vehicles/${id}`),
	]
	const urls = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('')
	const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`
	return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
