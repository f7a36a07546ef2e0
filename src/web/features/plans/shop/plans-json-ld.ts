import type { Faq } from '#contract/company/faqs.ts'
import { durationNames, durationTypes } from '#contract/plans/plan-words.ts'
import type { Plan } from '#contract/plans/plans.ts'

/** The plans as search engines read them (schema.org), at the prices of the time that the page shows first. */
export const plansJsonLd = (plans: readonly Plan[], url: string) =>
	plans.map(({ name, description, variants }) => ({
		'@type': 'Service',
		name,
		serviceType: 'Maintenance plan',
		...(description && { description }),
		offers: variants.flatMap(({ duration_type, discounted_price }) =>
			duration_type === durationTypes[0]
				? [{ '@type': 'Offer', name: durationNames[duration_type], price: discounted_price, priceCurrency: 'INR', url }]
				: [],
		),
	}))

/** Questions and answers as search engines read them (schema.org). */
export const questionsJsonLd = (questions: readonly Pick<Faq, 'question' | 'answer'>[]) => ({
	'@type': 'FAQPage',
	mainEntity: questions.map(({ question, answer }) => ({
		'@type': 'Question',
		name: question,
		acceptedAnswer: { '@type': 'Answer', text: answer },
	})),
})
