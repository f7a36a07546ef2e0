import { askForPerson } from '#contract/chat/chat-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { listOrders } from '#domains/orders/list-orders.ts'
import { findActive } from '#domains/plans/find-subscriptions.ts'
import { listUpcoming } from '#domains/plans/find-visits.ts'
import { listRepairs } from '#domains/repairs/list-repairs.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { formatDay, formatStart } from '#shared/days.ts'
import type { ChatAnswer, ChatQuestion } from './chat-answer.ts'

/** Answers about what is somebody's own: of the caller alone, and of nobody for a visitor (A.CHAT-09). */
const own =
	(what: string, answer: (db: ReadDb, actor: Actor, message: string) => Promise<ChatAnswer>) =>
	async (db: ReadDb, { actor, message }: ChatQuestion): Promise<ChatAnswer> =>
		actor
			? answer(db, actor, message)
			: {
					reply: `Please log in, and I can tell you about ${what}.`,
					suggestions: [askForPerson],
					actions: [{ label: 'Log in', to: '/login' }],
				}

/** What was named by its number, else what is still under way, else the newest; three at most. */
function meant<Thing>(
	things: Thing[],
	message: string,
	{ numberOf, isOpen }: { numberOf: (thing: Thing) => string; isOpen: (thing: Thing) => boolean },
) {
	const named = things.filter((thing) => message.toUpperCase().includes(numberOf(thing)))
	if (named.length > 0) return named.slice(0, 3)
	const open = things.filter(isOpen)
	return open.length > 0 ? open.slice(0, 3) : things.slice(0, 1)
}

/** How far the member's repairs are: those that the message names, else the open ones, else the newest. */
export const repairStatus = own('your repair', async (db, actor, message) => {
	const repairs = meant(await listRepairs(db, actor), message, {
		numberOf: ({ reference }) => reference,
		isOpen: ({ status }) => status !== 'completed' && status !== 'cancelled',
	})
	if (repairs.length === 0) return { reply: 'You have no repair with us yet.', actions: [{ label: 'Book a service', to: '/' }] }
	return {
		reply: repairs.map(repairLine).join('\n'),
		suggestions: ['Can I cancel?', askForPerson],
		actions: repairs.map(({ id, reference }) => ({ label: `Track ${reference}`, to: `/profile/repairs/${id}` })),
	}
})

function repairLine({ reference, status, status_display, kind, call_by, schedule_date, schedule_time, services, technician }: Repair) {
	const when =
		kind === 'service_now' && call_by !== null ? 'as soon as possible' : `${formatDay(schedule_date)}, ${formatStart(schedule_time)}`
	const work = [...new Set(services.map((line) => line.package.name))].join(', ')
	const who = technician && status !== 'completed' && status !== 'cancelled' ? `, ${technician.name} comes` : ''
	return `${reference} (${work}) is ${status_display.toLowerCase()}: ${when}${who}.`
}

/** How far the member's orders are: those that the message names, else the open ones, else the newest. */
export const orderStatus = own('your order', async (db, actor, message) => {
	const orders = meant(await listOrders(db, actor), message, {
		numberOf: ({ order_number }) => order_number,
		isOpen: ({ status }) => status !== 'delivered' && status !== 'cancelled',
	})
	if (orders.length === 0) return { reply: 'You have not ordered any parts yet.', actions: [{ label: 'Spare parts', to: '/spare-parts' }] }
	return {
		reply: orders
			.map(({ order_number, status_display, carrier, tracking_number }) => {
				const travels = carrier && tracking_number ? ` with ${carrier}, number ${tracking_number}` : ''
				return `Order ${order_number} is ${status_display.toLowerCase()}${travels}.`
			})
			.join('\n'),
		suggestions: ['Can I cancel?', askForPerson],
		actions: orders.map(({ order_number }) => ({ label: `Track ${order_number}`, to: `/profile/orders/${order_number}` })),
	}
})

/** When the member's next visit is, and how many follow. */
export const nextVisit = own('your visits', async (db, actor) => {
	const [next, ...others] = await listUpcoming(db, actor)
	const schedule = { label: 'Schedule Visit', to: '/subscription/schedule' }
	if (!next) return { reply: 'You have no visit scheduled.', suggestions: ['What is left of my plan?'], actions: [schedule] }
	const when = `${formatDay(next.scheduled_date.slice(0, 10))}, ${formatStart(next.scheduled_time)}`
	const who = next.technician_name ? ` ${next.technician_name} comes.` : ''
	return {
		reply: `Your next visit is on ${when}, for your ${next.vehicle_name}.${who}${others.length > 0 ? ` After that ${others.length} more.` : ''}`,
		suggestions: ['What is left of my plan?', 'Can I change the date?'],
		actions: [{ label: 'My visit', to: `/subscription/visits/${next.id}` }],
	}
})

/** Until when the member's subscription runs, and which visits it has left. */
export const ownSubscription = own('your subscription', async (db, actor) => {
	const active = await findActive(db, actor.id)
	if (!active)
		return {
			reply: 'You have no active subscription.',
			suggestions: ['What are your plans?'],
			actions: [{ label: 'My Subscriptions', to: '/profile?tab=subscriptions' }],
		}
	const { plan_name, vehicle_name, end_date, remaining_days, remaining_visits } = active
	return {
		reply: `${plan_name} for your ${vehicle_name} runs until ${formatDay(end_date)} (${days(remaining_days)} left). ${remaining_visits === 1 ? '1 visit is' : `${remaining_visits} visits are`} left.`,
		suggestions: ['When is my next visit?', 'Can I stop?'],
		actions: [
			...(remaining_visits > 0 ? [{ label: 'Schedule Visit', to: '/subscription/schedule' }] : []),
			{ label: 'My Subscriptions', to: '/profile?tab=subscriptions' },
		],
	}
})
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
