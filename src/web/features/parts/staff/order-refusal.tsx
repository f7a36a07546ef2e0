import type { StaffOrder } from '#contract/orders/staff-orders.ts'
import { moneyWords } from '../../../kits/payment/payment-words.ts'
import { type Compared, type RefusalProps, SoldRefusal } from '../../../kits/sold/refusal.tsx'
import { travelWords } from '../shared/order-words.ts'

/** Why a change of an order was not done, read out as soon as it is known. */
export const OrderRefusal = (props: RefusalProps<StaffOrder>) => <SoldRefusal {...props} what="order" compared={compared} />

const compared: Compared<StaffOrder> = {
	State: ({ status_display }) => status_display,
	'Travels with': (order) => travelWords(order) || 'not told',
	Payment: moneyWords,
	Account: ({ customer }) => (customer === null ? 'none' : 'given to one'),
}
