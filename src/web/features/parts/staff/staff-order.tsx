import type { ReactNode } from 'react'
import { type OrderStatus, orderFlow, orderStatusDisplay } from '#contract/orders/order-words.ts'
import type { StaffOrder as Row, StaffOrderInFull } from '#contract/orders/staff-orders.ts'
import { StaffInvoices } from '../../../kits/invoices/staff-invoices.tsx'
import { InternalNotes } from '../../../kits/sold/internal-notes.tsx'
import type { Company } from '../../../kits/sold/own-page.tsx'
import { Directions, Reach } from '../../../kits/sold/reach.tsx'
import { staffTimeline } from '../../../kits/sold/staff-timeline.ts'
import { DetailPart, DetailScreen } from '../../../ui/detail-screen.tsx'
import { JobCard } from '../../../ui/job-card.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Row as CardRow, Rows } from '../../../ui/rows.tsx'
import { Cluster } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { stampOf, townOf } from '../shared/order-words.ts'
import { PartLines } from '../shared/part-lines.tsx'
import { GiveToAccount } from './give-to-account.tsx'
import { OrderSteps } from './order-steps.tsx'
import { useOrderWrites } from './order-writes.ts'
import { PackingSlip } from './packing-slip.tsx'

type Props = {
	order: StaffOrderInFull
	/** Whose paper the packing slip is. */
	company: Company
	/** Absent where there is no account. */
	customerLink: ((name: string) => ReactNode) | undefined
	/** Who changed what, drawn by its own feature. */
	changes: ReactNode
}

/**
 * An order with everything: what can be done now, what was ordered, what happened, what colleagues noted (B.ADMIN-11). Printed it is the
 * packing slip.
 */
export function StaffOrder({ order, company, customerLink, changes }: Props) {
	const { note } = useOrderWrites(order)
	return (
		<>
			<div data-print="hide">
				<DetailScreen
					next={
						<>
							<OrderSteps key={order.order_number} order={order} />
							{order.customer === null && (
								<Cluster>
									<GiveToAccount order={order} />
								</Cluster>
							)}
						</>
					}
					card={<OrderCard order={order} customerLink={customerLink} />}
					timeline={
						<DetailPart title="Timeline">
							<Timeline
								label="Timeline"
								steps={staffTimeline<OrderStatus>(order, { begun: 'Ordered', flow: orderFlow, names: orderStatusDisplay })}
							/>
						</DetailPart>
					}
					notes={<InternalNotes key={order.order_number} reference={order.order_number} notes={order.internal_notes} add={note} />}
					changes={changes}
				/>
			</div>
			<PackingSlip order={order} company={company} />
		</>
	)
}

function OrderCard({ order, customerLink }: Pick<Props, 'order' | 'customerLink'>) {
	const { customer_name, customer_phone, customer_email, order_number, latitude, longitude } = order
	const person = { customer_name, customer_phone, customer_email, reference: order_number }
	const place = { address: order.shipping_address, city: order.shipping_city, postal_code: order.shipping_pincode, latitude, longitude }
	return (
		<JobCard
			as="section"
			label={`Ordered ${momentWords(order.created_at)}`}
			title={order.total_items === 1 ? '1 piece' : `${order.total_items} pieces`}
		>
			<Rows>
				<CardRow term="Customer" under={<Reach of={person} />}>
					{customerLink ? customerLink(customer_name) : customer_name}
				</CardRow>
				<CardRow term="Where" under={<Directions to={place} town={townOf(order)} />}>
					{order.shipping_address}
				</CardRow>
				{order.carrier && <CardRow term="Carrier">{order.carrier}</CardRow>}
				{order.tracking_number && (
					<CardRow term="Tracking number" breaks>
						{order.tracking_number}
					</CardRow>
				)}
			</Rows>
			<PartLines order={order} toPay="To pay on delivery" pathOf={({ part }) => `/admin/parts/${part}`} />
			<StaffInvoices invoices={order.invoices} />
		</JobCard>
	)
}

/** The state of an order as its stamp; a change by whomever is announced. */
export const OrderState = ({ order: { status, status_display } }: { order: Pick<Row, 'status' | 'status_display'> }) => (
	<span role="status">
		<Stamp kind={stampOf[status]}>{status_display}</Stamp>
	</span>
)
