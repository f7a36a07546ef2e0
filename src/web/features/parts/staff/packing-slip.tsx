import type { StaffOrderInFull } from '#contract/orders/staff-orders.ts'
import { formatExactRupees } from '#shared/money.ts'
import { dueOf } from '../../../kits/payment/payment-words.ts'
import { type Company, PrintedHead } from '../../../kits/sold/own-page.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Row, Rows, Total } from '../../../ui/rows.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { townOf } from '../shared/order-words.ts'

/** What is put into the parcel: to whom, which pieces, what is to be collected. It is on paper alone. */
export function PackingSlip({ order, company }: { order: StaffOrderInFull; company: Company }) {
	const due = dueOf(order)
	return (
		<div data-print="only">
			<Stack>
				<PrintedHead company={company} />
				<Text size="small">Packing slip, ordered {momentWords(order.created_at)}</Text>
				<Rows ruled>
					<Row term="To" strong under={order.customer_phone}>
						{order.customer_name}
					</Row>
					<Row term="Where" under={townOf(order)}>
						{order.shipping_address}
					</Row>
					{order.carrier && (
						<Row term="Carrier" under={order.tracking_number}>
							{order.carrier}
						</Row>
					)}
				</Rows>
				<Rows ruled>
					{order.items.map(({ part, name, part_number, brand, quantity, fit_promise }) => (
						<Row
							key={part}
							term={
								<>
									{name}
									<Text size="small">{[brand, part_number, fit_promise].filter(Boolean).join(' · ')}</Text>
								</>
							}
							strong
						>
							{quantity} ×
						</Row>
					))}
				</Rows>
				<Total term={due > 0 ? 'To collect' : 'Paid'}>{formatExactRupees(due > 0 ? due : order.total_amount)}</Total>
			</Stack>
		</div>
	)
}
