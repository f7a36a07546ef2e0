import { and, eq, getTableColumns, gte, ilike, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Validated } from '#contract/endpoint.ts'
import { staff } from '#contract/staff.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { anywhere, containsWords } from '#platform/database/contains-words.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { listPage } from '#platform/http/list-page.ts'
import { addDays, instantOf } from '#shared/days.ts'
import { normaliseRegistration } from '#shared/registration.ts'
import { findLinesAndEvents } from '../find-repair-parts.ts'
import { repairs } from '../tables.ts'
import { presentStaffRepair } from './present-staff-repair.ts'
import { inSightOf } from './staff-permissions.ts'

type Asked = Validated<typeof staff.repairBookings>['query']

/** Repairs as the company sees them; `date_from` and `date_to` are days in India on which work begins (B.ADMIN-20, D-49). Four statements. */
export const listRepairsForStaff = (db: Db, actor: Actor, asked: Asked) =>
	listPage(db, staff.repairBookings.address, asked, {
		of: repairs,
		where: and(
			inSightOf(actor),
			foundBy(asked.search),
			asked.status ? eq(repairs.status, asked.status) : undefined,
			asked.kind ? eq(repairs.kind, asked.kind) : undefined,
			asked.payment_status ? eq(repairs.paymentStatus, asked.payment_status) : undefined,
			asked.technician ? eq(repairs.technicianId, asked.technician) : undefined,
			asked.customer ? eq(repairs.customerId, asked.customer) : undefined,
			asked.date_from ? gte(repairs.startsAt, instantOf(asked.date_from, '00:00')) : undefined,
			asked.date_to ? lt(repairs.startsAt, instantOf(addDays(asked.date_to, 1), '00:00')) : undefined,
		),
		orderings: {
			created_at: repairs.createdAt,
			schedule: repairs.startsAt,
			reference: repairs.reference,
			total_amount: repairs.totalPaise,
			status: repairs.status,
		},
		usual: '-created_at',
		rows: async ({ where, orderBy, limit, offset }) => {
			const rows = await selectWithTechnician(db)
				.where(where)
				.orderBy(...orderBy)
				.limit(limit)
				.offset(offset)
			const found = await findLinesAndEvents(db, rows)
			return found.map((parts) => presentStaffRepair(actor, { ...parts, technician: parts.repair.technician }))
		},
	})

const sent = alias(users, 'sent')
const selectWithTechnician = (db: Db) =>
	db
		.select({
			...getTableColumns(repairs),
			technician: sql<{ name: string; phone: string } | null>`case when ${sent.id} is not null then json_build_object(
				'name', coalesce(nullif(${profiles.name}, ''), ${sent.username}), 'phone', coalesce(${profiles.phoneNumber}, '')) end`,
		})
		.from(repairs)
		.leftJoin(sent, eq(sent.id, repairs.technicianId))
		.leftJoin(profiles, eq(profiles.userId, sent.id))

/** By reference, name, phone, e-mail or plate, as typed or with the plate's blanks. */
function foundBy(search: string) {
	const plate = normaliseRegistration(search)
	return or(
		containsWords(search, [
			repairs.reference,
			repairs.customerName,
			repairs.customerPhone,
			repairs.customerEmail,
			repairs.registrationNumber,
		]),
		/^[A-Z\d]{4,12}$/.test(plate) ? ilike(repairs.registrationNumber, anywhere(plate)) : undefined,
	)
}
