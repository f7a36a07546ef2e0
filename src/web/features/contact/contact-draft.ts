import { isRecord } from '#shared/is-record.ts'
import { storedDraft } from '../../kits/form/stored-draft.ts'

const draft = storedDraft<{ typed: Record<string, string> }>('contactDraft', ({ typed }) =>
	isRecord(typed)
		? { typed: Object.fromEntries(Object.entries(typed).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : []))) }
		: null,
)
/** Whoever writes needs no account; with the end of a session it goes (follow-person.ts). */
const anybody = 'anybody'

/** What was typed into the contact form and not sent yet, by the names of its fields. */
export const contactDraft = {
	read: () => draft.of(anybody)?.typed ?? {},
	keep: (typed: Record<string, string>) => draft.keep(anybody, { typed }),
	forget: draft.forget,
}
