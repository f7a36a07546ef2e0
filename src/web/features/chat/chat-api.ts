import { chatAddresses } from '#contract/chat/chat-addresses.ts'
import { clientOf } from '#contract/client.ts'
import { send } from '../../session/session.ts'

/** The calls of the chat; not in `api`, which every page loads. */
export const chatApi = clientOf({ chat: chatAddresses }, send).chat
