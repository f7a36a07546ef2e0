import { z } from 'zod'
import { moment, money } from '../fields.ts'
import { amountFrom } from '../staff-fields.ts'
import { leastPayment, paymentKinds, paymentMethods, paymentStatuses } from './payment-words.ts'

/** Money that came or was given back, as it was recorded. */
const Payment = z.object({ id: z.number(), kind: z.enum(paymentKinds), amount: money, method: z.enum(paymentMethods), at: moment })
export type Payment = z.infer<typeof Payment>

/** What a customer reads about the money of a thing he bought (D-61). */
export const paymentFields = {
	payment_method: z.enum(paymentMethods),
	payment_status: z.enum(paymentStatuses),
	/** What has come so far, at most the total. */
	paid_amount: money,
	/** What is to be given back or was, 0 unless it was cancelled after money came. */
	refund_amount: money,
	/** Each by itself, the first that came first. */
	payments: z.array(Payment),
} as const

/** What the company reads beside it; `paid_at` is when money came last. */
export const staffPaymentFields = {
	paid_at: moment.nullable(),
	refund_method: z.enum(paymentMethods).nullable(),
	refunded_at: moment.nullable(),
} as const

/** Money that came: all that is due unless another amount in rupees is told (D-61); the last of it may be less than a rupee. */
export const RecordPayment = z.object({ method: z.enum(paymentMethods), amount: amountFrom(0.01, leastPayment).optional() })
export type RecordPayment = z.infer<typeof RecordPayment>
/** Money that was given back, all of it at once. */
export const RecordRefund = z.object({ method: z.enum(paymentMethods) })
