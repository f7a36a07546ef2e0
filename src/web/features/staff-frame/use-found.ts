import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import type { StaffOrder } from '#contract/orders/staff-orders.ts'
import { durationNames } from '#contract/plans/plan-words.ts'
import type { StaffSubscription } from '#contract/plans/staff-plans.ts'
import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { dayOf, formatDayHour } from '#shared/days.ts'
import { formatRegistration } from '#shared/registration.ts'
import type { StaffRole } from '../../session/staff-role.ts'
import { staffApi } from '../../staff-api.ts'
import { useSettled } from '../../ui/use-settled.ts'

/** One thing that was found, and its screen. */
type Found = { id: string; to: string; name: string; facts: string }
export type FoundGroup = { name: string; count: number; entries: Found[] }

const rowsPerGroup = 5
/** The pause in typing after which what was typed is asked for. */
const typingPauseMs = 200

const repairFound = (repair: StaffRepair): Found => ({
	id: `repair-${repair.id}`,
	to: `/admin/repairs/${repair.id}`,
	name: repair.reference,
	facts: [
		repair.kind === 'service_now' && repair.status !== 'completed'
			? 'As soon as possible'
			: formatDayHour(repair.schedule_date, repair.schedule_time, dayOf(new Date())),
		repair.services.map(({ package: { name }, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(', '),
		repair.customer_name,
		repair.registration_number && formatRegistration(repair.registration_number),
		repair.status_display,
	]
		.filter(Boolean)
		.join(' · '),
})
const orderFound = ({ order_number, items, customer_name, status_display }: StaffOrder): Found => ({
	id: `order-${order_number}`,
	to: `/admin/orders/${order_number}`,
	name: order_number,
	facts: [
		items.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(', '),
		customer_name,
		status_display,
	].join(' · '),
})
type Plan = Pick<StaffSubscription, 'id' | 'reference' | 'plan_name' | 'duration_type' | 'customer_name' | 'status_display'>
const planFound =
	(screen: string) =>
	({ id, reference, plan_name, duration_type, customer_name, status_display }: Plan): Found => ({
		id: `${screen}-${id}`,
		to: `/admin/${screen}/${id}`,
		name: reference,
		facts: [plan_name, durationNames[duration_type], customer_name, status_display].join(' · '),
	})
const personFound = (person: StaffUser): Found => ({
	id: `person-${person.id}`,
	to: `/admin/${person.role === 'customer' ? 'customers' : 'team'}/${person.id}`,
	name: person.name || person.username,
	facts: [
		person.phone_number,
		person.email,
		person.registration_number && formatRegistration(person.registration_number),
		person.vehicle && `${person.vehicle.manufacturer_name} ${person.vehicle.model_name}`,
	]
		.filter(Boolean)
		.join(' · '),
})

const findRepairs = (search: string, signal?: AbortSignal) =>
	staffApi.repairBookings({ query: { search, page_size: rowsPerGroup, ordering: '-created_at' }, signal })

const findOrders = (search: string, signal?: AbortSignal) =>
	staffApi.orders({ query: { search, page_size: rowsPerGroup, ordering: '-created_at' }, signal })

const findSubscriptions = (search: string, signal?: AbortSignal) =>
	staffApi.subscriptions({ query: { search, page_size: rowsPerGroup, ordering: '-created_at' }, signal })

const findRequests = (search: string, signal?: AbortSignal) =>
	staffApi.subscriptionRequests({ query: { search, page_size: rowsPerGroup, ordering: '-created_at' }, signal })

/** The screen of the repair, order, subscription or request with exactly this reference, or null. A subscription keeps that of its request. */
export async function screenOfReference(typed: string, role: StaffRole): Promise<string | null> {
	const reference = typed.toUpperCase()
	if (isOrderNumber(typed)) {
		const { results } = await findOrders(reference)
		return results.some((order) => order.order_number === reference) ? `/admin/orders/${reference}` : null
	}
	const { results } = await findRepairs(reference)
	const isIt = (found: { reference: string }) => found.reference === reference
	const repair = results.find(isIt)
	if (repair) return `/admin/repairs/${repair.id}`
	if (role === 'technician') return null
	const [subscriptions, requests] = await Promise.all([findSubscriptions(reference), findRequests(reference)])
	const subscription = subscriptions.results.find(isIt)
	if (subscription) return `/admin/subscriptions/${subscription.id}`
	const request = requests.results.find(isIt)
	return request ? `/admin/subscription-requests/${request.id}` : null
}

const isOrderNumber = (typed: string) => /^sp\d{6}-[a-z0-9]{6}$/i.test(typed)
/** Whether this can only be a reference. */
export const isReference = (typed: string) => /^bk\d{4,}$/i.test(typed) || isOrderNumber(typed)

/** What the lists have for the words typed, a moment after the typing stops. */
export function useFound(typed: string, role: StaffRole | null) {
	const search = useSettled(typed, typingPauseMs)
	const enabled = search.length >= 2
	const shared = { enabled, placeholderData: keepPreviousData, staleTime: 10_000 }
	const repairs = useQuery({
		...shared,
		queryKey: ['staff', 'repair-bookings', 'search', search],
		queryFn: ({ signal }) => findRepairs(search, signal),
	})
	const orders = useQuery({
		...shared,
		enabled: enabled && role !== 'technician',
		queryKey: ['staff', 'orders', 'search', search],
		queryFn: ({ signal }) => findOrders(search, signal),
	})
	const people = useQuery({
		...shared,
		enabled: enabled && role !== 'technician',
		queryKey: ['staff', 'users', 'search', search],
		queryFn: ({ signal }) => staffApi.users({ query: { search, page_size: rowsPerGroup }, signal }),
	})
	const subscriptions = useQuery({
		...shared,
		enabled: enabled && role !== 'technician',
		queryKey: ['staff', 'subscriptions', 'search', search],
		queryFn: ({ signal }) => findSubscriptions(search, signal),
	})
	const requests = useQuery({
		...shared,
		enabled: enabled && role !== 'technician',
		queryKey: ['staff', 'subscription-requests', 'search', search],
		queryFn: ({ signal }) => findRequests(search, signal),
	})
	// Of a request that was approved its subscription is what one looks for.
	const undecided = requests.data?.results.filter(({ subscription }) => subscription === null) ?? []
	const groups: FoundGroup[] = [
		{ name: 'Repairs', count: repairs.data?.count ?? 0, entries: repairs.data?.results.map(repairFound) ?? [] },
		{ name: 'Orders', count: orders.data?.count ?? 0, entries: orders.data?.results.map(orderFound) ?? [] },
		{
			name: 'Subscriptions',
			count: subscriptions.data?.count ?? 0,
			entries: subscriptions.data?.results.map(planFound('subscriptions')) ?? [],
		},
		{ name: 'Subscription requests', count: undecided.length, entries: undecided.map(planFound('subscription-requests')) },
		{ name: 'Customers', count: people.data?.count ?? 0, entries: people.data?.results.map(personFound) ?? [] },
	]
	const asked = [repairs, orders, subscriptions, requests, people]
	return {
		groups: groups.filter(({ entries }) => entries.length > 0),
		isFailed: asked.some(({ isError }) => isError),
		// What is shown is for other words, or still on its way.
		isWaiting: typed.length >= 2 && (typed !== search || asked.some(({ isFetching }) => isFetching)),
	}
}
