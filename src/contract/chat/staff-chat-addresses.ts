import { collectionAddresses } from '../collection-addresses.ts'

export const staffChatAddresses = { chatSessions: collectionAddresses('chat-sessions', 'id') } as const
