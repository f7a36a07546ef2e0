import { Link } from 'react-router'
import type { ChatSession } from '#contract/chat/staff-chat.ts'
import { Thread } from '../../kits/messages/thread.tsx'
import { staffCollection } from '../../kits/staff-collection/staff-collection.ts'
import { momentCells } from '../../kits/staff-list/moment-cells.ts'
import { staffApi } from '../../staff-api.ts'
import { DetailPart } from '../../ui/detail-screen.tsx'
import { momentWords } from '../../ui/moment-words.ts'
import { Row, Rows } from '../../ui/rows.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import { chatWords } from './staff-places.ts'

const personOf = ({ customer_name }: ChatSession) => customer_name ?? 'A visitor'
const wantOf = (intent: string) => (intent === 'unknown' ? 'not understood' : intent.replaceAll('_', ' '))

/** What people ask the program and what it answers, read to see what it does not understand yet (A.ADMIN-31). */
export const collection = staffCollection({
	words: chatWords,
	calls: staffApi.chatSessions,
	nameOf: (chat) => `Chat ${chat.id}, ${chat.customer_name ?? 'a visitor'}`,
	fields: {},
	look: (_, chat) =>
		chat && (
			<DetailPart title="Conversation">
				<Thread
					posts={chat.messages.map(({ role, message, intent, created_at }) => ({
						by: role === 'user' ? personOf(chat) : 'The program',
						isOurs: role === 'bot',
						text: message,
						at: created_at,
						note: intent && `: ${wantOf(intent)}`,
					}))}
				/>
			</DetailPart>
		),
	beside: (chat) => (
		<DetailPart title="The chat">
			<Rows ruled>
				<Row term="With">{chat.customer ? <Link to={`/admin/customers/${chat.customer}`}>{personOf(chat)}</Link> : personOf(chat)}</Row>
				<Row term="Began">{momentWords(chat.created_at)}</Row>
				<Row term="Last message">{momentWords(chat.last_message_at)}</Row>
				<Row term="Not understood">
					{chat.unknown_count} of {chat.message_count}
				</Row>
				<Row term="Handed over">
					{chat.ticket ? <Link to={`/admin/contact-messages/${chat.ticket}`}>Message CM{chat.ticket}</Link> : 'No'}
				</Row>
			</Rows>
		</DetailPart>
	),
	list: {
		search: 'What people said',
		ordering: '-last_message_at',
		tabs: [
			{ tab: 'all', label: 'All', query: {} },
			{ tab: 'not-understood', label: 'Not understood', query: { not_understood: 'true' } },
			{ tab: 'handed-over', label: 'Handed over', query: { handed_over: 'true' } },
		],
		filters: [{ kind: 'days', label: 'Last message', from: 'date_from', to: 'date_to' }],
		columns: [
			{ id: 'name', header: 'With', cell: (chat) => `${personOf(chat)} (${chat.id})`, main: true, long: 'cut' },
			{ id: 'first', header: 'First message', cell: ({ messages }) => messages[0]?.message ?? '', long: 'cut' },
			{ id: 'messages', header: 'Messages', cell: ({ message_count }) => message_count, sort: 'message_count', number: true },
			{ id: 'unknown', header: 'Not understood', cell: ({ unknown_count }) => unknown_count, number: true },
			{
				id: 'last',
				header: 'Last message',
				...momentCells('last_message_at'),
				sort: 'last_message_at',
			},
			{
				id: 'state',
				header: 'Handed over',
				cell: ({ ticket }) => (ticket ? <Stamp kind="wait">Handed over</Stamp> : '–'),
				text: ({ ticket }) => (ticket ? `CM${ticket}` : ''),
				card: 'corner',
			},
		],
		empty: { title: 'No chats', text: 'What people ask the program on the site stands here for ninety days.' },
	},
})
