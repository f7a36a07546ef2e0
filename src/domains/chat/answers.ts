import { askForPerson, firstQuestions, type Intent, makeComplaint } from '#contract/chat/chat-words.ts'
import { contactClocks } from '#contract/contact/contact-words.ts'
import { distanceWords } from '#contract/doorstep/distance-words.ts'
import { weekLines } from '#contract/doorstep/week-words.ts'
import { durationNames } from '#contract/plans/plan-words.ts'
import { repairLimits } from '#contract/repairs/repair-words.ts'
import { findFeeRule } from '#domains/company/find-fee-rule.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import { feeRuleInRupees } from '#domains/doorstep/fee-in-rupees.ts'
import { listFreeHours } from '#domains/doorstep/list-free-hours.ts'
import { isServedCode } from '#domains/doorstep/service-area.ts'
import { listPlans } from '#domains/plans/find-plans.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { addDays, dayOf, formatDay, formatHour } from '#shared/days.ts'
import { formatRupees } from '#shared/money.ts'
import { dialable } from '#shared/phone.ts'
import { placeOfPostalCode } from '#shared/postal-codes.ts'
import { duration, findParts, oilGrade, servicePrice, warranty } from './catalogue-answers.ts'
import type { Answerer, ChatAnswer, ChatQuestion } from './chat-answer.ts'
import { hasAll } from './find-similar.ts'
import { isNamedDay } from './is-named-day.ts'
import { nextVisit, orderStatus, ownSubscription, repairStatus } from './own-answers.ts'
import { cancellationOf, invoice, payment, privacy, refundOf, rescheduleFee, returns, shipping } from './policy-answers.ts'
import { thingWords, typedWordsOf } from './words-of.ts'

const book = { label: 'Book a service', to: '/' }

/** What is said to each intent. Nothing in it is a price, a time or a promise of its own: these are read where the pages read them. */
export const answers: Record<Intent, Answerer> = {
	greeting: async (_db, { settings }) => ({
		reply: `Hello! I am ${settings.name}’s chat program. I can tell you prices, free hours, plans, and how far your repair or order is.`,
		suggestions: firstQuestions,
	}),
	thanks: async () => ({ reply: 'You are welcome. Ride safely!', suggestions: ['Prices for my bike', 'Free hours this week'] }),
	service_price: servicePrice,
	free_hours: (db, { message }) => freeHours(db, message),
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
			repairHours(settings),
			'When somebody can come to you is shown as free hours.',
		].join(' '),
		suggestions: ['Free hours this week', 'How can I contact you?'],
	}),
	contact: async (_db, { settings, message }) =>
		/\bofficer\b/i.test(message) && settings.grievanceOfficer.name
			? officerContact(settings)
			: { reply: contactLines(settings), actions: contactActions(settings) },
	human: async (_db, { settings }) => ({
		reply: `Our people answer you by mail, once I know your name and email. Or reach them yourself:\n${contactLines(settings)}`,
		actions: contactActions(settings),
		wants_contact: true,
	}),
	complaint: async (_db, { settings, actor }) => ({
		reply: `I am sorry about that. ${actor ? `Press “${makeComplaint}”` : 'Tell me whom we answer'}, and this chat becomes a complaint with a number: we confirm it at once by mail and resolve it within ${contactClocks.resolveDays} days.${officerOf(settings)}`,
		suggestions: actor ? [makeComplaint] : [],
		actions: contactActions(settings),
		wants_contact: actor === null,
	}),
	emergency: async (_db, { settings }) => ({
		reply: [
			'Is somebody hurt? Call 112 first.',
			settings.phone ? `Then call us: ${settings.phone}. Our emergency service answers 24/7.` : `Then reach us:\n${contactLines(settings)}`,
			'Or book with the time “As soon as possible” in the checkout, and we call you.',
		].join('\n'),
		actions: [...contactActions({ ...settings, email: '' }), { label: 'Book “As soon as possible”', to: '/' }],
	}),
	cancellation: async (_db, asked) => cancellationOf(asked),
	reschedule_fee: async () => rescheduleFee,
	refund: async (_db, asked) => refundOf(asked),
	returns: async () => returns,
	shipping: async () => shipping,
	privacy: async () => privacy,
	payment: async () => payment,
	invoice: async () => invoice,
	service_area: serviceArea,
	parts: findParts,
	oil_grade: oilGrade,
	duration,
	book_repair: async (db) => {
		const hours = await freeHours(db, '')
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
	used_vehicles: async (_db, { message }) => ({
		reply: `${/\b(loan|emi|finance)\b|लोन/i.test(message) ? 'I am not sure about a loan or EMI for them; our people know. ' : ''}All used vehicles that we offer, with photos, prices and kilometres, are on one page. You can book one there to see it.`,
		actions: [{ label: 'Used vehicles', to: '/vehicles' }],
	}),
	warranty,
	account: async (_db, { actor }) => ({
		reply: actor
			? 'Your name, phone, address, password and logins are in your profile, and so are the messages you get, your data and the deletion of the account.'
			: 'You can log in, sign up, and ask for a new password or another verification mail on the login page. Once you are logged in, your profile has your details, the messages you get, your data and the deletion of the account.',
		suggestions: [askForPerson],
		actions: [actor ? { label: 'My profile', to: '/profile' } : { label: 'Log in', to: '/login' }],
	}),
	unknown: async (_db, { settings }) => ({
		reply: `I am not sure what you mean, and I do not want to guess. Our people can help:\n${contactLines(settings)}`,
		suggestions: firstQuestions,
		actions: contactActions(settings),
	}),
}

function repairHours({ repairWeek }: Settings) {
	const lines = weekLines(repairWeek)
	if (lines.length === 0) return 'There are no fixed hours for repairs just now.'
	return `Repairs start ${lines.map(({ days, hours }) => `${days === 'Every day' ? 'every day' : days} ${hours}`).join(', ')}.`
}

/** The first free hours of the day that a message names, else of the next seven days. */
async function freeHours(db: ReadDb, message: string): Promise<ChatAnswer> {
	const today = dayOf(now())
	const days = await listFreeHours(db, 'repairs', { days: 7, until: addDays(today, repairLimits.daysAhead) })
	const named = days.filter(({ date }) => isNamedDay(message, date, today))
	const free = (named.length > 0 ? named : days).flatMap(({ date, times }) => {
		const hours = times.filter(({ placesLeft }) => placesLeft > 0).map(({ time }) => formatHour(time))
		if (hours.length === 0) return named.length > 0 ? [`${formatDay(date)}: no hour is free`] : []
		return [`${formatDay(date)}: ${hours.slice(0, 4).join(', ')}${hours.length > 4 ? ` and ${hours.length - 4} more` : ''}`]
	})
	if (free.length === 0)
		return {
			reply: 'No hour is free in the next seven days. The checkout shows later ones.',
			actions: [book],
			suggestions: [askForPerson],
		}
	return { reply: `Free hours:\n${free.join('\n')}`, suggestions: ['Prices for my bike'], actions: [book] }
}

/** The plans with their prices; one that is named, or those that include the thing that is named, with all that they include. */
async function subscriptionPlans(db: ReadDb, { message }: ChatQuestion): Promise<ChatAnswer> {
	const plans = await listPlans(db)
	if (plans.length === 0) return { reply: 'There is no plan on offer just now.', suggestions: ['Prices for my bike'] }
	const things = typedWordsOf(message)
		.map(({ typed }) => typed)
		.filter((word) => thingWords.has(word))
	const covering = plans.filter(({ features }) => things.length > 0 && features.some((feature) => hasAll(feature, things)))
	const named = plans.filter(({ name }) => message.toLowerCase().includes(`${name.toLowerCase()} plan`))
	const meant = named.length > 0 ? named : covering
	const unsure =
		things.length > 0 && covering.length === 0 ? `I am not sure: no plan names “${things.join(' ')}” in what it includes.\n` : ''
	const lines = (meant.length > 0 ? meant : plans).map(({ name, features, variants }) => {
		const prices = variants.map(
			({ duration_type, discounted_price, max_visits }) =>
				`${durationNames[duration_type]} ${formatRupees(discounted_price)} (${max_visits} ${max_visits === 1 ? 'visit' : 'visits'})`,
		)
		return `${name}: ${prices.join(', ')}${meant.length > 0 ? `. Included: ${features.join(', ')}` : ''}`
	})
	return {
		reply: `${unsure}Our plans, each for one bike, GST included:\n${lines.join('\n')}`,
		suggestions: ['When is my next visit?', 'How can I pay?'],
		actions: [{ label: 'Compare plans', to: '/pricing' }],
	}
}

/** Whether we come to a PIN code that was named, and what the way costs. */
async function serviceArea(db: ReadDb, { whole, settings }: ChatQuestion): Promise<ChatAnswer> {
	const fee = distanceWords(feeRuleInRupees(await findFeeRule(db, 'repairs')), 'The way to you')
	const code = /(?<!\d)[1-9]\d{5}(?!\d)/.exec(whole)?.[0]
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

function contactLines({ phone, whatsapp, email, address }: Settings) {
	const lines = [
		phone && `Phone: ${phone}`,
		whatsapp && `WhatsApp: ${whatsapp}`,
		email && `Email: ${email}`,
		address && `Address: ${address}`,
	]
	return lines.filter(Boolean).join('\n') || 'No contact is published just now.'
}
function contactActions({ phone, email }: Pick<Settings, 'phone' | 'email'>) {
	return [
		...(phone ? [{ label: 'Call us', to: dialable(phone) }] : []),
		...(email ? [{ label: 'Write to us', to: `mailto:${email}` }] : []),
	]
}
const officerContact = ({ grievanceOfficer: { name, email, phone } }: Settings): ChatAnswer => ({
	reply: [`Our grievance officer is ${name}.`, email && `Email: ${email}`, phone && `Phone: ${phone}`].filter(Boolean).join('\n'),
	suggestions: [askForPerson],
	actions: contactActions({ phone, email }),
})
const officerOf = ({ grievanceOfficer: { name, email } }: Settings) =>
	name ? ` Our grievance officer ${name} (${email}) answers for that.` : ''
