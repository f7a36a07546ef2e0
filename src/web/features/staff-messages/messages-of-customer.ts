import { listOf } from '../../kits/staff-collection/use-collection.ts'
import { listOfCustomer } from '../../kits/staff-list/list-of-customer.ts'
import { collection } from './contact-messages-collection.tsx'

/** What one customer wrote to us while logged in, or said on the phone. */
export const messagesOfCustomer = (customer: number) => listOfCustomer(listOf(collection, []), { customer, ordering: '-created_at' })
