import * as figure from '#contract/company/policy-figure-words.ts'
import { moveRule } from '#contract/company/policy-rule-words.ts'
import type { PolicyName } from '#contract/company/policy-words.ts'
import type { HoursLine } from '#contract/doorstep/week-words.ts'

/** The day on which these texts last changed in what they say. */
export const policiesRevisedOn = '2026-11-30'

export type PolicyText = { summary: string; parts: { title: string; lines: string[] }[] }

/** What an admin set: the legal name, and when a repair may start; null while that is not known. */
export type PolicyFacts = { company: string; serviceHours: readonly HoursLine[] | null }

/** Our own plain wording with every figure verbatim (B.R-33). */
export const policyTexts: Record<PolicyName, (facts: PolicyFacts) => PolicyText> = {
	terms: ({ company, serviceHours }) => ({
		summary: `What you and ${company} agree to when you book, buy or sell here.`,
		parts: [
			{
				title: 'Who can use our service',
				lines: [
					`You must be at least ${figure.minimumAge} years old to have an account, to book or to buy.`,
					'Give your own name and a phone number on which our technician can reach you. You answer for what happens with your login.',
				],
			},
			{
				title: 'Booking a repair or a visit',
				lines: [
					...(serviceHours ? [serviceHoursRule(serviceHours)] : []),
					'The price is the one shown for your model when you book, GST included. It changes only when you agree: a technician who finds more asks you first, line by line.',
					`Changes to a booking are possible until ${figure.change} the scheduled time.`,
					`Cancellation is free up to ${figure.change} the service. Later, please call us: somebody is on the way to you.`,
					moveRule,
				],
			},
			{
				title: 'Paying',
				lines: [
					'You pay by UPI or cash after the service, or when parts are delivered. Nothing is charged online.',
					'When you share your location, what the way to you costs is shown before you confirm and is part of the total. Without a location nothing is added for the way.',
				],
			},
			{
				title: 'Parts, plans and used vehicles',
				lines: [
					'Parts fit the models named on their page. Where we said that a part fits and it does not, we take it back.',
					'A plan belongs to the bike it was bought for and runs until its last day. Visits that are not used do not go on after it.',
					'Used vehicles are sold as inspected; the report on their page is part of the offer. Both sides sign the RC transfer papers.',
				],
			},
			{
				title: 'Warranty and liability',
				lines: [
					'Work has the warranty named at the service. Tell us about a fault of ours and we put it right free of charge.',
					'We are not liable for what was broken before we came; our technician shows it to you and writes it down.',
					'Indian law applies. If we cannot agree, our grievance officer answers first; her or his name stands at the foot of every page.',
				],
			},
		],
	}),
	privacy: ({ company }) => ({
		summary: `What ${company} knows about you, why, for how long, and how you get it deleted.`,
		parts: [
			{
				title: 'What we keep',
				lines: [
					'Name, phone, email and address, so that we can come to you. Your bike and its number plate, so that price and parts fit.',
					'What you booked, bought and sold, and what was done. Photos and papers that you send to sell a vehicle; only staff see the papers.',
					'Photos that our technician takes of your bike before and after the work; only you and we see them.',
					'Where you are, only when you press the button for it, and only for that booking.',
				],
			},
			{
				title: 'What for',
				lines: [
					'For what you asked for, for invoices that the law wants, and for nothing else without your consent. You give and take back consent for each purpose in your profile.',
					'We sell your data to nobody. Who sends our mail or stores our files gets what that needs and no more.',
				],
			},
			{
				title: 'How long',
				lines: [
					`Transactions and their invoices: ${figure.keptTransactions} after the financial year of the work, also when you delete your account before; then your name is taken out of them too.`,
					`Service history: ${figure.keptServices}. Then the history of your bike does not show the work any more, and what was noted and photographed of it is deleted.`,
					`Communication logs, such as your messages to us and our answers: ${figure.keptMessages}.`,
				],
			},
			{
				title: 'Your rights',
				lines: [
					'In your profile you read, correct and download everything, and delete your account. What an invoice needs stays as long as the law says.',
					`If data were ever breached, we tell you and the authorities within ${figure.breachNotice}.`,
					`Nobody under ${figure.minimumAge} may have an account; tell us if a child has one and we delete it.`,
				],
			},
			{
				title: 'Cookies',
				lines: [
					'One cookie keeps you logged in, one keeps the cart of a visitor. There are no advertising cookies and no trackers of others.',
				],
			},
		],
	}),
	refund: () => ({
		summary: 'When you get money back, how to ask for it, and how long it takes. For goods that go back see the return policy.',
		parts: [
			{
				title: 'Cancelling',
				lines: [
					`Cancellation is free up to ${figure.change} the service; whatever you paid ahead comes back in full.`,
					'When we cancel, everything you paid comes back, whenever it is.',
					'A plan that ends early is refunded for the visits that were not used.',
				],
			},
			{
				title: 'Asking for a refund',
				lines: [
					`For services and payments, ask within ${figure.refundRequest} of the transaction: on the phone, by message or by mail, with the reference.`,
					`We review it within ${figure.refundReview} and tell you what we decided and why.`,
					`An agreed refund is processed within ${figure.refundProcessing}, by UPI or cash, as you paid.`,
				],
			},
			{
				title: 'Credits',
				lines: [`If you prefer a credit to money, it is valid for ${figure.credits} and can be used for any service or part.`],
			},
		],
	}),
	return: () => ({
		summary: 'How parts go back to us. Refunds for services are in the refund policy.',
		parts: [
			{
				title: 'Asking for a return',
				lines: [
					`Ask within ${figure.returnRequest}, with the order number and what is wrong.`,
					`We answer with a return authorisation. Send or hand over the part within ${figure.returnWithin} of it.`,
					`Damage on arrival must be reported within ${figure.damageReport}, best with a photo of the parcel.`,
				],
			},
			{
				title: 'What can go back',
				lines: [
					'Unused parts in their packing. A part that does not fit the model for which we said it fits goes back free, also opened.',
					'Oils, fluids and electrical parts that were fitted cannot go back, unless they are faulty.',
				],
			},
			{
				title: 'What you get',
				lines: [
					'Another one, or your money, once the part is with us and checked.',
					`For parts that were ordered by mistake a restocking fee of ${figure.restocking} of the price may be kept. Nothing is kept where the mistake was ours.`,
				],
			},
		],
	}),
	shipping: () => ({
		summary: 'How parts come to you and what that costs.',
		parts: [
			{
				title: 'What it costs',
				lines: [
					`Shipping is free above ${figure.freeShipping}. Below that it costs ${figure.paidShipping}.`,
					'The distance fee is something else: when you share your location at the checkout, the fee for the way from us to you is shown there and added to the total, whatever the order is worth. Without a location none is charged.',
					`Express delivery adds ${figure.express}; same-day delivery, where we can, costs ${figure.sameDay}. Both are agreed on the phone.`,
					`Items over ${figure.heavyFrom} add ${figure.heavy}.`,
				],
			},
			{
				title: 'When it comes',
				lines: [
					'The day is on the page of your order once it is shipped, with carrier and tracking number.',
					`A delivery can be moved once for free. After the ${figure.rescheduleAfter} it costs ${figure.reschedule}, because somebody drives twice.`,
				],
			},
			{
				title: 'When something is wrong',
				lines: [`Please open the parcel at once. Damage must be reported within ${figure.damageReport}; then we replace it.`],
			},
		],
	}),
}

const outsideThem = 'Outside them we come when we can; call us.'
/** B.CONST-35, with the hours that are set. */
function serviceHoursRule(lines: readonly HoursLine[]) {
	const [first, ...others] = lines
	if (!first) return 'There are no standard service hours just now. We come when we can; call us.'
	if (others.length === 0 && first.days === 'Every day')
		return `Standard service hours are ${first.hours}, every day that we are open. ${outsideThem}`
	return `Standard service hours are ${lines.map(({ days, hours }) => `${days} ${hours}`).join(', ')}, on days that we are open. ${outsideThem}`
}
