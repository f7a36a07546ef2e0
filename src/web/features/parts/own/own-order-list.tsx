import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { moneyWords } from '../../../kits/payment/payment-words.ts'
import { OwnList } from '../../../kits/sold/own-list.tsx'
import { Bought, OwnRow } from '../../../kits/sold/own-row.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { lineName, stampOf, townOf } from '../shared/order-words.ts'
import { CancelOwnOrder } from './cancel-own-order.tsx'
import { ownOrders } from './order-queries.ts'

/** The caller's orders of spare parts, newest first (B.R-17, B.CHECKOUT-42). */
export const OwnOrderList = () => (
	<OwnList
		query={useQuery(ownOrders)}
		label="My Orders"
		loading="Loading your orders..."
		failed="Failed to load orders. Please try again later."
		empty={
			<EmptyState
				scene="empty-cart"
				title="No orders yet"
				text="Your orders of spare parts will appear here, each with its number and price."
			>
				<ButtonLink as={Link} to="/spare-parts">
					Browse spare parts
				</ButtonLink>
			</EmptyState>
		}
		row={(order) => <OrderRow key={order.order_number} order={order} />}
	/>
)

/** Parts that are named; further ones are counted. */
const namedParts = 3

function OrderRow({ order }: { order: Order }) {
	const more = order.items.length - namedParts
	return (
		<OwnRow
			to={`/profile/orders/${order.order_number}`}
			title={formatDay(dayOf(new Date(order.created_at)), dayOf(new Date()))}
			reference={order.order_number}
			stamp={<Stamp kind={stampOf[order.status]}>{order.status_display}</Stamp>}
			place={`${order.shipping_address}, ${townOf(order)}`}
			note={order.total_items === 1 ? '1 piece' : `${order.total_items} pieces`}
			total={order.total_amount}
			money={order.payment_status !== 'due' || order.status === 'delivered' ? moneyWords(order) : null}
			canCancel={order.can.cancel}
			cancel={(handlers) => <CancelOwnOrder order={order} {...handlers} />}
		>
			{order.items.slice(0, namedParts).map((line) => (
				<Bought key={line.part} name={lineName(line)} />
			))}
			{more > 0 && <Bought more={`and ${more} more`} />}
		</OwnRow>
	)
}
