import { collectionAddresses } from '../collection-addresses.ts'

export const staffContactAddresses = {
	contactMessages: collectionAddresses('contact-messages', 'id'),
	answerContactMessage: 'POST /admin/contact-messages/:id/answer/',
} as const
