import { writeMail } from '#domains/company/mail-texts/write-mail.ts'
import { now } from '#platform/clock.ts'
import type { JobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import { unsubscribeOf } from '#platform/mail/unsubscribe.ts'
import { vehicleMails } from '../emails/vehicle-mails.ts'
import { findAboutVehicle, findTurn } from './find-wait-news.ts'
import { mailVehicleGone, mailVehicleTurn } from './jobs.ts'

/** What the worker does for customers who wait for a vehicle. */
export const waitJobHandlers: JobHandler[] = [
	mailHandler(mailVehicleTurn, {
		key: ({ waitId, until }) => `vehicle-turn:${waitId}:${until}`,
		write: async ({ database: { db }, publicUrl }, { waitId, until }) => {
			const about = await findTurn({ db, publicUrl }, { waitId, until: new Date(until) })
			return about && writeMail(db, vehicleMails.turn, { ...about, until: new Date(until), at: now() })
		},
	}),
	mailHandler(mailVehicleGone, {
		key: ({ vehicleId, customerId }) => `vehicle-gone:${vehicleId}:${customerId}`,
		write: async ({ database: { db }, publicUrl, keys }, wait) => {
			const about = await findAboutVehicle({ db, publicUrl }, wait)
			const stop = unsubscribeOf({ publicUrl, keys }, 'market', wait.customerId)
			return about && writeMail(db, vehicleMails.gone, { ...about, stop })
		},
	}),
]
