import type { Client } from '#contract/client.ts'
import { policyNames, policyPaths } from '#contract/company/policy-words.ts'
import { formatRupees } from '#shared/money.ts'
import type { OutlineLetters, Picture } from '#shared/picture.ts'
import { siteContext } from '../../context.ts'
import { drivenWords, vehicleName } from '../../features/market/shared/vehicle-words.ts'
import { findShownVehicle } from '../../features/market/shop/vehicle-queries.ts'
import { priceWords } from '../../features/parts/shared/part-words.ts'
import { findShownPart } from '../../features/parts/shop/part-queries.ts'
import { findServiceCategory } from '../../features/repairs/shop/find-service-category.ts'
import { companyName } from '../../features/site/titles.ts'
import type { Route } from './+types/share-picture'
import { brandMark, drawingOf, drawnWithin, token } from './drawn.ts'
import { notToBeHad } from './not-to-be-had.ts'

/**
 * What is shown of a link to a page: `/share/home.png`, else `/share` and the page's address. Its name, its price as the page says it,
 * and its drawing. 404 for what is no page or not there any more.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { api, drawPicture, loadLetters } = context.get(siteContext)
	const path = /^([\w/-]+)\.png$/.exec(params['*'] ?? '')?.[1]
	try {
		const card = path && (await cardOf(api, path))
		if (!card) throw new Response('Not found', { status: 404 })
		const settings = await api.company.settings({}).catch(() => null)
		const png = await drawPicture(pictureOf(card, settings?.name || companyName(undefined), await loadLetters()))
		return new Response(png, {
			headers: {
				'content-type': 'image/png',
				'cache-control': 'public, max-age=3600',
				// Whoever shows the link shows the picture on a page of his own.
				'cross-origin-resource-policy': 'cross-origin',
			},
		})
	} catch (error) {
		return notToBeHad(error)
	}
}

type Card = {
	/** A few words above the title. */
	kind: string
	title: string
	price?: string
	/** Address of a drawing. */
	drawing: string
}

async function cardOf(api: Client, path: string): Promise<Card | null> {
	const [area = '', id] = path.split('/')
	const card = cards[path]
	if (card) return card
	if (!id) return null
	return (await things[area]?.(api, id)) ?? null
}

const [bike, scooter] = ['/drawings/commuter-blue.svg', '/drawings/scooter-red.svg']
const box = '/drawings/parts/box.svg'
const policies = Object.entries(policyPaths).map(([name, path]) => [
	path.slice(1),
	{ kind: 'Our policies', title: policyNames[name as keyof typeof policyPaths], drawing: scooter },
])
/** Pages without a thing of their own. */
const cards: Record<string, Card> = {
	home: { kind: 'Bikes and scooters', title: 'Your bike, repaired at your door', drawing: bike },
	'spare-parts': { kind: 'GST included', title: 'Spare parts that fit your bike', drawing: box },
	vehicles: { kind: 'With papers and inspection', title: 'Used bikes and scooters', drawing: '/drawings/classic-green.svg' },
	pricing: { kind: 'Maintenance plans', title: 'Plans and pricing', drawing: scooter },
	subscription: { kind: 'Subscription', title: 'Your bike cared for all year', drawing: scooter },
	'subscription/plans': { kind: 'Subscription', title: 'Maintenance plans', drawing: scooter },
	'how-it-works': { kind: 'From booking to payment', title: 'How it works', drawing: bike },
	'about-us': { kind: 'Who we are', title: 'About us', drawing: bike },
	'contact-us': { kind: 'Day and night', title: 'Contact us', drawing: scooter },
	login: { kind: 'Your account', title: 'Log in or sign up', drawing: bike },
	...Object.fromEntries(policies),
}

const things: Record<string, (api: Client, id: string) => Promise<Card | null>> = {
	'spare-parts': async (api, id) => {
		const part = await findShownPart(api.parts, id)
		return (
			part && { kind: `Spare part ${part.part_number}`, title: part.name, price: priceWords(part).now, drawing: part.main_image ?? box }
		)
	},
	vehicles: async (api, id) => {
		const vehicle = await findShownVehicle(api.market, id)
		const { drawing, paint } = vehicle ?? {}
		return (
			vehicle && {
				kind: drivenWords(vehicle),
				title: vehicleName(vehicle),
				price: vehicle.display_price.formatted,
				drawing: `/drawings/${drawing}-${paint}.svg`,
			}
		)
	},
	services: async (api, id) => {
		const found = await findServiceCategory(api.repairs, id)
		if ('missing' in found) return null
		const { name, image, price_from } = found.category
		const price = typeof price_from === 'number' ? { price: `From ${formatRupees(price_from)}` } : {}
		return { kind: 'Doorstep repair', title: name, drawing: image ?? bike, ...price }
	},
}

const [ink, muted] = [token('--ink'), token('--muted')]
/** Pixels; long names in smaller letters, and the longest cut where two lines of those end. */
const sizeOf = (title: string) => (title.length <= 22 ? 68 : title.length <= 44 ? 56 : 46)
const longest = 84
const shortened = (title: string) => (title.length <= longest ? title : `${title.slice(0, longest - 1).trimEnd()}…`)

/** A job card with the drawing, the price on a number plate. */
function pictureOf({ kind, title, price, drawing }: Card, company: string, outlineLetters: OutlineLetters): Picture {
	const drawnAt = (address: string) => drawingOf(new URL(address, 'http://drawings'), outlineLetters)
	const drawn = drawnAt(drawing) ?? drawnAt(bike)
	const plate = { left: 56, top: 462, width: 400, height: 100 }
	const strip = 32
	return {
		svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1200" height="630">
<rect width="1200" height="630" fill="${token('--paper')}"/>
<rect x="640" y="64" width="504" height="498" rx="12" fill="${token('--card')}" stroke="${token('--line')}" stroke-width="3"/>
${drawn ? drawnWithin(drawn, { x: 672, y: 98, width: 440, height: 430 }) : ''}
${drawnWithin(brandMark(), { x: 56, y: 60, width: 56, height: 56 })}
${
	price
		? `<rect x="${plate.left}" y="${plate.top}" width="${plate.width}" height="${plate.height}" rx="10" fill="${token('--plate-white')}" stroke="${ink}" stroke-width="5"/>
<path d="M${plate.left + 3} ${plate.top + 10}a7 7 0 0 1 7-7h${strip - 7}v${plate.height - 6}h-${strip - 7}a7 7 0 0 1-7-7z" fill="${token('--plate-strip')}"/>`
		: ''
}
<rect y="606" width="1200" height="24" fill="${token('--plate')}"/>
</svg>`,
		words: [
			{ words: company, weight: 'heavy', colour: ink, size: 44, left: 130, top: 60, width: 480 },
			{ words: kind, weight: 'normal', colour: muted, size: 32, left: 56, top: 164, width: 560 },
			{ words: shortened(title), weight: 'heavy', colour: ink, size: sizeOf(title), left: 56, top: 216, width: 560 },
			...(price
				? [
						{
							words: price,
							weight: 'heavy' as const,
							colour: ink,
							size: price.length > 9 ? 50 : 64,
							...plate,
							left: plate.left + strip,
							width: plate.width - strip,
						},
					]
				: []),
		],
	}
}
