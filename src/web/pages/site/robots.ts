import { siteContext } from '../../context.ts'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
	const { publicUrl } = context.get(siteContext)
	const lines = [
		'User-agent: *',
		'Disallow: /admin',
		'Disallow: /profile',
		'Disallow: /checkout',
		'Disallow: /spare-parts/cart',
		'Disallow: /subscription/schedule',
		'Disallow: /subscription/visits/',
		'Disallow: /spare-parts/checkout',
		'Disallow: /api/',
		'Disallow: /dev/',
		`Sitemap: ${publicUrl}/sitemap.xml`,
	]
	return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
