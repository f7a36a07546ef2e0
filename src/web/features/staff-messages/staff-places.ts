import { type CollectionWords, collectionPlace, type StaffPlace } from '../../kits/staff-place.ts'

export const messageWords: CollectionWords = { name: 'contact-messages', one: 'message', many: 'Messages' }

export const chatWords: CollectionWords = { name: 'chat-sessions', one: 'chat', many: 'Chats', madeBy: [] }

export const places: StaffPlace[] = [
	collectionPlace(messageWords, {
		group: 'Customers',
		rank: 2,
		icon: 'bell',
		count: { name: 'messages_to_answer', words: 'to answer' },
		waits: [
			{ count: 'messages_to_answer', one: 'message to answer', many: 'messages to answer', to: '/admin/contact-messages?tab=open' },
			{ count: 'overdue_messages', one: 'message overdue', many: 'messages overdue', to: '/admin/contact-messages?tab=overdue' },
		],
		actions: { answer: 'answered' },
	}),
	collectionPlace(chatWords, { group: 'Customers', rank: 3, icon: 'chat' }),
]
