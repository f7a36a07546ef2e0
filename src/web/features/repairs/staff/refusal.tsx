import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { moneyWords } from '../../../kits/payment/payment-words.ts'
import { type Compared, type RefusalProps, SoldRefusal, SoldRefusalWords } from '../../../kits/sold/refusal.tsx'
import { shortWhenOf } from '../shared/repair-words.ts'

/** Why a change of a repair was not done, read out as soon as it is known. */
export const Refusal = (props: RefusalProps<StaffRepair>) => <SoldRefusal {...props} what="repair" compared={compared} />

/** The same where something around it reads it out. */
export const RefusalWords = (props: RefusalProps<StaffRepair>) => <SoldRefusalWords {...props} what="repair" compared={compared} />

const compared: Compared<StaffRepair> = {
	State: ({ status_display }) => status_display,
	When: (repair) => shortWhenOf(repair),
	Technician: ({ technician }) => technician?.name ?? 'unassigned',
	Payment: moneyWords,
	'Technician’s notes': ({ technician_notes }) => technician_notes || 'none',
	Customer: ({ customer_name, customer_phone, customer_email }) =>
		[customer_name, customer_phone, customer_email].filter(Boolean).join(', '),
	Where: ({ address, city, postal_code }) => `${address}, ${city} ${postal_code}`,
	'Number plate': ({ registration_number }) => registration_number || 'none',
	Services: ({ services }) => services.map(({ package: { name }, quantity }) => `${name} × ${quantity}`).join(', '),
}
