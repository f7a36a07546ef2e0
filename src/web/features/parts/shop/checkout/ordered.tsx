import { Navigate, useNavigate } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { formatExactRupees } from '#shared/money.ts'
import { api } from '../../../../api.ts'
import { CheckoutFrame, CheckoutWaiting } from '../../../../kits/checkout/checkout-states.tsx'
import { ConfirmedDialog } from '../../../../kits/sold/confirmed-dialog.tsx'
import { useFoundRow } from '../../../../kits/sold/use-found-row.ts'
import { momentWords } from '../../../../ui/moment-words.ts'
import { Row } from '../../../../ui/rows.tsx'
import { Text } from '../../../../ui/text.tsx'

/**
 * An order that was just placed, with its number; closing it leads to the profile (B.CHECKOUT-34, B.CHECKOUT-35). A reload keeps it. What
 * is no order of the caller, such as a copied address, is not said to be placed: the page of an order says that there is none.
 */
export function Ordered({ number }: { number: string }) {
	const { row, isMissing, query } = useFoundRow({
		queryKey: ['own', 'orders', number],
		queryFn: () => api.orders.show({ params: { order_number: number } }),
	})
	if (isMissing) return <Navigate to={`/profile/orders/${encodeURIComponent(number)}`} replace />
	if (query.isPending) return <CheckoutWaiting title="Checkout">Loading your order...</CheckoutWaiting>
	return (
		<CheckoutFrame title="Your order is placed">
			<OrderedDialog number={number} order={row} />
		</CheckoutFrame>
	)
}

function OrderedDialog({ number, order }: { number: string; order: Order | undefined }) {
	const navigate = useNavigate()
	return (
		<ConfirmedDialog
			open
			onClose={() => navigate('/profile', { replace: true })}
			title="Your order is placed"
			// It has an address, so Back leads away from it by itself.
			backCloses={false}
			reference={number}
			list={{ to: '/profile?tab=orders', words: 'My Orders' }}
			rows={
				order && (
					<>
						<Row term="Date and time">{momentWords(order.created_at)}</Row>
						<Row term="Items">{order.total_items}</Row>
						<Row term="Address" under={`${order.shipping_city} ${order.shipping_pincode}`}>
							{order.shipping_address}
						</Row>
						<Row term="To pay on delivery" strong>
							{formatExactRupees(order.total_amount)}
						</Row>
					</>
				)
			}
		>
			<Text size="small" tone="muted">
				Next: we check that everything is there and confirm it.
				{order && ` A mail is on its way to ${order.customer_email}.`}
			</Text>
		</ConfirmedDialog>
	)
}
