import { place, text } from '../../kits/staff-collection/collection-fields.tsx'
import { shownColumn } from '../../kits/staff-collection/shown.tsx'
import { staffCollection } from '../../kits/staff-collection/staff-collection.ts'
import { office } from '../../kits/staff-place.ts'
import { staffApi } from '../../staff-api.ts'
import { faqWords } from './staff-places.ts'

/** What is asked again and again, with its answers (A.ADMIN-30, D-49). */
export const collection = staffCollection({
	words: faqWords,
	calls: staffApi.faqs,
	importedBy: office,
	nameOf: ({ question }) => question,
	fields: {
		question: text('Question', { max: 200, required: true }),
		answer: text('Answer', { max: 2000, lines: 5, required: true }),
		page: text('Page', {
			max: 50,
			required: true,
			isCode: true,
			problem: (typed) => (/^[a-z0-9-]+$/.test(typed) ? null : 'Use small letters, digits and hyphens.'),
			hint: 'With “pricing” it stands below the plans. With any other, such as “repairs”, only the chat answers with it.',
		}),
		order: place('Small numbers come first.'),
	},
	shown: 'When hidden, customers no longer see it.',
	deleting: 'It is gone for good. Hide it instead if you may need it again.',
	alsoShownBy: [['faqs']],
	orderable: true,
	list: {
		search: 'Question, answer or page',
		ordering: 'order',
		columns: [
			{ id: 'question', header: 'Question', cell: ({ question }) => question, sort: 'question', main: true, long: 'cut' },
			{ id: 'answer', header: 'Answer', cell: ({ answer }) => answer, long: 'cut' },
			{ id: 'page', header: 'Page', cell: ({ page }) => page },
			{ ...shownColumn, card: 'line' },
		],
		empty: { title: 'No questions yet', text: 'Add the first one; it stands on its page at once.' },
	},
})
