import { staffContact } from '#contract/contact/staff-contact.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { answerMessage } from './staff/answer-message.ts'
import { serveContactMessages } from './staff/contact-message-collection.ts'
import { noteMessage } from './staff/note-message.ts'

/** Messages to the company, on its own side (D-22, D-49). */
export function contactStaffRoutes(door: Door) {
	const findMessage = serveContactMessages(door)
	serve(door, staffContact.noteContactMessage, async (db, actor, { body }) => findMessage(db, await noteMessage(db, actor, body)))
	serve(door, staffContact.answerContactMessage, async (db, actor, { params, body }) => {
		await answerMessage(db, actor, params.id, body)
		return findMessage(db, params.id)
	})
}
