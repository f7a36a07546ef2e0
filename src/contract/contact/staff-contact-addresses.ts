import { collectionAddresses } from '../collection-addresses.ts'

export const staffContactAddresses = {
	contactMessages: collectionAddresses('contact-messages', 'id'),
	noteContactMessage: 'POST /admin/contact-messages/',
	answerContactMessage: 'POST /admin/contact-messages/:id/answer/',
} as const
