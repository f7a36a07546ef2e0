import { and, eq, gt, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Paper } from '#contract/accounts/garage-words.ts'
import { listGarages, nextServiceOf } from '#domains/accounts/garage/find-garage.ts'
import { customerVehicles, users } from '#domains/accounts/tables.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import { sentMails } from '#platform/mail/tables.ts'
import { addMonths, type IndianDay } from '#shared/days.ts'
import { consents } from '../tables.ts'

export type PaperReminder = { vehicleId: number; paper: Paper; until: IndianDay; days: number; to: string }
export type ServiceReminder = { vehicleId: number; servicedOn: IndianDay; to: string }

export const paperKey = ({ vehicleId, paper, until, days }: Omit<PaperReminder, 'to'>) =>
	`paper-ends:${vehicleId}:${paper}:${until}:${days}`
export const serviceKey = ({ vehicleId, servicedOn }: Omit<ServiceReminder, 'to'>) => `service-due:${vehicleId}:${servicedOn}`

/** Customers who want reminders, can still log in and have verified the address (D-43). */
const wantsReminders = sql`exists (select from ${consents} where ${consents.userId} = ${users.id}
	and ${consents.purpose} = 'service_reminders' and ${consents.withdrawnAt} is null)`
const isReminded = and(eq(users.isActive, true), isNotNull(users.emailVerifiedAt), wantsReminders)
const notSent = (key: SQL) => sql`not exists (select from ${sentMails} where ${sentMails.key} = ${key})`

/** Papers that run out in 30, 7 or 1 days and were not reported; after an outage only the latest reminder that is due. One statement. */
export async function listPaperReminders(db: Db, today: IndianDay): Promise<PaperReminder[]> {
	const { rows } = await db.execute<PaperReminder>(sql`
		select vehicle_id as "vehicleId", paper, until::text as until, days, email as to from (
			select ${customerVehicles.id} as vehicle_id, paper, until, ${users.email} as email,
				case when until - ${today}::date <= 1 then 1 when until - ${today}::date <= 7 then 7 else 30 end as days
			from ${customerVehicles} join ${users} on ${users.id} = ${customerVehicles.customerId}
			cross join lateral (values ('insurance', ${customerVehicles.insuranceUntil}), ('puc', ${customerVehicles.pucUntil}),
				('rc', ${customerVehicles.rcUntil})) as papers(paper, until)
			where until > ${today}::date and until <= ${today}::date + 30 and ${isReminded}
		) as ending
		where ${notSent(sql`'paper-ends:' || vehicle_id || ':' || paper || ':' || until || ':' || days`)}
		order by vehicle_id, paper`)
	return rows
}

/** As many bikes are reckoned at a time. */
const batch = 500
/** A last service that is longer ago was reported, or its owner never came back. */
const monthsBack = 12

/** Bikes whose next service is due and was not reported. Three statements for every five hundred candidates. */
export async function listServiceReminders(db: Db, today: IndianDay): Promise<ServiceReminder[]> {
	const due: ServiceReminder[] = []
	for (let after = 0; ; ) {
		const some = await db
			.select({ id: customerVehicles.id, to: users.email })
			.from(customerVehicles)
			.innerJoin(users, eq(users.id, customerVehicles.customerId))
			.where(
				and(
					gt(customerVehicles.id, after),
					gte(customerVehicles.servicedOn, addMonths(today, -monthsBack)),
					isReminded,
					notSent(sql`'service-due:' || ${customerVehicles.id} || ':' || ${customerVehicles.servicedOn}`),
				),
			)
			.orderBy(customerVehicles.id)
			.limit(batch)
		const bikes = await listGarages(
			db,
			inArray(
				customerVehicles.id,
				some.map(({ id }) => id),
			),
		)
		for (const bike of bikes)
			if (nextServiceOf(bike, today)?.isDue)
				due.push({
					vehicleId: bike.id,
					servicedOn: bike.servicedOn ?? today,
					to: some.find(({ id }) => id === bike.id)?.to ?? '',
				})
		after = some.at(-1)?.id ?? 0
		if (some.length < batch) return due
	}
}

/** The owner of a bike, if he is reminded, and the bike. Three statements. */
export async function listReminded(db: ReadDb, vehicleId: number) {
	const isIt = eq(customerVehicles.id, vehicleId)
	const [owner] = await db
		.select({ id: users.id, email: users.email, username: users.username })
		.from(users)
		.innerJoin(customerVehicles, eq(customerVehicles.customerId, users.id))
		.where(and(isIt, isReminded))
	const [vehicle] = await listGarages(db, isIt)
	return { owner, vehicle }
}
