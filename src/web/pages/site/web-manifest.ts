import { siteContext } from '../../context.ts'
import { companyName } from '../../features/site/titles.ts'
import type { Route } from './+types/web-manifest'

const paper = '#FAF8F3'
const icon = (size: number, file: string, purpose: 'any' | 'maskable') => ({
	src: `/${file}.png`,
	sizes: `${size}x${size}`,
	type: 'image/png',
	purpose,
})

/** What a phone needs to put the product on its first screen. */
export async function loader({ context }: Route.LoaderArgs) {
	const { api, publicUrl, demo } = context.get(siteContext)
	const settings = await api.company.settings({}).catch(() => null)
	const name = companyName({ settings, publicUrl, demo })
	const manifest = {
		id: '/',
		name,
		short_name: name,
		description: 'Doorstep repair, spare parts, used vehicles and maintenance plans for your bike or scooter.',
		lang: 'en-IN',
		start_url: '/',
		scope: '/',
		display: 'standalone',
		background_color: paper,
		theme_color: paper,
		categories: ['shopping', 'lifestyle'],
		icons: [icon(192, 'icon-192', 'any'), icon(512, 'icon-512', 'any'), icon(512, 'icon-512-maskable', 'maskable')],
		shortcuts: [
			{ name: 'My Repairs', url: '/profile?tab=repairs' },
			{ name: 'Spare Parts', url: '/spare-parts' },
		],
	}
	return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json; charset=utf-8' } })
}
