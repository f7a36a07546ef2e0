import { z } from 'zod'
import { collection } from '../collection.ts'
import { endpoint } from '../endpoint.ts'
import { judgedText, moment } from '../fields.ts'
import { filledLongText, filledText, order, trueOrFalse } from '../staff-fields.ts'
import { faqAddresses } from './company-addresses.ts'
import { staffFaqAddresses } from './staff-company-addresses.ts'

const Faq = z
	.object({
		id: z.number(),
		question: z.string(),
		answer: z.string(),
		/** The page it stands on, such as 'pricing'. */
		page: z.string(),
		order: z.number(),
		is_active: z.boolean(),
	})
	.meta({ id: 'Faq' })
export type Faq = z.infer<typeof Faq>

const StaffFaq = Faq.extend({ version: z.number(), created_at: moment }).meta({ id: 'StaffFaq' })
const page = judgedText((typed) =>
	/^[a-z0-9-]{1,50}$/.test(typed) ? null : 'Please use small letters, digits and hyphens, such as pricing.',
)

/** What is asked again and again, with its answers (D-49). */
export const faqs = {
	list: endpoint(faqAddresses.list, {
		summary: 'Questions and answers in the company’s order, of one page if it is named',
		access: 'public',
		query: z.object({ page: page.optional() }),
		reply: z.array(Faq),
	}),
}

/** The same as the company writes them. */
export const staffFaqs = {
	faqs: collection(staffFaqAddresses.faqs, {
		one: 'a question',
		many: 'Questions and answers, hidden ones too',
		access: { read: 'staff', create: 'staff', change: 'staff', remove: 'staff', order: 'staff', import: 'staff' },
		shownBy: ['faqs'],
		row: StaffFaq,
		fields: { question: filledText(200), answer: filledLongText(2000), page, order, is_active: z.boolean() },
		required: ['question', 'answer', 'page'],
		orderings: ['order', 'question', 'created_at'],
		// `page` is that of the list.
		filters: { is_active: trueOrFalse.optional() },
	}),
}
