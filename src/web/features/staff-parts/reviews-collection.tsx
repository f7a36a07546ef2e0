import { customerColumn } from '../../kits/sold/sold-columns.tsx'
import { text, yesNo } from '../../kits/staff-collection/collection-fields.tsx'
import { staffCollection } from '../../kits/staff-collection/staff-collection.ts'
import { staffApi } from '../../staff-api.ts'
import { Stamp } from '../../ui/stamp.tsx'
import { ReviewLook } from './review-look.tsx'
import { reviewWords } from './staff-places.ts'

/** What customers say about parts; hidden with a reason, or deleted (B.ADMIN-14). */
export const collection = staffCollection({
	words: reviewWords,
	calls: staffApi.reviews,
	nameOf: ({ part_name, customer_name }) => `${part_name}, ${customer_name}`,
	fields: {
		is_hidden: yesNo('Hidden from customers', { begins: false, hint: 'Its stars count no more then.' }),
		hidden_reason: text('Reason', { max: 200, hint: 'Why it is hidden; only we read it.' }),
	},
	look: (_, row) => row && <ReviewLook review={row} />,
	deleting: 'It is gone for good. Hiding it keeps what was written.',
	alsoShownBy: [['part-reviews']],
	list: {
		search: 'Part or comment',
		ordering: '-created_at',
		filters: [
			{
				kind: 'select',
				name: 'is_hidden',
				label: 'State',
				any: 'Shown and hidden',
				options: [
					{ value: 'false', label: 'Shown' },
					{ value: 'true', label: 'Hidden' },
				],
			},
		],
		columns: [
			{ id: 'part', header: 'Part', cell: ({ part_name }) => part_name, main: true, long: 'cut' },
			{ id: 'rating', header: 'Stars', cell: ({ rating }) => rating, sort: 'rating', number: true },
			{ id: 'comment', header: 'Comment', cell: ({ comment }) => comment || '–', long: 'cut' },
			customerColumn,
			{
				id: 'state',
				header: 'State',
				cell: ({ is_hidden }) => (is_hidden ? <Stamp>Hidden</Stamp> : <Stamp kind="ok">Shown</Stamp>),
				text: ({ is_hidden }) => (is_hidden ? 'Hidden' : 'Shown'),
				card: 'corner',
			},
		],
		empty: { title: 'No reviews yet', text: 'Customers write them on the page of a part.' },
	},
})
