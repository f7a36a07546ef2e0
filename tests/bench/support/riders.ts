import { createClient } from '../../../src/contract/whole-client.ts'
import { signAccessToken } from '../../../src/domains/accounts/sessions/access-token.ts'
import { addDays, dayOf, repairHours } from '../../../src/shared/days.ts'
import { one } from '../../../src/shared/one.ts'
import { aPerson } from '../../support/a-booking.ts'
import { signIn } from '../../support/sign-in.ts'
import { testKeys } from '../../support/test-keys.ts'
import type { Product, Sql } from './bench-setup.ts'
import type { Placed } from './hours.ts'

const nobody = createClient(() => Promise.reject(new Error('This client only stands where one is asked for.')))

/** Somebody with a session; answers the bearer token. */
export const tokenOf = async (sql: Sql, role: 'customer' | 'staff' | 'admin' = 'customer') =>
	(await signIn({ sql, as: () => nobody }, { role })).access

/** A session for a customer who is there already; answers the bearer token. */
export async function tokenFor(sql: Sql, userId: number) {
	const { id: sessionId } = one(
		await sql<{ id: string }>(
			`insert into sessions (user_id, created_at, last_used_at, expires_at) values ($1, now(), now(), now() + interval '1 day') returning id`,
			[userId],
		),
	)
	return signAccessToken(testKeys, { userId, sessionId, version: 1, role: 'customer' })
}

export type Hour = { schedule_date: string; schedule_time: string }

/** Starting hours that can be booked, soonest last, so that no bench takes one which is just beginning. */
export const bookableHours = (): Hour[] =>
	Array.from({ length: 360 }, (_, ahead) => addDays(dayOf(new Date()), 362 - ahead)).flatMap((schedule_date) =>
		repairHours.map((schedule_time) => ({ schedule_date, schedule_time })),
	)

/** Makes bookings of one service each, every rider in turn, every hour in turn. */
export async function openBookings(product: Product, riders: number): Promise<Placed> {
	const { sql } = product
	const tokens: string[] = []
	for (let rider = 0; rider < riders; rider += 1) tokens.push(await tokenOf(sql))
	const packages = await sql<{ service_id: number; manufacturer_id: number; model_id: number }>(
		`select s.id as service_id, m.manufacturer_id, m.id as model_id from services s, vehicle_models m
		where s.is_active and m.is_active and s.needs <@ (m.traits || m.fuel::text) order by (s.id * 31 + m.id * 17) % 101, s.id, m.id limit 50`,
	)
	return {
		what: 'bookings',
		kind: 'repairs',
		written: 'select count(*) from repairs r where r.place_hour = t.hour',
		field: 'schedule_time',
		clients: riders,
		product,
		of: (hours) =>
			Array.from({ length: Math.max(hours.length, riders) }, (_, turn) => ({
				method: 'POST',
				path: '/api/repairing-service/bookings/create/',
				headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[turn % riders]}` },
				body: JSON.stringify({ ...aPerson, ...packages[turn % packages.length], ...hours[turn % hours.length] }),
			})),
	}
}
