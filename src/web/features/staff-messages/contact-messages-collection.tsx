import { Link } from 'react-router'
import { contactKindDisplay, contactKinds, contactStatusDisplay, contactStatuses } from '#contract/contact/contact-words.ts'
import { choice } from '../../kits/staff-collection/collection-fields.tsx'
import { staffCollection } from '../../kits/staff-collection/staff-collection.ts'
import { momentCells, sheetMoment } from '../../kits/staff-list/moment-cells.ts'
import { staffApi } from '../../staff-api.ts'
import { DetailPart } from '../../ui/detail-screen.tsx'
import { momentWords } from '../../ui/moment-words.ts'
import { Row, Rows } from '../../ui/rows.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import { Text } from '../../ui/text.tsx'
import { AnswerMessage } from './answer-message.tsx'
import { messageWords } from './staff-places.ts'

const stamps = { new: 'wait', answered: 'ok', closed: 'plain' } as const
const optionsOf = <Value extends string>(values: readonly Value[], words: Record<Value, string>) =>
	values.map((value) => ({ value, label: words[value] }))

/** Messages to the company: read, answered by mail, marked as complaints, closed (A.CONTACT-17, D-49). */
export const collection = staffCollection({
	words: messageWords,
	// New ones are written at the desk (`new-message.tsx`).
	calls: { ...staffApi.contactMessages, create: staffApi.noteContactMessage },
	nameOf: ({ reference, name }) => `${reference}, ${name}`,
	fields: {
		status: choice('Status', { options: optionsOf(contactStatuses, contactStatusDisplay), needed: 'Please choose a status.' }),
		kind: choice('Kind', { options: optionsOf(contactKinds, contactKindDisplay), needed: 'Please choose a kind.' }),
	},
	look: (_, row) =>
		row && (
			<DetailPart title="The sender">
				<Rows ruled>
					<Row term="Name">{row.customer ? <Link to={`/admin/customers/${row.customer}`}>{row.name}</Link> : row.name}</Row>
					<Row term="Email">
						<a href={`mailto:${row.email}`}>{row.email}</a>
					</Row>
					{row.phone && (
						<Row term="Phone">
							<a href={`tel:${row.phone}`}>{row.phone}</a>
						</Row>
					)}
					{row.due_at && (
						<Row term={row.kind === 'complaint' ? 'Resolve by' : 'Answer by'}>
							{momentWords(row.due_at)}
							{row.is_overdue && (
								<Text as="span" tone="bad" weight="strong">
									{' '}
									overdue
								</Text>
							)}
						</Row>
					)}
				</Rows>
			</DetailPart>
		),
	beside: (row) => <AnswerMessage key={row.id} message={row} />,
	list: {
		search: 'Name, email, words or number',
		ordering: '-created_at',
		tabs: [
			{ tab: 'open', label: 'To answer', query: { open: 'true' } },
			{ tab: 'overdue', label: 'Overdue', query: { overdue: 'true' } },
			{ tab: 'all', label: 'All', query: {} },
		],
		filters: [
			{
				kind: 'select',
				name: 'kind',
				label: 'Kind',
				any: 'Questions and complaints',
				options: optionsOf(contactKinds, contactKindDisplay),
			},
		],
		columns: [
			{ id: 'name', header: 'From', cell: ({ name, reference }) => `${name} (${reference})`, main: true, long: 'cut' },
			{ id: 'message', header: 'Message', cell: ({ message }) => message, long: 'cut' },
			{ id: 'kind', header: 'Kind', cell: ({ kind }) => contactKindDisplay[kind] },
			{
				id: 'due',
				header: 'Due',
				cell: ({ due_at, is_overdue }) =>
					due_at ? (
						<Text as="span" tone={is_overdue ? 'bad' : undefined}>
							{momentWords(due_at)}
						</Text>
					) : (
						'–'
					),
				text: ({ due_at }) => sheetMoment(due_at),
				sort: 'due_at',
			},
			{
				id: 'created',
				header: 'Sent',
				...momentCells('created_at'),
				sort: 'created_at',
			},
			{
				id: 'status',
				header: 'Status',
				cell: ({ status }) => <Stamp kind={stamps[status]}>{contactStatusDisplay[status]}</Stamp>,
				text: ({ status }) => contactStatusDisplay[status],
				card: 'corner',
			},
		],
		empty: { title: 'No messages', text: 'What people write on the contact page or say on the phone stands here.' },
	},
})
