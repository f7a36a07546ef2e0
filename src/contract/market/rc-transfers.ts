import { z } from 'zod'
import { collection } from '../collection.ts'
import { day, moment } from '../fields.ts'
import { longText, text, trueOrFalse } from '../staff-fields.ts'
import { rcTransferAddresses } from './rc-transfer-addresses.ts'
import { rcLimits, rcSteps } from './rc-words.ts'

/** How far the registration certificate of a sold vehicle is, as its buyer and its seller read it; neither reads of the other. */
export const RcProgress = z
	.object({
		steps: z.array(z.object({ step: z.enum(rcSteps), step_display: z.string(), date: day.nullable() })),
		/** Of the RTO; '' before it is filed. */
		receipt_number: z.string(),
		/** What we say to both of them. */
		note: z.string(),
	})
	.meta({ id: 'RcProgress' })
export type RcProgress = z.infer<typeof RcProgress>

/** Transfers of registration certificates: one begins with each sale. */
export const staffRcTransfers = {
	rcTransfers: collection(rcTransferAddresses.rcTransfers, {
		one: 'an RC transfer',
		many: 'RC transfers',
		access: { read: 'staff', change: 'staff' },
		shownBy: [],
		row: z
			.object({
				id: z.number(),
				/** The booking that ended in the sale, and 'VB12'. */
				booking: z.number(),
				reference: z.string(),
				vehicle: z.number(),
				vehicle_name: z.string(),
				buyer: z.number(),
				buyer_name: z.string(),
				/** Null where nobody sold it to us by a sell request. */
				sell_request: z.number().nullable(),
				papers_signed: day.nullable(),
				filed: day.nullable(),
				issued: day.nullable(),
				handed_over: day.nullable(),
				receipt_number: z.string(),
				note: z.string(),
				version: z.number(),
				created_at: moment,
			})
			.meta({ id: 'RcTransfer' }),
		fields: {
			papers_signed: day.nullable(),
			filed: day.nullable(),
			issued: day.nullable(),
			handed_over: day.nullable(),
			receipt_number: text(rcLimits.receipt),
			note: longText(rcLimits.note),
		},
		orderings: ['created_at'],
		filters: {
			/** The new certificate is not handed over yet. */
			open: trueOrFalse.optional(),
		},
	}),
}
