import { closureReasonLimit } from '#contract/doorstep/closure-words.ts'
import { text } from '../../kits/staff-collection/collection-fields.tsx'
import { staffCollection } from '../../kits/staff-collection/staff-collection.ts'
import { staffApi } from '../../staff-api.ts'

/** Hours and days in which nobody comes (D-17); closed and opened in the week of the hours. */
export const collection = staffCollection({
	words: { name: 'slot-closures', one: 'closed hour', many: 'Closed hours' },
	calls: staffApi.slotClosures,
	nameOf: ({ date, time }) => `${date} ${time ?? ''}`,
	fields: {
		reason: text('Reason', {
			max: closureReasonLimit,
			optional: true,
			hint: 'Only the company reads it.',
			answers: ['date', 'time', 'kind'],
			'data-autofocus': '',
		}),
	},
	alsoShownBy: [['available-slots']],
})
