import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import type { ContactMessage } from '#contract/contact/staff-contact.ts'
import type { StaffInvoice } from '#contract/invoices/staff-invoices.ts'
import type { StaffVehicleBooking } from '#contract/market/staff-market.ts'
import type { StaffSellRequest } from '#contract/market/staff-selling.ts'
import type { StaffOrder } from '#contract/orders/staff-orders.ts'
import { durationNames } from '#contract/plans/plan-words.ts'
import type { StaffSubscription } from '#contract/plans/staff-plans.ts'
import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import type { StaffCollection } from '#contract/staff-collections.ts'
import { dayOf, formatDayHour } from '#shared/days.ts'
import { formatExactRupees } from '#shared/money.ts'
import { digitsOf } from '#shared/phone.ts'
import { formatRegistration } from '#shared/registration.ts'
import type { StaffRole } from '../../session/staff-role.ts'
import { staffApi } from '../../staff-api.ts'
import { useSettled } from '../../ui/use-settled.ts'

/** One thing that was found, and its screen. */
type Found = { id: string; to: string; name: string; facts: string }
export type ResultGroup = { name: string; count: number; entries: Found[] }

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

const vehicleOf = ({ brand, model, year }: { brand: string; model: string; year: number }) => `${brand} ${model} ${year}`
const vehicleBookingFound = ({ id, reference, vehicle_details, customer_name, status_display }: StaffVehicleBooking): Found => ({
	id: `vehicle-booking-${id}`,
	to: `/admin/vehicle-bookings/${id}`,
	name: reference,
	facts: [vehicleOf(vehicle_details), customer_name, status_display].join(' · '),
})
const sellRequestFound = ({ id, reference, vehicle_details, customer_name, status_display }: StaffSellRequest): Found => ({
	id: `sell-request-${id}`,
	to: `/admin/sell-requests/${id}`,
	name: reference,
	facts: [vehicleOf(vehicle_details), formatRegistration(vehicle_details.registration_number), customer_name, status_display].join(' · '),
})
const messageFound = ({ id, reference, name, message }: ContactMessage): Found => ({
	id: `message-${id}`,
	to: `/admin/contact-messages/${id}`,
	name: reference,
	facts: [name, message].join(' · '),
})

const invoiceFound = ({ id, number, source_reference, customer_name, total }: StaffInvoice): Found => ({
	id: `invoice-${id}`,
	to: `/admin/invoices/${id}`,
	name: number,
	facts: [source_reference, customer_name, formatExactRupees(total)].join(' · '),
})

type SearchRequest = { query: { search: string; page_size: number; ordering?: '-created_at' }; signal: AbortSignal | undefined }
type Search = {
	name: string
	collection: StaffCollection
	/** What only a reference of these looks like. */
	reference?: RegExp
	/** Where the reference is the number of the row with letters before it, the way to its screen. */
	path?: string
	find: (asked: SearchRequest) => Promise<Omit<ResultGroup, 'name'>>
}
type Page<Row> = { count: number; results: Row[] }

const entriesBy =
	<Row>(list: (asked: SearchRequest) => Promise<Page<Row>>, found: (row: Row) => Found) =>
	async (asked: SearchRequest) => {
		const { count, results } = await list(asked)
		return { count, entries: results.map(found) }
	}

const findInvoices = entriesBy(staffApi.invoices.list, invoiceFound)
const booked = /^bk\d{4,}$/i
const repairs: Search = {
	name: 'Repairs',
	collection: 'repair-bookings',
	reference: booked,
	find: entriesBy(staffApi.repairBookings, repairFound),
}
const customers: Search = {
	name: 'Customers',
	collection: 'users',
	find: ({ query: { ordering: _, ...query }, signal }) => entriesBy(staffApi.users, personFound)({ query, signal }),
}
/** In the order in which they are shown, and in which a reference is looked for: a subscription keeps that of its request. */
const searches: Search[] = [
	repairs,
	{
		name: 'Orders',
		collection: 'orders',
		reference: /^sp\d{6}-[a-z0-9]{6}$/i,
		find: entriesBy(staffApi.orders, orderFound),
	},
	{
		name: 'Subscriptions',
		collection: 'subscriptions',
		reference: booked,
		find: entriesBy(staffApi.subscriptions, planFound('subscriptions')),
	},
	{
		name: 'Subscription requests',
		collection: 'subscription-requests',
		reference: booked,
		find: async (asked) => {
			const { results } = await staffApi.subscriptionRequests(asked)
			// Of a request that was approved its subscription is what one looks for.
			const undecided = results.filter(({ subscription }) => subscription === null)
			return { count: undecided.length, entries: undecided.map(planFound('subscription-requests')) }
		},
	},
	{
		name: 'Vehicle bookings',
		collection: 'vehicle-bookings',
		reference: /^vb\d+$/i,
		path: '/admin/vehicle-bookings',
		find: entriesBy(staffApi.vehicleBookings, vehicleBookingFound),
	},
	{
		name: 'Sell requests',
		collection: 'sell-requests',
		reference: /^sr\d+$/i,
		path: '/admin/sell-requests',
		find: entriesBy(staffApi.sellRequests, sellRequestFound),
	},
	{
		name: 'Messages',
		collection: 'contact-messages',
		reference: /^cm\d+$/i,
		path: '/admin/contact-messages',
		find: entriesBy(staffApi.contactMessages.list, messageFound),
	},
	{
		name: 'Invoices',
		collection: 'invoices',
		reference: /^[a-z0-9-]+\/\d\d-\d\d\/\d{6}$/i,
		// By their number alone: whoever is looked for by name has them on the page of what was sold.
		find: async (asked) => (asked.query.search.includes('/') ? findInvoices(asked) : { count: 0, entries: [] }),
	},
	customers,
]
/** Who is looked for by a phone number or an address is the person, before what that person has. */
const isPerson = (typed: string) => /^\d{8,14}$/.test(digitsOf(typed)) || typed.includes('@')
const peopleFirst = [customers, ...searches.filter((search) => search !== customers)]
/** A technician sees repairs alone. */
function searchesOf(role: StaffRole | null, typed: string) {
	if (role === 'technician') return [repairs]
	return isPerson(typed) ? peopleFirst : searches
}
const asking = (search: string, signal?: AbortSignal): SearchRequest => ({
	query: { search, page_size: rowsPerGroup, ordering: '-created_at' },
	signal,
})

/** The screen of what has exactly this reference, or null. */
export async function screenOfReference(typed: string, role: StaffRole): Promise<string | null> {
	const reference = typed.toUpperCase()
	for (const { find, path } of searchesOf(role, typed).filter((search) => search.reference?.test(typed))) {
		if (path) return `${path}/${Number(reference.slice(2))}`
		const { entries } = await find(asking(reference))
		const found = entries.find(({ name }) => name === reference)
		if (found) return found.to
	}
	return null
}

/** The page of whoever has this phone number or e-mail address, or the list of several; null for nobody, and for other words. */
export async function screenOfPerson(typed: string, role: StaffRole): Promise<string | null> {
	if (role === 'technician' || !isPerson(typed)) return null
	const { count, entries } = await customers.find(asking(typed))
	return count > 1 ? `/admin/customers?${new URLSearchParams({ search: typed })}` : (entries[0]?.to ?? null)
}

/** Whether this can only be a reference. */
export const isReference = (typed: string) => searches.some(({ reference }) => reference?.test(typed))

/** What the lists have for the words typed, a moment after the typing stops. */
export function usePaletteSearch(typed: string, role: StaffRole | null) {
	const search = useSettled(typed, typingPauseMs)
	const asked = searchesOf(role, search)
	const found = useQueries({
		queries: asked.map(({ collection, find }) => ({
			queryKey: ['staff', collection, 'search', search],
			queryFn: ({ signal }: { signal: AbortSignal }) => find(asking(search, signal)),
			enabled: search.length >= 2,
			placeholderData: keepPreviousData<Omit<ResultGroup, 'name'>>,
			staleTime: 10_000,
		})),
	})
	const groups = asked.flatMap(({ name }, place) => {
		const data = found[place]?.data
		return data && data.entries.length > 0 ? [{ name, ...data }] : []
	})
	return {
		groups,
		isFailed: found.some(({ isError }) => isError),
		// What is shown is for other words, or still on its way.
		isWaiting: typed.length >= 2 && (typed !== search || found.some(({ isFetching }) => isFetching)),
	}
}
