import type { Door } from '#platform/http/serve.ts'
import { serveChatSessions } from './staff/chat-session-collection.ts'

/** Chats with the program, on the company's side (D-22). */
export const chatStaffRoutes = (door: Door) => void serveChatSessions(door)
