import { visitRule } from '#contract/company/policy-rule-words.ts'
import { faqs } from '#domains/company/tables.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'

/** What the pricing page claims (A.PRICING-10), and what else is asked before a plan is bought. */
const pricing: [question: string, answer: string][] = [
	['How many visits does a plan have?', 'A quarterly plan has 2 visits, a half-yearly one 3-4, a yearly one up to 6.'],
	[
		'Can I stop?',
		'Yes, at any time, in My Subscriptions. You get a pro-rated refund for unused visits: of what you paid, the share of the visits that were not done. You see the amount before you confirm.',
	],
	['Can I move a visit?', `Yes. ${visitRule}`],
	['When do I pay?', 'Once we have approved your request, by UPI or cash. Nothing is charged online.'],
	[
		'Does it renew by itself?',
		'No. We write to you 30, 7 and 1 days before it ends. When it has ended you can renew it in My Subscriptions.',
	],
	['Which parts are included?', 'Those that the list of your plan names. Any other part is extra, and only after you say yes.'],
]

/** What is asked about everything else. No figure stands here that an admin sets or a policy names. */
const others: Record<string, [question: string, answer: string][]> = {
	repairs: [
		[
			'What happens after I book a repair?',
			'We confirm it and name the technician, who comes to your door in the hour that you chose. You follow it in My Repairs.',
		],
		['Do I have to bring my bike anywhere?', 'No. The technician comes to you with tools and parts.'],
		[
			'What if the technician finds more to repair?',
			'He asks you first, line by line, with the price of each. Nothing is done or charged that you did not accept.',
		],
		['Can I book for somebody else?', 'Yes. Give the name and phone number of whoever is with the bike.'],
		[
			'What is the start code?',
			'Four digits on the page of your repair. Tell them to the technician at your door; the work begins with them.',
		],
		['Do you repair electric scooters?', 'Yes. Choose your bike, and only services that are for it are shown.'],
	],
	parts: [
		[
			'How do I know that a part fits my bike?',
			'Choose your bike: each part says whether it fits. Where we said that it fits and it does not, we take it back.',
		],
		['Can you fit the part that I buy?', 'Where we have a service for it, the page of the part names it with its price for your bike.'],
		['What if a part is out of stock?', 'Its page offers to write to you once it is back.'],
	],
	market: [
		[
			'How are used vehicles checked?',
			'A technician inspects each by a list. The report stands on its page, with what is not in order too.',
		],
		['Can I see a used vehicle before I buy it?', 'Yes. Book it on its page, see and try it, and decide then.'],
		['Who does the RC transfer?', 'Both sides sign the transfer papers, and its steps are shown with your booking until it is through.'],
	],
	payment: [
		[
			'Is it safe to pay you?',
			'Nothing is charged online: you pay by UPI or cash, a repair once the work is done. We never ask for your UPI PIN.',
		],
		['Can I pay a part in advance?', 'Yes, if you wish: we record it, and the rest is due at the end.'],
		['Do the prices include tax?', 'Yes, every price includes GST.'],
	],
	area: [
		['How do I find out whether you serve my address?', 'Give its PIN code, in the checkout or in this chat: you hear at once.'],
		[
			'Does it cost more when I live far away?',
			'Beyond the free distance a distance fee is added. The checkout shows it before you confirm.',
		],
	],
}

/** The questions of a first start. */
export async function loadFaqs(db: Db) {
	const createdAt = now()
	const rows = Object.entries({ pricing, ...others }).flatMap(([page, questions]) =>
		questions.map(([question, answer], position) => ({ question, answer, page, position, createdAt })),
	)
	await db.insert(faqs).values(rows)
}
