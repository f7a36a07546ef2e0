import { lazy, Suspense, useState } from 'react'
import type { StaffOrderInFull } from '#contract/orders/staff-orders.ts'
import { Button } from '../../../ui/button.tsx'
import { OrderRefusal } from './order-refusal.tsx'
import { useOrderWrites } from './order-writes.ts'

// Few orders have no account.
const AccountDialog = lazy(async () => ({ default: (await import('../../../kits/desk/account-dialog.tsx')).AccountDialog }))

/** For an order that was made on the phone: whose account it belongs to. */
export function GiveToAccount({ order }: { order: StaffOrderInFull }) {
	const [isOpen, setOpen] = useState(false)
	const { change } = useOrderWrites(order)
	return (
		<>
			<Button variant="quiet" size="low" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				Give to an account
			</Button>
			{isOpen && (
				<Suspense fallback={null}>
					<AccountDialog
						reference={order.order_number}
						where="The order then stands in that customer’s My Orders."
						give={(customer) => change({ customer, version: order.version })}
						refusal={(error) => <OrderRefusal error={error} before={order} />}
						onClose={() => setOpen(false)}
					/>
				</Suspense>
			)}
		</>
	)
}
