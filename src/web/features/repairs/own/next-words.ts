import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import type { IndianDay } from '#shared/days.ts'
import { formatExactRupees } from '#shared/money.ts'
import { dueOf, paidInWords } from '../../../kits/payment/payment-words.ts'
import { callWords, whenOf } from '../shared/repair-words.ts'

type Next = { title: string; text: string }

/** What comes next, in few words and a sentence: what the page of a repair begins with (ux 88). */
export const nextWords = (repair: Repair, today: IndianDay): Next => byStatus[repair.status](repair, today)

const byStatus = {
	pending: (repair, today) =>
		repair.kind === 'service_now'
			? { title: callWords(repair) ?? 'We call you', text: 'Then you know the time. You can cancel until we confirm.' }
			: {
					title: 'Waiting for confirmation',
					text: `${whenOf(repair, today)}. We check the hour and confirm it. You can cancel until then.`,
				},
	confirmed: (repair, today) => ({
		title: `${repair.technician ? `${firstName(repair)} comes` : 'We come'} ${inSentence(whenOf(repair, today))}`,
		text: `${repair.technician ? firstName(repair) : 'The technician'} calls when near you.`,
	}),
	in_progress: (repair) =>
		repair.extra_work.some(({ status }) => status === 'open')
			? {
					title: `${repair.technician ? firstName(repair) : 'The technician'} needs your answer`,
					text: 'Approve or decline the extra work below. What was agreed goes on meanwhile.',
				}
			: {
					title: `${repair.technician ? firstName(repair) : 'The technician'} is at work`,
					text:
						dueOf(repair) > 0
							? `Next: you see the work, then you pay ${due(repair)} by UPI or cash.`
							: 'Next: you see the work. Nothing more to pay.',
				},
	completed: (repair) => {
		if (repair.total_amount === 0) return { title: 'All done', text: 'Nothing to pay. Thank you.' }
		const total = formatExactRupees(repair.total_amount)
		if (repair.payment_status === 'paid') return { title: 'Done and paid', text: `${paidInWords(repair)}. Thank you.` }
		const soFar = repair.paid_amount > 0 ? ` You have paid ${formatExactRupees(repair.paid_amount)} of ${total}.` : ''
		return { title: `Pay ${due(repair)}`, text: `The work is done.${soFar}` }
	},
	cancelled: (repair) => ({
		title: repair.timeline.some(({ status, by }) => status === 'cancelled' && by === 'company') ? 'We cancelled it' : 'You cancelled it',
		text: refundWords(repair),
	}),
} satisfies Record<RepairStatus, (repair: Repair, today: IndianDay) => Next>

function refundWords({ payment_status: status, refund_amount }: Repair) {
	const amount = formatExactRupees(refund_amount)
	if (status === 'refund_due') return `Nobody comes. We give you back the ${amount} you paid.`
	return status === 'refunded' ? `Nobody comes. We gave you back the ${amount} you paid.` : 'Nobody comes. Nothing to pay.'
}

const due = (repair: Repair) => formatExactRupees(dueOf(repair))
const firstName = ({ technician }: Repair) => technician?.name.split(' ')[0]
const inSentence = (when: string) => (when === 'As soon as possible' ? 'as soon as possible' : when)
