import type { StaffVisit } from '#contract/plans/staff-visits.ts'
import { type Compared, type RefusalProps, SoldRefusal, SoldRefusalWords } from '../../../kits/sold/refusal.tsx'
import { momentWords } from '../../../ui/moment-words.ts'

const compared: Compared<StaffVisit> = {
	State: ({ status_display, started_at }) => (started_at ? `${status_display}, begun` : status_display),
	When: ({ starts_at }) => momentWords(starts_at),
	Technician: ({ technician_name }) => technician_name || 'unassigned',
	'What is to be done': ({ service_notes }) => service_notes || 'nothing noted',
	'Technician’s notes': ({ technician_notes }) => technician_notes || 'none',
}

/** Why a change of a visit was not done, read out as soon as it is known. */
export const VisitRefusal = (props: RefusalProps<StaffVisit>) => <SoldRefusal {...props} what="visit" compared={compared} />

/** The same where something around it reads it out. */
export const VisitRefusalWords = (props: RefusalProps<StaffVisit>) => <SoldRefusalWords {...props} what="visit" compared={compared} />
