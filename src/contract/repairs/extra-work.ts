import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams, linkParams, moment, money } from '../fields.ts'
import { amountFrom, filledText, longText, version } from '../staff-fields.ts'
import { extraWorkAddresses } from './extra-work-addresses.ts'
import { extraAnswerWays, extraKinds, extraLimits, extraNeedsLines, extraStatuses } from './extra-work-words.ts'

const ExtraLine = z.object({ kind: z.enum(extraKinds), name: z.string(), quantity: z.number(), price: money, total_price: money })
/** What a technician proposed to do beyond what was agreed, and what became of it. */
export const ExtraWork = z
	.object({
		id: z.number(),
		status: z.enum(extraStatuses),
		status_display: z.string(),
		lines: z.array(ExtraLine),
		total: money,
		/** Why it is needed. */
		note: z.string(),
		/** Why it was declined; '' where nobody said. */
		reason: z.string(),
		proposed_at: moment,
		answered_at: moment.nullable(),
		answered_by: z.enum(extraAnswerWays).nullable(),
	})
	.meta({ id: 'ExtraWork' })
export type ExtraWork = z.infer<typeof ExtraWork>

export const ProposeExtraWork = z.object({
	lines: z
		.array(
			z.object({
				kind: z.enum(extraKinds),
				name: filledText(extraLimits.name),
				quantity: z.number().int().min(1).max(extraLimits.quantity).default(1),
				price: amountFrom(0).max(extraLimits.price),
			}),
			extraNeedsLines,
		)
		.min(1, extraNeedsLines)
		.max(extraLimits.lines, `At most ${extraLimits.lines} lines can be proposed at once.`),
	note: longText(extraLimits.note).default(''),
	version,
})
const reason = longText(extraLimits.reason).default('')
const AnswerExtraWork = z.object({ answer: z.enum(['approved', 'declined']), reason })
export const SettleExtraWork = z.object({ answer: z.enum(['approved', 'declined', 'withdrawn']), reason })

export const extraWorkParams = idParams.extend({ extraId: idParams.shape.id })

/** What whoever has the link of the mail reads: enough to decide, and nothing of the person. */
const LinkedExtraWork = z
	.object({
		reference: z.string(),
		/** 'Hero Splendor Plus'. */
		vehicle: z.string(),
		/** First name. */
		technician: z.string(),
		/** What the repair costs without it, and with it. */
		total_before: money,
		total_with: money,
		extra: ExtraWork,
	})
	.meta({ id: 'LinkedExtraWork' })
export type LinkedExtraWork = z.infer<typeof LinkedExtraWork>

/** The customer's answer to extra work (D-53): on the page of the repair, or by the link in the mail, which needs no login. */
export const extraWork = {
	answer: endpoint(extraWorkAddresses.answer, {
		summary: 'Approves or declines extra work on a repair of the caller',
		access: 'signed-in',
		params: extraWorkParams,
		body: AnswerExtraWork,
		reply: ExtraWork,
		repeatable: true,
	}),
	byLink: endpoint(extraWorkAddresses.byLink, {
		summary: 'Extra work that the link in a mail is about',
		access: 'public',
		params: linkParams,
		reply: LinkedExtraWork,
	}),
	answerByLink: endpoint(extraWorkAddresses.answerByLink, {
		summary: 'Approves or declines extra work by the link in a mail',
		access: 'public',
		params: linkParams,
		body: AnswerExtraWork,
		reply: LinkedExtraWork,
	}),
}
