import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { PaymentMethod } from '#contract/company/payment-words.ts'
import { type RepairStatus, repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import { type CustomerPart, entriesShown } from '#domains/accounts/customer-part.ts'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { moneySums, moneyTitle } from '#domains/company/payments.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { one } from '#shared/one.ts'
import { linesOfRepair } from '../find-repair-parts.ts'
import { openStatuses } from '../open-statuses.ts'
import { repairEvents, repairLines, repairNotes, repairPayments, repairs } from '../tables.ts'

/** What repairs know of a customer (decision 0018). Four statements, however many repairs there are. */
export const findRepairPart: CustomerPart = async (db, { id }) => ({
	money: await findMoney(db, id),
	bikes: await listBikes(db, id),
	open: await listOpen(db, id),
	entries: await listEntries(db, id),
})

const findMoney = async (db: ReadDb, customerId: number) =>
	one(
		await db
			.select(moneySums(repairs, sql`${repairs.status} = 'completed'`))
			.from(repairs)
			.where(eq(repairs.customerId, customerId)),
	)

/** A bike is its number, or its model where none was told. */
async function listBikes(db: ReadDb, customerId: number) {
	const { manufacturerName, modelName, drawing, paint, fuel } = repairLines
	const number = repairs.registrationNumber
	const which = sql`coalesce(nullif(${number}, ''), ${modelName})`
	const bikes = await db
		.selectDistinctOn([which], {
			registration_number: number,
			manufacturer: manufacturerName,
			model: modelName,
			drawing,
			paint,
			fuel,
			createdAt: repairs.createdAt,
		})
		.from(repairs)
		.innerJoin(repairLines, eq(repairLines.repairId, repairs.id))
		.where(eq(repairs.customerId, customerId))
		.orderBy(which, desc(repairs.createdAt))
	return bikes.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).map(({ createdAt: _, ...bike }) => bike)
}

async function listOpen(db: ReadDb, customerId: number) {
	const open = await db
		.select({
			id: repairs.id,
			reference: repairs.reference,
			kind: repairs.kind,
			status: repairs.status,
			startsAt: repairs.startsAt,
			lines: linesOfRepair({ serviceName: repairLines.serviceName }),
		})
		.from(repairs)
		.where(sql`${eq(repairs.customerId, customerId)} and ${inArray(repairs.status, openStatuses)}`)
		.orderBy(asc(repairs.startsAt), asc(repairs.id))
	return open.map(({ kind, startsAt, lines, status, ...repair }) => ({
		...repair,
		collection: 'repair-bookings' as const,
		title: lines.map(({ serviceName }) => serviceName).join(', '),
		status,
		status_display: repairStatusDisplay[status],
		starts_at: kind === 'service_now' ? null : startsAt.toISOString(),
	}))
}

/** Steps, money and notes together, newest first. */
async function listEntries(db: ReadDb, customerId: number) {
	const repair = { id: repairs.id, reference: repairs.reference }
	const by = shownName
	const own = eq(repairs.customerId, customerId)
	const steps = db
		.select({
			kind: sql<'step' | 'payment' | 'refund' | 'note'>`'step'`.as('kind'),
			...repair,
			at: repairEvents.at,
			what: sql<string>`${repairEvents.status}::text`.as('what'),
			amountPaise: sql<number>`0`.as('amount_paise'),
			text: sql<string>`${repairEvents.note}`.as('text'),
			by: sql<string>`case when ${repairEvents.byCompany} then ${by} else '' end`.as('by'),
		})
		.from(repairEvents)
		.innerJoin(repairs, eq(repairs.id, repairEvents.repairId))
		.leftJoin(users, eq(users.id, repairEvents.actorId))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(own)
	const payments = db
		.select({
			kind: sql<'step' | 'payment' | 'refund' | 'note'>`${repairPayments.kind}::text`.as('kind'),
			...repair,
			at: repairPayments.at,
			what: sql<string>`${repairPayments.method}::text`.as('what'),
			amountPaise: sql<number>`${repairPayments.amountPaise}`.as('amount_paise'),
			text: sql<string>`''`.as('text'),
			by: sql<string>`''`.as('by'),
		})
		.from(repairPayments)
		.innerJoin(repairs, eq(repairs.id, repairPayments.repairId))
		.where(own)
	const notes = db
		.select({
			kind: sql<'step' | 'payment' | 'refund' | 'note'>`'note'`.as('kind'),
			...repair,
			at: repairNotes.createdAt,
			what: sql<string>`''`.as('what'),
			amountPaise: sql<number>`0`.as('amount_paise'),
			text: sql<string>`${repairNotes.text}`.as('text'),
			by: sql<string>`${by}`.as('by'),
		})
		.from(repairNotes)
		.innerJoin(repairs, eq(repairs.id, repairNotes.repairId))
		.leftJoin(users, eq(users.id, repairNotes.authorId))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(own)
	const found = await unionAll(steps, payments, notes).orderBy(sql`at desc`).limit(entriesShown)
	return found.map(({ id, reference, kind, at, what, amountPaise, text, by: name }) => ({
		at: at.toISOString(),
		kind,
		title: titles[kind](what, amountPaise),
		text,
		by: name ?? '',
		about: { collection: 'repair-bookings' as const, id, reference },
	}))
}

const moneyWords = (kind: 'payment' | 'refund') => (method: string, amountPaise: number) =>
	moneyTitle({ kind, method: method as PaymentMethod, amountPaise })
/** The title of an entry; `what` is a status or a payment method, depending on its kind. */
const titles = {
	step: (status: string) => (status === 'pending' ? 'Booked' : repairStatusDisplay[status as RepairStatus]),
	payment: moneyWords('payment'),
	refund: moneyWords('refund'),
	note: () => 'Internal note',
}
