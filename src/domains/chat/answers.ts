import { askForPerson, firstQuestions, type Intent } from '#contract/chat/chat-words.ts'
import { durationNames } from '#contract/plans/plan-words.ts'
import { repairLimits } from '#contract/repairs/repair-words.ts'
import { findFeeRule } from '#domains/company/find-fee-rule.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import { listFreeHours } from '#domains/doorstep/list-free-hours.ts'
import { isServedCode } from '#domains/doorstep/service-area.ts'
import { listParts } from '#domains/parts/list-parts.ts'
import { listPlans } from '#domains/plans/find-plans.ts'
import { listServiceCategories } from '#domains/repairs/list-service-categories.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { addDays, dayOf, formatDay, formatHour } from '#shared/days.ts'
import { formatRupees, rupees } from '#shared/money.ts'
import { placeOfPostalCode } from '#shared/postal-codes.ts'
import { findBike } from './find-bike.ts'
import { mostAlike, tellingWords } from './most-alike.ts'
import { nextVisit, orderStatus, ownSubscription, repairStatus } from './own-answers.ts'
import type { Answer, Asked, Said } from './said.ts'

const book = { label: 'Book a service', to: '/' }

/** What is said to each intent. Nothing in it is a price, a time or a promise of its own: these are read where the pages read them. */
export const answers: Record<Intent, Answer> = {
	greeting: async (_db, { settings }) => ({
		reply: `Hello! I am ${settings.name}’s chat program. I can tell you prices, free hours, plans, and how far your repair or order is.`,
		suggestions: firstQuestions,
	}),
	thanks: async () => ({ reply: 'You are welcome. Ride safely!', suggestions: ['Prices for my bike', 'Free hours this week'] }),
	service_price: servicePrice,
	free_hours: freeHours,
	repair_status: repairStatus,
	order_status: orderStatus,
	next_visit: nextVisit,
	subscription_plans: subscriptionPlans,
	my_subscription: ownSubscription,
	working_hours: async (_db, { settings }) => ({
		reply: [
			settings.workingHours.length > 0
				? `Our office is open ${settings.workingHours.map(({ days, hours }) => `${days} ${hours}`).join(', ')}.`
				: 'Our office hours are not published.',
			'When somebody can come to you is shown as free hours.',
		].join(' '),
		suggestions: ['Free hours this week', 'How can I contact you?'],
	}),
	contact: async (_db, { settings }) => ({ reply: contactLines(settings), actions: contactActions(settings) }),
	human: async (_db, { settings }) => ({
		reply: `Our people answer you by mail, once I know your name and e-mail. Or reach them yourself:\n${contactLines(settings)}`,
		actions: contactActions(settings),
		wants_contact: true,
	}),
	cancellation: async () => ({
		reply:
			'Open the booking, order or visit in your profile: it offers Cancel, and for visits another time, for as long as that is possible. What is given back to you is shown there.',
		suggestions: ['Status of my repair', askForPerson],
		actions: [
			{ label: 'My Repairs', to: '/profile?tab=repairs' },
			{ label: 'My Orders', to: '/profile?tab=orders' },
			{ label: 'My Subscriptions', to: '/profile?tab=subscriptions' },
		],
	}),
	payment: async () => ({
		reply: 'You pay by UPI or cash, after the work is done or when parts are delivered. Nothing is charged online. Prices include GST.',
		suggestions: ['Prices for my bike', 'What are your plans?'],
	}),
	service_area: serviceArea,
	parts: findParts,
	book_repair: async (db) => {
		const hours = await freeHours(db)
		return {
			reply: `Choose your bike and the service, then an hour: a technician comes to you.\n${hours.reply}`,
			suggestions: ['Prices for my bike', 'Do you come to my area?'],
			actions: [book],
		}
	},
	sell_vehicle: async () => ({
		reply: 'Tell us about your vehicle and add photos: we look at it, inspect it and make you an offer.',
		actions: [{ label: 'Sell a vehicle', to: '/sell-vehicle' }],
	}),
	used_vehicles: async () => ({
		reply: 'All used vehicles that we offer, with photos, prices and kilometres, are on one page. You can book one there to see it.',
		actions: [{ label: 'Used vehicles', to: '/vehicles' }],
	}),
	warranty,
	account: async (_db, { actor }) => ({
		reply: actor
			? 'Your name, phone, address, password and logins are in your profile, and so are your data and the deletion of the account.'
			: 'You can log in, sign up, and ask for a new password or another verification mail on the login page.',
		suggestions: [askForPerson],
		actions: [actor ? { label: 'My profile', to: '/profile' } : { label: 'Log in', to: '/login' }],
	}),
	unknown: async (_db, { settings }) => ({
		reply: `I am not sure what you mean, and I do not want to guess. Our people can help:\n${contactLines(settings)}`,
		suggestions: firstQuestions,
		actions: contactActions(settings),
	}),
}

/** The services that were named, or the price from which each kind of work begins; for the bike where there is one. */
async function servicePrice(db: ReadDb, { message, modelId }: Asked): Promise<Said> {
	const bike = await findBike(db, message, modelId)
	const categories = await listServiceCategories(db, bike ? { manufacturer_id: bike.manufacturerId, vehicle_model_id: bike.id } : {})
	const services = categories.flatMap((category) =>
		category.services.map((service) => ({ ...service, category: category.name, to: `/services/${category.uuid}` })),
	)
	const offered = services.filter(({ fits }) => fits !== false)
	const named = mostAlike(message, offered, { textOf: ({ name, category }) => `${name} ${category}`, least: 0.35 }).slice(0, 4)
	const suggestions = ['Free hours this week', 'What are your plans?']
	const forBike = bike ? ` for ${bike.manufacturerName} ${bike.name}` : ''
	const hint = bike ? '' : '\nChoose your bike and every price is exact.'
	if (named.length > 0)
		return {
			reply: `Prices${forBike}, GST included:\n${named.map((service) => `${service.name}: ${priceOf(service)}`).join('\n')}${hint}`,
			suggestions,
			actions: [...new Map(named.map(({ category, to }) => [to, { label: category, to }])).values()],
		}
	const lines = categories.flatMap((category) =>
		category.price_from === null || category.price_from === undefined
			? []
			: [`${category.name}: from ${formatRupees(category.price_from)}`],
	)
	if (lines.length === 0) return { reply: 'I know no service for this bike.', suggestions }
	return { reply: `What our work costs${forBike}, GST included:\n${lines.join('\n')}${hint}`, suggestions, actions: [book] }
}

type Priced = {
	price?: number | undefined
	price_from?: number | null | undefined
	price_to?: number | null | undefined
	base_price: number
}
function priceOf({ price, price_from: from, price_to: to, base_price }: Priced) {
	if (price !== undefined) return formatRupees(price)
	if (typeof from !== 'number' || typeof to !== 'number') return formatRupees(base_price)
	return from === to ? formatRupees(from) : `${formatRupees(from)} to ${formatRupees(to)}`
}

/** The first free hours of the next seven days. */
async function freeHours(db: ReadDb): Promise<Said> {
	const today = dayOf(now())
	const days = await listFreeHours(db, 'repairs', { days: 7, until: addDays(today, repairLimits.daysAhead) })
	const free = days.flatMap(({ date, times }) => {
		const hours = times.filter(({ placesLeft }) => placesLeft > 0).map(({ time }) => formatHour(time))
		return hours.length === 0
			? []
			: [`${formatDay(date)}: ${hours.slice(0, 4).join(', ')}${hours.length > 4 ? ` and ${hours.length - 4} more` : ''}`]
	})
	if (free.length === 0)
		return {
			reply: 'No hour is free in the next seven days. The checkout shows later ones.',
			actions: [book],
			suggestions: [askForPerson],
		}
	return { reply: `Free hours:\n${free.join('\n')}`, suggestions: ['Prices for my bike'], actions: [book] }
}

async function subscriptionPlans(db: ReadDb): Promise<Said> {
	const plans = await listPlans(db)
	if (plans.length === 0) return { reply: 'There is no plan on offer just now.', suggestions: ['Prices for my bike'] }
	const lines = plans.map(({ name, variants }) => {
		const prices = variants.map(
			({ duration_type, discounted_price, max_visits }) =>
				`${durationNames[duration_type]} ${formatRupees(discounted_price)} (${max_visits} ${max_visits === 1 ? 'visit' : 'visits'})`,
		)
		return `${name}: ${prices.join(', ')}`
	})
	return {
		reply: `Our plans, GST included:\n${lines.join('\n')}`,
		suggestions: ['When is my next visit?', 'How can I pay?'],
		actions: [{ label: 'Compare plans', to: '/pricing' }],
	}
}

/** Whether we come to a PIN code that was named, and what the way costs. */
async function serviceArea(db: ReadDb, { message, settings }: Asked): Promise<Said> {
	const rule = await findFeeRule(db, 'repairs')
	const fee = `The way to you is free up to ${rule.freeKm} km; after that ${formatRupees(rupees(rule.perKmPaise))} per km, ${formatRupees(rupees(rule.maximumPaise))} at most.`
	const code = /(?<!\d)[1-9]\d{5}(?!\d)/.exec(message)?.[0]
	if (code === undefined)
		return {
			reply: `${settings.serviceArea.length > 0 ? `We come to PIN codes that begin with ${settings.serviceArea.join(', ')}.` : 'Please tell me your PIN code of six digits.'} ${fee}`,
			suggestions: ['Free hours this week'],
		}
	const place = placeOfPostalCode(code)
	const where = place ? `${code} (${place.city || place.state})` : code
	const served = isServedCode(settings, code)
	return {
		reply: served ? `Yes, we come to ${where}. ${fee}` : `We do not come to ${where} yet.`,
		suggestions: served ? ['Free hours this week', 'Prices for my bike'] : [askForPerson],
		...(served && { actions: [book] }),
	}
}

/** What a search for the words that are no question finds; what fits the bike first. */
async function findParts(db: ReadDb, { message, modelId }: Asked): Promise<Said> {
	const bike = await findBike(db, message, modelId)
	const ofBike = new Set(bike ? tellingWords(`${bike.manufacturerName} ${bike.name}`) : [])
	const search = tellingWords(message)
		.filter((word) => !ofBike.has(word) && !asking.has(word))
		.slice(0, 4)
		.join(' ')
	const found = await listParts(db, { search, page: 1, page_size: 4, ...(bike && { vehicle_model_id: bike.id, fits: true }) })
	const results = Array.isArray(found) ? found : found.results
	const forBike = bike ? ` that fit ${bike.manufacturerName} ${bike.name}` : ''
	const all = { label: 'Spare parts', to: search ? `/spare-parts?search=${encodeURIComponent(search)}` : '/spare-parts' }
	if (results.length === 0)
		return {
			reply: `I found no parts${forBike}${search ? ` for “${search}”` : ''}. You can look through all parts, or ask our people.`,
			suggestions: [askForPerson],
			actions: [{ label: 'Spare parts', to: '/spare-parts' }],
		}
	const lines = results.map(({ name, price, discounted_price }) => `${name}: ${formatRupees(discounted_price ?? price)}`)
	return {
		reply: `Parts${forBike}${search ? ` for “${search}”` : ''}, GST included:\n${lines.join('\n')}${bike ? '' : '\nChoose your bike to see what fits.'}`,
		suggestions: ['Where is my order?', 'How can I pay?'],
		actions: [all],
	}
}
const asking = new Set(
	'part fit fits sell buy stock have which where there free available does am available genuine original replace open number'.split(' '),
)

/** What each service says of its warranty. */
async function warranty(db: ReadDb, { message }: Asked): Promise<Said> {
	const services = (await listServiceCategories(db, {}))
		.flatMap((category) => category.services)
		.filter((service) => service.warranty !== '')
	const named = mostAlike(message, services, { textOf: ({ name }) => name, least: 0.4 }).slice(0, 3)
	return {
		reply: [
			'Every service names its own warranty, and your repair keeps what was promised when you booked it.',
			...named.map(({ name, warranty: promised }) => `${name}: ${promised}`),
			'Has a fault come back? Our people look into it.',
		].join('\n'),
		suggestions: [askForPerson, 'Status of my repair'],
	}
}

function contactLines({ phone, whatsapp, email, address }: Settings) {
	const lines = [
		phone && `Phone: ${phone}`,
		whatsapp && `WhatsApp: ${whatsapp}`,
		email && `E-mail: ${email}`,
		address && `Address: ${address}`,
	]
	return lines.filter(Boolean).join('\n') || 'No contact is published just now.'
}
function contactActions({ phone, email }: Settings) {
	return [
		...(phone ? [{ label: 'Call us', to: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
		...(email ? [{ label: 'Write to us', to: `mailto:${email}` }] : []),
	]
}
