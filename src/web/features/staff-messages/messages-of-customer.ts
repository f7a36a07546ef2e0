import { listOf } from '../../kits/staff-collection/use-collection.ts'
import { listOfCustomer } from '../../kits/staff-list/list-of-customer.ts'
import { collection } from './contact-messages-collection.tsx'

/** What one customer wrote to us while logged in, or said on the phone. */
export function messagesOfCustomer(customer: number) {
	const { tabs: _tabs, search: _search, filters: _filters, actions: _actions, ...rows } = listOf(collection, [])
	return listOfCustomer(rows, { customer, ordering: '-created_at' })
}
