import type { VisitStatus } from '#contract/plans/visit-words.ts'
import type { Visit } from '#contract/plans/visits.ts'
import { dayOf, formatDayHour } from '#shared/days.ts'
import type { StampKind } from '../../../ui/stamp.tsx'

export const visitStamp: Record<VisitStatus, StampKind> = { scheduled: 'info', completed: 'ok', cancelled: 'bad' }

/** 'Fri 20 Nov, 10–11 am', in India whatever the zone of the device (A.VISIT-43). */
export const visitWhen = ({ scheduled_date, scheduled_time }: Pick<Visit, 'scheduled_date' | 'scheduled_time'>) =>
	formatDayHour(dayOf(new Date(scheduled_date)), scheduled_time, dayOf(new Date()))

/** What may be done how often and at what fee, as the policy says; nothing of it is charged (D-62). */
export const visitPolicy =
	'You can move or cancel a visit until it begins. It is free and the visit stays yours; please tell us 2 hours before at the latest.'
