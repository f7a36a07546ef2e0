import { NewOrder } from '../../features/parts/staff/desk/new-order.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { DeskPage, forCaller } from './desk-page.tsx'

export const meta = adminMeta('New order')

/** The phone desk for parts. */
export default function NewOrderPage() {
	return (
		<DeskPage title="New order" begin={forCaller}>
			{(begun) => <NewOrder begun={begun} />}
		</DeskPage>
	)
}
