import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { returnRule } from '#contract/company/policy-rule-words.ts'
import { policyPaths } from '#contract/company/policy-words.ts'
import { type OrderStatus, orderStatusDisplay } from '#contract/orders/order-words.ts'
import type { Order } from '#contract/orders/orders.ts'
import { dayOf } from '#shared/days.ts'
import { formatExactRupees } from '#shared/money.ts'
import { api, sendSafely } from '../../../api.ts'
import { useBuyAgain } from '../../../kits/cart/use-buy-again.ts'
import { OwnInvoices } from '../../../kits/invoices/own-invoices.tsx'
import { PayDue } from '../../../kits/payment/pay-due.tsx'
import { dueOf } from '../../../kits/payment/payment-words.ts'
import { type Payee, payeeOf } from '../../../kits/payment/upi-link.ts'
import {
	type Company,
	type Contact,
	OwnHelp,
	OwnPage,
	OwnProgress,
	type OwnWords,
	PrintButton,
	PrintedHead,
} from '../../../kits/sold/own-page.tsx'
import { progressSteps } from '../../../kits/sold/progress-steps.ts'
import { Button } from '../../../ui/button.tsx'
import { Split } from '../../../ui/columns.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { Heading, PageHeading } from '../../../ui/heading.tsx'
import { JobCard } from '../../../ui/job-card.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { isOver, stampOf, townOf } from '../shared/order-words.ts'
import { PartLines } from '../shared/part-lines.tsx'
import { CancelOwnOrder } from './cancel-own-order.tsx'
import { nextOfOrder } from './order-next.ts'
import { ownOrder } from './order-queries.ts'

export const orderWords: OwnWords = {
	one: 'Order',
	list: { to: '/profile?tab=orders', words: 'My Orders' },
	more: { to: '/spare-parts', words: 'Browse spare parts' },
}

type Props = {
	/** Null for an address that can be no order. */
	number: string | null
	company: Company
}

/**
 * An order of the caller: what comes next, progress, and what was ordered (B.R-17). It follows the order while the page is open and seen.
 */
export function OwnOrder({ number, company }: Props) {
	return (
		<OwnPage
			words={orderWords}
			options={number === null ? null : ownOrder(number)}
			isOver={(order) => isOver(order) && !isMoneyAwaited(order)}
			contact={company}
		>
			{(order) => <OrderInFull order={order} company={company} />}
		</OwnPage>
	)
}

/** Whether the company is still to record money that comes or goes back. */
const isMoneyAwaited = ({ status, payment_status }: Order) =>
	payment_status === 'refund_due' || (status === 'delivered' && payment_status === 'due')

/** The steps of an order that goes well. */
const forward: readonly OrderStatus[] = ['placed', 'confirmed', 'shipped', 'delivered']

function OrderInFull({ order, company }: { order: Order; company: Company }) {
	const payee = payeeOf(company)
	const due = dueOf(order)
	const pay = <PayOrder order={order} payee={payee} />
	const canPayAhead = payee && due > 0 && (order.status === 'confirmed' || order.status === 'shipped')
	const steps = progressSteps<OrderStatus>(
		order,
		{
			forward,
			names: orderStatusDisplay,
			begun: 'Ordered',
			aheadTitle: (status) =>
				status === 'delivered' && due > 0 ? `Delivered, pay ${formatExactRupees(due)} by UPI or cash` : orderStatusDisplay[status],
		},
		dayOf(new Date()),
	)
	return (
		<>
			<PrintedHead company={company} />
			<Cluster apart>
				<PageHeading size="m">Order {order.order_number}</PageHeading>
				<Stamp kind={stampOf[order.status]}>{order.status_display}</Stamp>
			</Cluster>
			<Stack gap="loose">
				<OrderNext order={order} payee={payee} />
				<Split sideFirst side={<OwnProgress steps={steps} ahead={canPayAhead ? { due, pay } : null} />}>
					<Stack gap="loose">
						<OrderCard order={order} />
						<OwnInvoices invoices={order.invoices} />
						<Actions order={order} contact={company} />
					</Stack>
				</Split>
			</Stack>
		</>
	)
}

/** What comes next, with the payment where one is due; a change by the company is read out. */
function OrderNext({ order, payee }: { order: Order; payee: Payee | null }) {
	const { title, text } = nextOfOrder(order)
	const isToPay = order.status === 'delivered' && dueOf(order) > 0
	return (
		<Panel tone={isToPay ? 'wait' : 'plain'} aria-labelledby="next-title" data-print="hide">
			<div aria-live="polite">
				<Heading id="next-title" size="l">
					{title}
				</Heading>
				<Text>{text}</Text>
			</div>
			{isToPay && <PayOrder order={order} payee={payee} />}
		</Panel>
	)
}

const PayOrder = ({ order, payee }: { order: Order; payee: Payee | null }) => (
	<PayDue
		payee={payee}
		due={dueOf(order)}
		paid={order.paid_amount}
		reference={order.order_number}
		note="Spare parts"
		cashTo="to whoever brings your parts"
	/>
)

/** The order as it was agreed, with the names and prices of the moment it was placed. */
function OrderCard({ order }: { order: Order }) {
	const isDelivered = order.status === 'delivered'
	return (
		<JobCard label={`Ordered ${momentWords(order.created_at)}`} title={isDelivered ? 'Receipt' : 'What you ordered'}>
			<Rows>
				<Row term="Where" under={townOf(order)}>
					{order.shipping_address}
				</Row>
				<Row term="For" under={order.customer_phone}>
					{order.customer_name}
				</Row>
				{order.carrier && <Row term="Carrier">{order.carrier}</Row>}
				{order.tracking_number && (
					<Row term="Tracking number" breaks>
						{order.tracking_number}
					</Row>
				)}
			</Rows>
			<PartLines
				order={order}
				toPay={isDelivered ? 'To pay' : 'To pay on delivery'}
				pathOf={({ part }) => `/spare-parts/${part}`}
				notes={(line) =>
					isDelivered && (
						<Text size="small" data-print="hide">
							<Link to={`/spare-parts/${line.part}#reviews-title`} aria-label={`Write a review of ${line.name}`}>
								Write a review
							</Link>
						</Text>
					)
				}
			/>
			{order.status !== 'cancelled' && (
				<Text size="small" tone="muted">
					GST included.{order.payment_status !== 'paid' && ' UPI or cash, on delivery. Nothing is charged online.'}
				</Text>
			)}
		</JobCard>
	)
}

function Actions({ order, contact }: { order: Order; contact: Contact }) {
	const [isCancelling, setCancelling] = useState(false)
	return (
		<Stack data-print="hide">
			<Cluster>
				{isOver(order) && <BuyAgain order={order} />}
				<PrintButton />
				{order.can.cancel && (
					<Button variant="bad" size="low" onClick={() => setCancelling(true)}>
						Cancel order
					</Button>
				)}
			</Cluster>
			{order.status === 'delivered' && (
				<Text size="small" tone="muted">
					{returnRule} <Link to={policyPaths.return}>Return Policy</Link>
				</Text>
			)}
			<OwnHelp
				reference={order.order_number}
				before={order.can.cancel ? 'You can cancel here until we confirm. After that call us.' : ''}
				contact={contact}
			/>
			{isCancelling && <CancelOwnOrder order={order} onClose={() => setCancelling(false)} onCancelled={focusHeading} />}
		</Stack>
	)
}

/** Puts the same parts into the cart of parts and opens it. */
function BuyAgain({ order }: { order: Order }) {
	const queries = useQueryClient()
	const { isBusy, buy } = useBuyAgain({
		items: order.items,
		open: async () => (await sendSafely((key) => api.orders.openCart({ body: {}, key }))).id,
		add: (id, { part, quantity }, key) => api.orders.addItem({ params: { id }, body: { part, quantity }, key }),
		nameOf: ({ name }) => name,
		onAdded: () => queries.invalidateQueries({ queryKey: ['own', 'parts-cart'] }),
		to: '/spare-parts/cart',
		words: { some: 'Not all parts could be taken', none: 'This cannot be bought again', failed: 'Could not be bought again' },
	})
	return (
		<Button size="low" busy={isBusy} onClick={buy}>
			Buy again
		</Button>
	)
}
