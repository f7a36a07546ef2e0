import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '#domains/accounts/tables.ts'
import { jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import { enqueue, enqueueAll, type JobHandler, job, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import { rowToken } from '#platform/row-token.ts'
import { formatRupees, rupees } from '#shared/money.ts'
import { savedSearches, usedVehicles } from '../tables.ts'

/** A vehicle is offered, perhaps again: whoever looks for such a one is told. */
const tellSavers = job('tell-vehicle-savers', z.object({ vehicleId: z.number() }))
/** Tells a customer by mail of a vehicle that fits what he looks for, once for each vehicle. */
const mailSaver = job('mail-vehicle-saver', z.object({ searchId: z.number(), customerId: z.number(), vehicleId: z.number() }))

/** Belongs in the transaction that offers the vehicle. */
export const tellOfVehicle = (db: Db, vehicleId: number) => enqueue(db, tellSavers, { vehicleId })

const isOffered = sql`${usedVehicles.isPublished} and ${usedVehicles.status} = 'available'`
/** What the list's filters mean, from the side of one vehicle; words are found as they are written. */
const fits = sql`(${savedSearches.brand} = '' or lower(${savedSearches.brand}) = lower(${usedVehicles.brand}))
	and ${usedVehicles.pricePaise} between coalesce(${savedSearches.minPrice}, 0) * 100::bigint and coalesce(${savedSearches.maxPrice}, 1000000000) * 100::bigint
	and ${usedVehicles.year} between coalesce(${savedSearches.minYear}, 0) and coalesce(${savedSearches.maxYear}, 9999)
	and not exists (select from regexp_split_to_table(lower(${savedSearches.search}), '\\s+') as word where position(word in ${usedVehicles.searchText}) = 0)`

/** One search for each customer whose saved searches fit a vehicle that is offered; not whoever sold it to us. */
const findSavers = (db: ReadDb, vehicleId: number) =>
	db
		.selectDistinctOn([savedSearches.customerId], { searchId: savedSearches.id, customerId: savedSearches.customerId })
		.from(savedSearches)
		.innerJoin(usedVehicles, and(eq(usedVehicles.id, vehicleId), isOffered))
		.where(sql`${fits} and ${usedVehicles.sellerId} is distinct from ${savedSearches.customerId}`)
		.orderBy(savedSearches.customerId, savedSearches.id)

export const saverJobHandlers: JobHandler[] = [
	jobHandler(tellSavers, ({ database }, { vehicleId }) =>
		database.transaction(async (db) => {
			const savers = await findSavers(db, vehicleId)
			await enqueueAll(
				db,
				mailSaver,
				savers.map((saver) => ({ data: { ...saver, vehicleId }, to: `customer ${saver.customerId}` })),
			)
		}),
	),
	mailHandler(mailSaver, {
		key: ({ customerId, vehicleId }) => `vehicle-saver:${customerId}:${vehicleId}`,
		write: async ({ database: { db }, publicUrl, keys }, { searchId, vehicleId }) => {
			const [found] = await db
				.select({ vehicle: usedVehicles, to: users.email, customerId: users.id })
				.from(savedSearches)
				.innerJoin(users, eq(users.id, savedSearches.customerId))
				.innerJoin(usedVehicles, and(eq(usedVehicles.id, vehicleId), isOffered))
				.where(eq(savedSearches.id, searchId))
			if (!found) return null
			const { vehicle, to, customerId } = found
			const name = `${vehicle.brand} ${vehicle.model}, ${vehicle.year}`
			const path = `/vehicles/${vehicle.id}`
			const end = `${publicUrl}/unsubscribe/${rowToken(keys, 'saved search', searchId)}?of=search`
			return jobCardMail({
				to,
				page: { customerId, path },
				subject: `New in the market: ${name}`,
				heading: 'This fits what you look for',
				before: ['You asked us to tell you when such a vehicle is listed. Whoever books it first sees it first.'],
				reference: 'Used vehicle',
				rows: [
					['Vehicle', name],
					['Kilometres driven', vehicle.kmsDriven.toLocaleString('en-IN')],
				],
				lines: [],
				total: ['Price', formatRupees(rupees(vehicle.pricePaise))],
				button: { words: 'See the vehicle', url: `${publicUrl}${path}` },
				after: [`To get no more mails about this search, open ${end}.`],
				company: (await findSettings(db)).name,
			})
		},
	}),
]
