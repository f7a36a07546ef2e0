import { jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import type { ExtraRow } from '../extra/present-extra.ts'
import { type AboutRepair, describeRepair, inRupees } from './describe-repair.ts'

/** Asks a customer whether we may do what turned out to be needed, before we do it (D-53). `url` is where it is answered. */
export function repairExtraWork(about: AboutRepair, extra: ExtraRow, url: string): Mail {
	const { repair, technician } = about.parts
	const card = describeRepair(about)
	const name = technician?.name.split(' ')[0] ?? 'Our technician'
	return jobCardMail({
		...card,
		lines: extra.lines.map(({ name: what, kind, quantity, pricePaise }) => ({
			name: what,
			note: [kind === 'part' && 'Part', quantity > 1 && `${quantity} times`].filter(Boolean).join(', '),
			amount: inRupees(pricePaise * quantity),
		})),
		total: ['Extra, GST included', inRupees(extra.totalPaise)],
		subject: `May we do this too? ${inRupees(extra.totalPaise)} more for your repair ${repair.reference}`,
		heading: `${name} needs your answer`,
		before: [
			`Hello ${repair.customerName},`,
			`while working on your bike ${name} found something that was not agreed.${extra.note && ` “${extra.note}”`} We do it only if you approve.`,
			`Your repair is ${inRupees(repair.totalPaise)} so far and would be ${inRupees(repair.totalPaise + extra.totalPaise)} with it.`,
		],
		button: { words: 'Approve or decline', url },
		after: ['If you decline, we finish what was agreed for the agreed price.'],
	})
}
