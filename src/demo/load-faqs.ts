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

/** The questions of a first start. */
export async function loadFaqs(db: Db) {
	const createdAt = now()
	await db.insert(faqs).values(pricing.map(([question, answer], position) => ({ question, answer, page: 'pricing', position, createdAt })))
}
