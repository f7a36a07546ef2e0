import { type ContactKind, type ContactStatus, contactClocks } from '#contract/contact/contact-words.ts'

const hourMs = 3_600_000

/** Until when a message is answered, or a complaint resolved, from now on. */
export const dueFrom = (kind: ContactKind, at: Date) =>
	new Date(at.getTime() + (kind === 'complaint' ? contactClocks.resolveDays * 24 : contactClocks.answerHours) * hourMs)

/** The same for a message as it stands: null where nothing is owed any more, since it is closed, or a question that was answered. */
export const dueOf = ({ kind, status }: { kind: ContactKind; status: ContactStatus }, since: Date) =>
	status === 'closed' || (kind === 'question' && status === 'answered') ? null : dueFrom(kind, since)
