import type { Repair } from '#contract/repairs/repairs.ts'
import { api } from '../../../../api.ts'
import { safeOrder } from '../../../../kits/checkout/safe-order.ts'
import { checkoutKeys } from '../../../../state/local-shopping.ts'
import type { BookingBody } from './booking-body.ts'

/** Bookings, each made once (B.R-45, D-42); with an hour they are scheduled ones, without one for now (B.R-16). */
export const repairOrders = safeOrder<BookingBody, Repair>({
	storageKey: checkoutKeys.repairs.pending,
	call: ({ schedule_date, schedule_time, ...body }, key) =>
		schedule_date !== undefined && schedule_time !== undefined
			? api.repairs.book({ body: { ...body, schedule_date, schedule_time }, key })
			: api.repairs.bookNow({ body, key }),
})
