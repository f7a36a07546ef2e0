import type { z } from 'zod'
import { findSettings } from '#domains/company/find-settings.ts'
import { now } from '#platform/clock.ts'
import { type Job, type JobContext, type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import type { AboutRepair } from './emails/describe-repair.ts'
import { repairBooked } from './emails/repair-booked.ts'
import { repairCalledOff } from './emails/repair-called-off.ts'
import { repairCancelled } from './emails/repair-cancelled.ts'
import { repairCompleted } from './emails/repair-completed.ts'
import { repairConfirmed } from './emails/repair-confirmed.ts'
import { repairRescheduled } from './emails/repair-rescheduled.ts'
import { technicianAssigned } from './emails/technician-assigned.ts'
import { findRepairWithoutPermission } from './find-repair.ts'
import { forgetOldInvoices } from './forget-old-invoices.ts'
import {
	forgetInvoices,
	mailRepairBooked,
	mailRepairCalledOff,
	mailRepairCancelled,
	mailRepairCompleted,
	mailRepairConfirmed,
	mailRepairRescheduled,
	mailTechnicianAssigned,
} from './jobs.ts'

type Payload = { repairId: number; version?: number }
type MailAbout<P> = {
	/** What the mail is called, with the repair's id and version a key of its own. */
	name: string
	write: (about: AboutRepair) => Mail
	/** Whether it still tells the truth. */
	isDue?: (about: AboutRepair, payload: P) => boolean
	/** After an outage mails go in any order; whoever has read that nobody comes must not read afterwards that somebody does. */
	notAfterCancellation?: boolean
}

/** A mail about a repair. Whoever deleted the account meanwhile has no address any more and is told nothing (D-43). */
const repairMail = <P extends z.ZodType<Payload>>(work: Job<P>, { name, write, isDue, notAfterCancellation }: MailAbout<z.output<P>>) =>
	mailHandler(work, {
		key: ({ repairId, version }) => [name, repairId, ...(version === undefined ? [] : [version])].join(':'),
		...(notAfterCancellation && { notAfter: ({ repairId }) => [`repair-cancelled:${repairId}`, `repair-called-off:${repairId}`] }),
		write: async (context, payload) => {
			const about = await readAbout(context, payload.repairId)
			const isOver = about.parts.repair.forgottenAt !== null || isDue?.(about, payload) === false
			return isOver ? null : write(about)
		},
	})

/** What is done about repairs outside a request. */
export const repairJobHandlers: JobHandler[] = [
	repairMail(mailRepairBooked, { name: 'repair-booked', write: repairBooked }),
	repairMail(mailRepairCancelled, { name: 'repair-cancelled', write: repairCancelled }),
	repairMail(mailRepairCalledOff, { name: 'repair-called-off', write: repairCalledOff }),
	repairMail(mailRepairConfirmed, { name: 'repair-confirmed', write: repairConfirmed, notAfterCancellation: true }),
	repairMail(mailRepairCompleted, { name: 'repair-completed', write: repairCompleted }),
	repairMail(mailRepairRescheduled, {
		name: 'repair-rescheduled',
		write: repairRescheduled,
		// The mail about the later move tells the time that counts.
		isDue: ({ parts }, { startsAt }) => parts.repair.startsAt.toISOString() === startsAt,
		notAfterCancellation: true,
	}),
	repairMail(mailTechnicianAssigned, {
		name: 'technician-assigned',
		write: technicianAssigned,
		isDue: ({ parts }, { technicianId }) => parts.repair.technicianId === technicianId,
		notAfterCancellation: true,
	}),
	jobHandler(forgetInvoices, ({ database: { db } }) => forgetOldInvoices(db), { at: { hour: 4, minute: 20 } }),
]

const readAbout = async ({ database: { db }, publicUrl }: JobContext, repairId: number): Promise<AboutRepair> => ({
	parts: await findRepairWithoutPermission(db, repairId),
	settings: await findSettings(db),
	publicUrl,
	at: now(),
})
