import { findSettings } from '#domains/company/find-settings.ts'
import { now } from '#platform/clock.ts'
import { type JobHandler, jobHandler, type Workshop } from '#platform/jobs/jobs.ts'
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

/** What is done about repairs outside a request. Each mail has a key of its own, so that work done twice sends one (§7). */
export const repairJobHandlers: JobHandler[] = [
	jobHandler(mailRepairBooked, async (workshop, { repairId }) =>
		mail(workshop, `repair-booked:${repairId}`, repairBooked, await readAbout(workshop, repairId)),
	),
	jobHandler(mailRepairCancelled, async (workshop, { repairId }) =>
		mail(workshop, `repair-cancelled:${repairId}`, repairCancelled, await readAbout(workshop, repairId)),
	),
	jobHandler(mailRepairCalledOff, async (workshop, { repairId }) =>
		mail(workshop, `repair-called-off:${repairId}`, repairCalledOff, await readAbout(workshop, repairId)),
	),
	jobHandler(mailRepairConfirmed, async (workshop, { repairId }) =>
		mail(workshop, `repair-confirmed:${repairId}`, repairConfirmed, await readAbout(workshop, repairId), cancellation(repairId)),
	),
	jobHandler(mailRepairCompleted, async (workshop, { repairId }) =>
		mail(workshop, `repair-completed:${repairId}`, repairCompleted, await readAbout(workshop, repairId)),
	),
	jobHandler(mailRepairRescheduled, async (workshop, { repairId, startsAt, version }) => {
		const about = await readAbout(workshop, repairId)
		// The mail about the later move tells the time that counts.
		if (about.parts.repair.startsAt.toISOString() !== startsAt) return
		await mail(workshop, `repair-rescheduled:${repairId}:${version}`, repairRescheduled, about, cancellation(repairId))
	}),
	jobHandler(mailTechnicianAssigned, async (workshop, { repairId, technicianId, version }) => {
		const about = await readAbout(workshop, repairId)
		if (about.parts.repair.technicianId !== technicianId) return
		await mail(workshop, `technician-assigned:${repairId}:${version}`, technicianAssigned, about, cancellation(repairId))
	}),
	jobHandler(forgetInvoices, ({ database: { db } }) => forgetOldInvoices(db), { at: '20 4 * * *' }),
]

/** Whoever deleted the account meanwhile has no address any more and is told nothing of repairs (D-43). */
async function mail(
	{ mailer }: Workshop,
	key: string,
	write: (about: AboutRepair) => Mail,
	about: AboutRepair,
	also?: { notAfter: string[] },
): Promise<void> {
	if (about.parts.repair.forgottenAt) return
	await mailer.deliver(key, write(about), also)
}

/** After an outage mails go in any order; whoever has read that nobody comes must not read afterwards that somebody does. */
const cancellation = (repairId: number) => ({ notAfter: [`repair-cancelled:${repairId}`, `repair-called-off:${repairId}`] })

const readAbout = async ({ database: { db }, publicUrl }: Workshop, repairId: number): Promise<AboutRepair> => ({
	parts: await findRepairWithoutPermission(db, repairId),
	settings: await findSettings(db),
	publicUrl,
	at: now(),
})
