import { type ReactNode, useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import type { StaffCollection } from '#contract/staff-collections.ts'
import { vehicleBookingsOfCustomer } from '../../features/market/staff/booking-list.ts'
import { sellRequestsOfCustomer } from '../../features/market/staff/sell-request-list.tsx'
import { ordersOfCustomer } from '../../features/parts/staff/order-list.ts'
import { BeginSubscription } from '../../features/plans/staff/begin-subscription.tsx'
import { requestsOfCustomer } from '../../features/plans/staff/request-list.ts'
import { subscriptionsOfCustomer } from '../../features/plans/staff/subscription-list.ts'
import { visitsOfCustomer } from '../../features/plans/staff/visit-list.tsx'
import { repairsOfCustomer } from '../../features/repairs/staff/repair-list.tsx'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { messagesOfCustomer } from '../../features/staff-messages/messages-of-customer.ts'
import { customerList } from '../../features/staff-people/customer-list.tsx'
import { CustomerNow, CustomerTimeline } from '../../features/staff-people/customer-overview.tsx'
import { PersonActions, PersonUnlock } from '../../features/staff-people/person-actions.tsx'
import { PersonAccount, PersonContact } from '../../features/staff-people/person-card.tsx'
import { PersonStamps } from '../../features/staff-people/person-stamps.tsx'
import { PersonUnavailable } from '../../features/staff-people/person-unavailable.tsx'
import { nameOf, pathOf } from '../../features/staff-people/person-words.ts'
import { useCustomerHistory } from '../../features/staff-people/use-customer-history.ts'
import { usePerson } from '../../features/staff-people/use-person.ts'
import { ListTrail } from '../../kits/staff-list/list-trail.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'
import type { StaffList } from '../../kits/staff-list/staff-list-type.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DetailPart, DetailScreen } from '../../ui/detail-screen.tsx'
import { Cluster } from '../../ui/stack.tsx'
import { idOf } from '../id-of.ts'
import type { Route } from './+types/customer'
import { auditedOf } from './every-place.ts'

export const meta = adminMeta('Customer')

/**
 * A customer on one page: who it is, bikes, money, what is open, what happened, and what stands in the way of the account (A.ADMIN-26,
 * A.ADMIN-27).
 */
export default function CustomerPage({ params }: Route.ComponentProps) {
	const id = idOf(params.id)
	const { person, ...away } = usePerson(id)
	const navigate = useNavigate()
	const [isBeginning, setBeginning] = useState(false)
	const history = useCustomerHistory(person ? id : null)
	// An order is known by its number.
	const screenOf = ({ collection, id, reference }: { collection: StaffCollection; id: number; reference: string }) =>
		auditedOf(collection).path?.(collection === 'orders' ? reference : String(id)) ?? ''
	const list = <ListTrail list={customerList} path="/admin/customers" label="Customers" current={id ?? 0} />
	if (!person)
		return (
			<StaffPage title={away.isMissing ? 'Customer not found' : 'Customer'} above={list}>
				<PersonUnavailable {...away} back={<Link to="/admin/customers">All customers</Link>} />
			</StaffPage>
		)
	if (person.role !== 'customer') return <Navigate to={pathOf(person)} replace />
	return (
		<StaffPage
			title={nameOf(person)}
			above={list}
			beside={<PersonStamps person={person} />}
			actions={
				person.is_active && (
					<>
						<ButtonLink as={Link} to={`/admin/repairs/new?customer=${person.id}`} variant="quiet">
							New booking for them
						</ButtonLink>
						<ButtonLink as={Link} to={`/admin/orders/new?customer=${person.id}`} variant="quiet">
							New order for them
						</ButtonLink>
						<ButtonLink as={Link} to={`/admin/contact-messages/new?customer=${person.id}`} variant="quiet">
							New message from them
						</ButtonLink>
					</>
				)
			}
		>
			<DetailScreen
				next={<PersonUnlock key={`unlock ${person.id}`} person={person} />}
				card={
					<>
						<PersonContact person={person} />
						<CustomerNow asked={history} pathOf={screenOf} />
					</>
				}
				timeline={
					<>
						<PersonActions key={person.id} person={person} />
						<PersonAccount person={person} />
					</>
				}
				changes={<ChangesOf of={auditedOf('users')} id={person.id} />}
			>
				<CustomerTimeline asked={history} pathOf={screenOf} />
				<ListPart title="Repairs" list={repairsOfCustomer(person.id)} />
				<ListPart title="Orders" list={ordersOfCustomer(person.id)} />
				<ListPart title="Vehicle bookings" list={vehicleBookingsOfCustomer(person.id)}>
					{person.is_active && (
						<div>
							<ButtonLink as={Link} to={`/admin/vehicle-bookings/new?customer=${person.id}`} variant="quiet" size="low">
								New vehicle booking
							</ButtonLink>
						</div>
					)}
				</ListPart>
				<ListPart title="Sell requests" list={sellRequestsOfCustomer(person.id)}>
					{person.is_active && (
						<div>
							<ButtonLink as={Link} to={`/admin/sell-requests/new?customer=${person.id}`} variant="quiet" size="low">
								New sell request
							</ButtonLink>
						</div>
					)}
				</ListPart>
				<ListPart title="Subscriptions" list={subscriptionsOfCustomer(person.id)}>
					{person.is_active && (
						<Cluster>
							<ButtonLink as={Link} to={`/admin/subscription-requests/new?customer=${person.id}`} variant="quiet" size="low">
								New request for them
							</ButtonLink>
							<Button variant="quiet" size="low" aria-haspopup="dialog" onClick={() => setBeginning(true)}>
								Begin a subscription
							</Button>
						</Cluster>
					)}
				</ListPart>
				<ListPart title="Plan requests" list={requestsOfCustomer(person.id)} />
				<ListPart title="Visits" list={visitsOfCustomer(person.id)} />
				<ListPart title="Contact messages" list={messagesOfCustomer(person.id)} />
			</DetailScreen>
			{isBeginning && (
				<BeginSubscription
					customer={{ id: person.id, name: nameOf(person) }}
					onBegun={(subscription) => navigate(`/admin/subscriptions/${subscription}`)}
					onClose={() => setBeginning(false)}
				/>
			)}
		</StaffPage>
	)
}

type ListPartProps<Row> = { title: string; list: StaffList<Row> /** What begins another. */; children?: ReactNode }
/** What a customer has of one kind; the list of another customer begins anew. */
const ListPart = <Row,>({ title, list, children }: ListPartProps<Row>) => (
	<DetailPart title={title}>
		<StaffListPage key={list.always?.customer} isPlain {...list} />
		{children}
	</DetailPart>
)
