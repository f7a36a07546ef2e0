import { z } from 'zod'
import { findSettings } from '#domains/company/find-settings.ts'
import { writeMail } from '#domains/company/mail-texts/write-mail.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue, enqueueAll, type JobHandler, job, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import { unsubscribeOfSearch } from '#platform/mail/unsubscribe.ts'
import { vehicleMails } from '../emails/vehicle-mails.ts'
import { findSaver, findSavers } from './find-savers.ts'

/** A vehicle is offered, perhaps again: finds everybody whose saved search it fits. */
const notifySavers = job('tell-vehicle-savers', z.object({ vehicleId: z.number() }))
/** Mails a customer about a vehicle that fits his search, once for each vehicle. */
const mailSaver = job('mail-vehicle-saver', z.object({ customerId: z.number(), vehicleId: z.number() }))

/** Queues the mails about an offered vehicle; belongs in the transaction that offers it. */
export const queueSavedSearchMails = (db: Db, vehicleId: number) => enqueue(db, notifySavers, { vehicleId })

export const saverJobHandlers: JobHandler[] = [
	jobHandler(notifySavers, ({ database }, { vehicleId }) =>
		database.transaction(async (db) => {
			const savers = await findSavers(db, vehicleId)
			await enqueueAll(
				db,
				mailSaver,
				savers.map(({ customerId }) => ({ data: { customerId, vehicleId }, to: `customer ${customerId}` })),
			)
		}),
	),
	mailHandler(mailSaver, {
		key: ({ customerId, vehicleId }) => `vehicle-saver:${customerId}:${vehicleId}`,
		write: async ({ database: { db }, publicUrl, keys }, { customerId, vehicleId }) => {
			const found = await findSaver(db, customerId, vehicleId)
			if (!found) return null
			const stop = unsubscribeOfSearch({ publicUrl, keys }, found)
			return writeMail(db, vehicleMails.found, { ...found, publicUrl, stop, company: (await findSettings(db)).name })
		},
	}),
]
