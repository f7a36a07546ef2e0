import { letter } from '#domains/accounts/emails/letter.ts'
import type { FoundVehicle } from '#domains/accounts/garage/find-garage.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import type { JobContext } from '#platform/jobs/jobs.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { stopNote, stopOf } from '#platform/mail/stop.ts'
import { formatRegistration } from '#shared/registration.ts'
import { listReminded } from './list-reminders.ts'

type Words = { subject: string; title: string; sentences: string[]; button: { words: string; path: string } }
type Bike = { vehicle: FoundVehicle; name: string }

/**
 * A mail to the owner of a bike who asked for reminders; null for whoever does not want them any more, and where `write` finds nothing to
 * tell. It has a link that ends them without a login.
 */
export async function writeReminder(
	{ database: { db }, publicUrl, keys }: JobContext,
	vehicleId: number,
	write: (bike: Bike) => Words | null,
): Promise<Mail | null> {
	const { owner, vehicle } = await listReminded(db, vehicleId)
	if (!owner || !vehicle) return null
	const { manufacturerName, name } = vehicle.model
	const plate = vehicle.registrationNumber && `, ${formatRegistration(vehicle.registrationNumber)}`
	const words = write({ vehicle, name: `${manufacturerName} ${name}${plate}` })
	if (!words) return null
	const { button, ...said } = words
	const company = await findSettings(db)
	const stop = stopOf({ publicUrl, keys }, 'reminders', owner.id)
	return {
		to: owner.email,
		...letter({
			...said,
			greeting: `Hello ${owner.username},`,
			button: { words: button.words, url: `${publicUrl}${button.path}` },
			notes: ['You asked us for service reminders.', stopNote(stop)],
			company,
		}),
		stop,
		notification: { customerId: owner.id, text: words.sentences.join(' '), path: '/profile?tab=garage' },
	}
}
