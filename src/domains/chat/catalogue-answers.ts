import { askForPerson } from '#contract/chat/chat-words.ts'
import type { Service } from '#contract/repairs/repairs.ts'
import { listParts } from '#domains/parts/list-parts.ts'
import { listServiceCategories } from '#domains/repairs/list-service-categories.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { formatRupees } from '#shared/money.ts'
import type { ChatAnswer, ChatQuestion } from './chat-answer.ts'
import { type AboutBike, findBike } from './find-bike.ts'
import { findNearest, hasAll, nounsOf } from './find-similar.ts'

// Answers about services and parts. Only something with every noun of the question is an answer; else the reply says that we are not sure.

const bookAction = { label: 'Book a service', to: '/' }
const suggestions = ['Free hours this week', 'What are your plans?']

/** The services that were named, or the price from which each kind of work begins; for the bike where there is one. */
export async function servicePrice(db: ReadDb, asked: ChatQuestion): Promise<ChatAnswer> {
	const work = await findRequestedWork(db, asked)
	if (work.named.length > 0) return asksContents.test(asked.message) ? contentsOf(work) : pricesOf(work)
	if (work.nouns.length > 0) return (isOfService(work.nouns) ? null : await partsNamed(db, work.about, work.nouns)) ?? unsureOfWork(work)
	const lines = work.categories.flatMap(({ name, price_from: from }) =>
		typeof from === 'number' ? [`${name}: from ${formatRupees(from)}`] : [],
	)
	if (lines.length === 0) return { reply: 'I know no service for this bike.', suggestions }
	return {
		reply: `What our work costs${forBike(work.about)}, GST included:\n${lines.join('\n')}${hintOf(work.about)}`,
		suggestions,
		actions: [bookAction],
	}
}
/** A 'full' or 'general' service that is not for the bike is no part either. */
const isOfService = (nouns: readonly string[]) => nouns.every((word) => word === 'full' || word === 'general')

const asksContents = /\binclud|\bshaa?mil\b|\bkya kya\b|शामिल|क्या क्या/i
/** What the price of a service includes. */
const contentsOf = ({ named }: Work): ChatAnswer => ({
	reply: named.map(({ name, features }) => `${name} includes: ${features.map((feature) => feature.name).join(', ')}.`).join('\n'),
	suggestions: ['Prices for my bike', ...suggestions],
	actions: actionsOf(named),
})

/** No price and no time of something near. */
const unsureOfWork = ({ nouns, about }: Work): ChatAnswer => ({
	reply: `I am not sure what work you mean by ${quoted(nouns)}${forBike(about)}, and I do not want to guess. You can look through all our work, or ask our people.`,
	suggestions: [askForPerson, ...suggestions],
	actions: [bookAction],
})

/** Parts with every noun of the question; those that fit the bike, where there is one. */
export async function findParts(db: ReadDb, asked: ChatQuestion): Promise<ChatAnswer> {
	const work = await findRequestedWork(db, asked)
	const all = { label: 'Spare parts', to: '/spare-parts' }
	if (work.nouns.length === 0)
		return {
			reply: `Yes, we sell spare parts${work.about.bike ? `, also for ${nameOf(work.about)}` : ''}. Tell me which one, such as brake shoe or air filter.`,
			suggestions: ['Where is my order?', 'How can I pay?'],
			actions: [all],
		}
	const found = await partsNamed(db, work.about, work.nouns)
	if (found) return found
	if (work.named.length > 0) {
		const prices = pricesOf(work)
		return { ...prices, reply: `I know no part of that name for sure; this is our work.\n${prices.reply}` }
	}
	const { about, nouns } = work
	return {
		reply: `I am not sure that we have ${quoted(nouns)}${about.bike ? ` for ${nameOf(about)}` : ''}: no part I know is called that. You can look through all parts, or ask our people.`,
		suggestions: [askForPerson],
		actions: [all],
	}
}

/** The engine oils that fit: their names say the grade. */
export async function oilGrade(db: ReadDb, asked: ChatQuestion): Promise<ChatAnswer> {
	const about = await findBike(db, asked)
	const fitting = about.bike && (await partsNamed(db, about, ['engine', 'oil']))
	if (fitting) return { ...fitting, reply: `${fitting.reply}\nThe manual of your bike says which of these grades its maker wants.` }
	return {
		reply: about.bike
			? `I am not sure: no engine oil of ours is marked for ${nameOf(about)}. Its manual names the grade, and our people know it too.`
			: 'It depends on the model. Choose your bike, or ask with its full name, such as Splendor Plus, and I show the oils that fit it.',
		suggestions: [askForPerson],
		actions: [{ label: 'Spare parts', to: '/spare-parts?search=engine%20oil' }],
	}
}

/** How long the work takes that was named, else from what to what each kind of work does. */
export const duration = (db: ReadDb, asked: ChatQuestion): Promise<ChatAnswer> =>
	answerAboutWork(db, asked, {
		of: (service) => service.duration,
		size: (told) => 60 * Number(/(\d+) h/.exec(told)?.[1] ?? 0) + Number(/(\d+) min/.exec(told)?.[1] ?? 0),
		first: 'How long our work takes at your door:',
		last: 'Several services in one visit take as long as all of them together.',
	})

/** What each service says of its warranty. */
export async function warranty(db: ReadDb, asked: ChatQuestion): Promise<ChatAnswer> {
	if (/\b(original|genuine|duplicate)\b|असली/i.test(asked.message))
		return {
			reply: 'I am not sure whose parts are used for which work, and I do not want to guess. Our people know.',
			suggestions: [askForPerson],
		}
	const said = await answerAboutWork(db, asked, {
		of: (service) => service.warranty,
		size: (told) => Number.parseInt(told, 10) * (/year/i.test(told) ? 12 : 1),
		first: 'Every service names its own warranty, and your repair keeps what was promised when you booked it.',
		last: 'Has a fault come back? Our people look into it.',
	})
	return { ...said, suggestions: [askForPerson, 'Status of my repair'] }
}

/** `of` what is told of a service, such as '1 h 15 min', `size` how much that is. */
type Fact = { of: (service: Service) => string; size: (told: string) => number; first: string; last: string }
async function answerAboutWork(db: ReadDb, asked: ChatQuestion, { of, size, first, last }: Fact): Promise<ChatAnswer> {
	const work = await findRequestedWork(db, asked)
	const { named, nouns, categories } = work
	const known = named.filter((service) => of(service) !== '')
	const ofCategory = categories.flatMap(({ name, services }) => {
		const told = [...new Set(services.filter((service) => service.fits !== false).map(of))].filter(Boolean)
		const sorted = told.toSorted((one, other) => size(one) - size(other))
		const [least, most] = [sorted.at(0), sorted.at(-1)]
		return least === undefined ? [] : [`${name}: ${least === most ? least : `${least} to ${most}`}`]
	})
	if (nouns.length > 0 && known.length === 0) return unsureOfWork(work)
	const lines = known.length > 0 ? known.map((service) => `${service.name}: ${of(service)}`) : ofCategory
	return {
		reply: `${first}\n${lines.join('\n')}\n${last}`,
		suggestions: ['Prices for my bike', askForPerson],
		actions: actionsOf(known),
	}
}

type Named = Service & { category: string; to: string }
type Work = { about: AboutBike; nouns: string[]; categories: Awaited<ReturnType<typeof listServiceCategories>>; named: Named[] }

/** What a message asks for, and the services that have all of it in their names; what is for the bike alone, four at most. */
async function findRequestedWork(db: ReadDb, asked: ChatQuestion): Promise<Work> {
	const { message } = asked
	const about = await findBike(db, asked)
	const { bike } = about
	const categories = await listServiceCategories(db, bike ? { manufacturer_id: bike.manufacturerId, vehicle_model_id: bike.id } : {})
	const nouns = nounsOf(message, about.vehicleWords)
	const services = categories.flatMap((category) =>
		category.services.map((service) => ({ ...service, category: category.name, to: `/services/${category.uuid}` })),
	)
	const having = havingAll(
		nouns,
		services.filter(({ fits }) => fits !== false),
		[({ name }) => name, ({ name, category }) => `${name} ${category}`],
	)
	const wanted = nouns.length > 0 ? having : services.filter(({ fits, name }) => fits !== false && isWhole(message, name))
	return { about, nouns, categories, named: findNearest(message, wanted, ({ name }) => name).slice(0, 4) }
}
/** The things that have every noun in their first text, else in the next. */
const havingAll = <Thing>(nouns: readonly string[], things: readonly Thing[], texts: ((thing: Thing) => string)[]): Thing[] =>
	texts.map((textOf) => things.filter((thing) => hasAll(textOf(thing), nouns))).find((found) => found.length > 0) ?? []

/** 'General service' and 'Full service' have no noun beside the one that all of them have. */
const isWhole = (message: string, name: string) => / service$/i.test(name) && message.toLowerCase().includes(name.toLowerCase())

function pricesOf({ about, named }: Work): ChatAnswer {
	return {
		reply: `Prices${forBike(about)}, GST included:\n${named.map((service) => `${service.name}: ${priceOf(service)}${service.duration && `, ${service.duration}`}`).join('\n')}${hintOf(about)}`,
		suggestions,
		actions: actionsOf(named),
	}
}

async function partsNamed(db: ReadDb, about: AboutBike, nouns: string[]): Promise<ChatAnswer | null> {
	const { bike, isNamed, vehicleWords } = about
	const find = async (words: readonly string[], fitting: boolean) => {
		const search = words.join(' ')
		const found = await listParts(db, { search, page: 1, page_size: 20, ...(bike && fitting && { vehicle_model_id: bike.id, fits: true }) })
		const parts = Array.isArray(found) ? found : found.results
		const named = havingAll(words, parts, [
			({ name }) => name,
			({ name, category_name, brands }) => [name, category_name, ...brands].join(' '),
		])
		return named.slice(0, 4)
	}
	const search = nouns.join(' ')
	const told = (parts: Awaited<ReturnType<typeof find>>, first: string, last: string): ChatAnswer => ({
		reply: `${first}, GST included:\n${parts.map(({ name, price, discounted_price }) => `${name}: ${formatRupees(discounted_price ?? price)}`).join('\n')}${last}`,
		suggestions: ['Where is my order?', 'How can I pay?'],
		actions: [{ label: 'Spare parts', to: `/spare-parts?search=${encodeURIComponent(search)}` }],
	})
	if (bike) {
		const fitting = await find(nouns, true)
		if (fitting.length > 0) return told(fitting, `Parts that fit ${nameOf(about)} for ${quoted(nouns)}`, '')
	}
	// 'Splendor' names no model, but the parts that are for it say so.
	const spoken = nounsOf(about.whole).filter((word) => vehicleWords.has(word))
	const ofFamily = spoken.length > 0 ? await find([...nouns, ...spoken], false) : []
	const others = ofFamily.length > 0 || isNamed ? [] : await find(nouns, false)
	// To whoever speaks of a bike no part is shown whose name says that it is for another.
	const any = ofFamily.length > 0 ? ofFamily : others.filter(({ name }) => spoken.length === 0 || !name.includes(' for '))
	if (any.length === 0) return null
	const unmarked = bike ? `I know none that is marked for ${nameOf(about)}. ` : ''
	return told(
		any,
		`${unmarked}Parts for ${quoted(ofFamily.length > 0 ? [...nouns, ...spoken] : nouns)}`,
		'\nChoose your bike to see what fits.',
	)
}

type Priced = Pick<Service, 'price' | 'price_from' | 'price_to' | 'base_price'>
function priceOf({ price, price_from: from, price_to: to, base_price }: Priced) {
	if (price !== undefined) return formatRupees(price)
	if (typeof from !== 'number' || typeof to !== 'number') return formatRupees(base_price)
	return from === to ? formatRupees(from) : `${formatRupees(from)} to ${formatRupees(to)}`
}

const quoted = (nouns: readonly string[]) => `“${nouns.join(' ')}”`
const nameOf = ({ bike }: AboutBike) => (bike ? `${bike.manufacturerName} ${bike.name}` : '')
const forBike = (about: AboutBike) => (about.bike ? ` for ${nameOf(about)}` : '')
const hintOf = ({ bike, namesakes }: AboutBike) => {
	if (bike) return ''
	if (namesakes.length === 0) return '\nChoose your bike and every price is exact.'
	return `\nDo you ride the ${namesakes.map(({ manufacturerName, name }) => `${manufacturerName} ${name}`).join(' or the ')}? Name its maker too and every price is exact.`
}
const actionsOf = (named: readonly Named[]) => [...new Map(named.map(({ category, to }) => [to, { label: category, to }])).values()]
