import type { Paper } from '#contract/accounts/garage-words.ts'
import { type FoundVehicle, nextServiceOf } from '#domains/accounts/garage/find-garage.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import { writeMail } from '#domains/company/mail-texts/write-mail.ts'
import { now } from '#platform/clock.ts'
import type { JobContext } from '#platform/jobs/jobs.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { unsubscribeOf } from '#platform/mail/unsubscribe.ts'
import { dayOf, daysBetween, type IndianDay } from '#shared/days.ts'
import { formatRegistration } from '#shared/registration.ts'
import { type AboutBike, reminderMails } from '../emails/reminder-mails.ts'
import { listReminded } from './list-reminders.ts'

/** A reminder of a paper; null when it was renewed or has run out meanwhile, and for somebody who does not want reminders any more. */
export async function writePaperEnds(context: JobContext, vehicleId: number, { paper, until }: { paper: Paper; until: IndianDay }) {
	const found = await findReminded(context, vehicleId)
	if (!found) return null
	const { insuranceUntil: insurance, pucUntil: puc, rcUntil: rc } = found.vehicle
	const daysLeft = daysBetween(dayOf(now()), until)
	if ({ insurance, puc, rc }[paper] !== until || daysLeft < 0) return null
	return writeMail(context.database.db, reminderMails[paper], { ...found.about, until, daysLeft })
}

/** A reminder of a service; null when it was done meanwhile, or is not due any more by newer readings, and for somebody who wants none. */
export async function writeServiceDue(context: JobContext, vehicleId: number, servicedOn: IndianDay): Promise<Mail | null> {
	const found = await findReminded(context, vehicleId)
	if (!found) return null
	const next = nextServiceOf(found.vehicle, dayOf(now()))
	if (found.vehicle.servicedOn !== servicedOn || !next?.isDue) return null
	return writeMail(context.database.db, reminderMails.service, { ...found.about, because: next.because })
}

type Reminded = { vehicle: FoundVehicle; about: AboutBike }
async function findReminded({ database: { db }, publicUrl, keys }: JobContext, vehicleId: number): Promise<Reminded | null> {
	const { owner, vehicle } = await listReminded(db, vehicleId)
	if (!owner || !vehicle) return null
	const { manufacturerName, name: model } = vehicle.model
	const plate = vehicle.registrationNumber && `, ${formatRegistration(vehicle.registrationNumber)}`
	const about = {
		to: owner.email,
		customerId: owner.id,
		username: owner.username,
		bike: `${manufacturerName} ${model}${plate}`,
		model,
		publicUrl,
		company: await findSettings(db),
		stop: unsubscribeOf({ publicUrl, keys }, 'reminders', owner.id),
	}
	return { vehicle, about }
}
