import { Link } from 'react-router'
import { orderList } from '../../features/parts/staff/order-list.ts'
import { staffOrder } from '../../features/parts/staff/order-writes.ts'
import { OrderState, StaffOrder } from '../../features/parts/staff/staff-order.tsx'
import { useSite } from '../../features/site/site-data.tsx'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { PrintButton, unknownCompany } from '../../kits/sold/own-page.tsx'
import { useFoundRow } from '../../kits/sold/use-found-row.ts'
import { ListTrail } from '../../kits/staff-list/list-trail.tsx'
import type { Route } from './+types/order'
import { auditedOf } from './every-place.ts'
import { RowPage } from './row-page.tsx'

export const meta = adminMeta('Order')

/** One order: what can be done now, what was ordered, what happened and who changed what. */
export default function OrderPage({ params }: Route.ComponentProps) {
	const number = /^SP\d{6}-[A-Z0-9]{6}$/.test(params.number) ? params.number : null
	const { settings } = useSite()
	const list = <ListTrail list={orderList(undefined)} path="/admin/orders" label="Orders" current={number ?? ''} />
	const found = useFoundRow(number === null ? null : staffOrder(number))
	return (
		<RowPage found={found} one="order" above={list} back={{ to: '/admin/orders', words: 'All orders' }}>
			{(order) => (
				<StaffPage
					title={order.order_number}
					above={list}
					beside={<OrderState order={order} />}
					actions={<PrintButton>Packing slip</PrintButton>}
				>
					<StaffOrder
						order={order}
						company={settings ?? unknownCompany}
						customerLink={order.customer === null ? undefined : (name) => <Link to={`/admin/customers/${order.customer}`}>{name}</Link>}
						changes={<ChangesOf of={auditedOf('orders')} id={order.order_number} />}
					/>
				</StaffPage>
			)}
		</RowPage>
	)
}
