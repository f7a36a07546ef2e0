import { z } from 'zod'
import { isBlank } from '#shared/is-blank.ts'
import { longest } from '../doorstep/doorstep-words.ts'
import { judgedText, moment, money } from '../fields.ts'
import { soldInvoices } from '../invoices/sold-invoices.ts'
import { filledLongText, tooLong } from '../staff-fields.ts'
import { reasonNeeded, whyNeeded } from '../staff-words.ts'
import { paymentFields, staffPaymentFields } from './payments.ts'

/**
 * What is read of everything that is sold (decision 0039), beside what it is and where it goes: whom it is for, what it costs and what
 * happened to it. `statuses` are its own.
 */
export const soldFields = <const Status extends string>(statuses: readonly [Status, ...Status[]]) => ({
	created_at: moment,
	status: z.enum(statuses),
	status_display: z.string(),
	customer_name: z.string(),
	customer_email: z.string(),
	customer_phone: z.string(),
	latitude: z.number().nullable(),
	longitude: z.number().nullable(),
	distance_km: z.number().nullable(),
	distance_fee: money,
	subtotal: money,
	total_amount: money,
	...paymentFields,
	invoices: soldInvoices,
	cancel_reason: z.string(),
	/** Every status once, when it was first reached. */
	timeline: z.array(
		z.object({
			status: z.enum(statuses),
			status_display: z.string(),
			at: moment,
			by: z.enum(['customer', 'company']),
			note: z.string(),
		}),
	),
	can: z.object({ cancel: z.boolean() }),
})

/** What the company reads beside it. */
export const staffSoldFields = <const Status extends string>(statuses: readonly [Status, ...Status[]]) => ({
	...staffPaymentFields,
	cancelled_by: z.enum(['customer', 'company']).nullable(),
	version: z.number(),
	next_statuses: z.array(z.enum(statuses)),
})

/** And of a single one. */
export const soldInFull = <const Status extends string>(statuses: readonly [Status, ...Status[]]) => ({
	/** Who of the company took which step, in their order. */
	taken_by: z.array(z.object({ status: z.enum(statuses), name: z.string() })),
	/** For the company alone, oldest first. */
	internal_notes: z.array(z.object({ id: z.number(), author_name: z.string(), text: z.string(), created_at: moment })),
})

const reasonElse = (needed: string) => judgedText((typed) => (isBlank(typed) ? needed : tooLong(typed, longest.reason)), 'lines')
/** Why the company cancels. */
export const staffReason = reasonElse(reasonNeeded)
/** Why it changes what was sold, which only the company reads. */
export const internalReason = reasonElse(whyNeeded)
export const AddNote = z.object({ text: filledLongText(longest.note) })
