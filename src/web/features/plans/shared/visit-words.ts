import type { VisitStatus } from '#contract/plans/visit-words.ts'
import type { Visit } from '#contract/plans/visits.ts'
import { dayOf, formatDayHour } from '#shared/days.ts'
import type { StampKind } from '../../../ui/stamp.tsx'

export const visitStamp: Record<VisitStatus, StampKind> = { scheduled: 'info', completed: 'ok', cancelled: 'bad' }

/** 'Fri 20 Nov, 10–11 am', in India whatever the zone of the device (A.VISIT-43). */
export const visitWhen = ({ scheduled_date, scheduled_time }: Pick<Visit, 'scheduled_date' | 'scheduled_time'>) =>
	formatDayHour(dayOf(new Date(scheduled_date)), scheduled_time, dayOf(new Date()))
