import type { Position } from '#shared/distance.ts'
import { normaliseRegistration } from '#shared/registration.ts'
import type { api } from '../../../../api.ts'
import { asSoonAsPossible, trimmedContact } from '../../../../kits/checkout/checkout-values.ts'
import type { RepairValues } from './repair-values.ts'

/** What is booked: the server's cart, or the item of a Buy Now (B.R-14). */
export type Order = Pick<Body, 'cart_id' | 'items' | 'purchase_type'>
type Body = Parameters<typeof api.repairs.bookNow>[0]['body']
/** The body of a booking; with a day and an hour it is a scheduled one, else it is for now (B.R-16). */
export type BookingBody = Body & { schedule_date?: string; schedule_time?: string }

type Agreed = {
	values: RepairValues
	order: Order
	/** Given only when its fee was shown, so that nobody pays an unseen fee (B.R-13). */
	place: Position | null
	/** Rupees, as the screen shows them. */
	total: number
}

/** What the customer agreed to, as the booking call takes it. */
export function bookingBody({ values, order, place, total }: Agreed): BookingBody {
	const registration = normaliseRegistration(values.registration_number)
	const notes = values.notes.trim()
	return {
		...order,
		...trimmedContact(values),
		payment_method: values.payment_method,
		total_amount: total,
		...(registration && { registration_number: registration }),
		...(notes && { notes }),
		...(place && { latitude: place.latitude, longitude: place.longitude }),
		...(values.schedule_date !== asSoonAsPossible && { schedule_date: values.schedule_date, schedule_time: values.schedule_time }),
	}
}
