import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as passwords from '#platform/passwords/hash-password.ts'
import { addDays } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { aBooking, anImmediateBooking, aPackage, type Package } from '../../../tests/support/a-booking.ts'
import { aMember, type Member, memberPassword } from '../../../tests/support/a-member.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { untilWaiting } from '../../../tests/support/until-waiting.ts'

const app = useTestApp({ clock: '2026-11-21T06:00:00Z', connections: 25 })
// Each right password takes the same while, however busy the machine is; too many at once would be told to come again (D-41).
vi.mock('#platform/passwords/hash-password.ts', { spy: true })
beforeEach(() => {
	vi.mocked(passwords.passwordMatches).mockImplementation(async (_hash, text) => {
		await pause(40)
		return text === memberPassword
	})
})

let some: Package
beforeAll(async () => {
	some = await aPackage(app)
})

const remove = ({ access }: Member) => app.call('POST', '/accounts/delete/', { body: { password: memberPassword }, access })
const bookNow = ({ access }: Member) => app.call('POST', '/repairing-service/service-now/', { body: anImmediateBooking(some), access })
const book = ({ access }: Member, day: string) =>
	app.call('POST', '/repairing-service/bookings/create/', { body: aBooking(some, { schedule_date: day }), access })
const isDeleted = async ({ id }: Member) =>
	one(await app.sql<{ gone: boolean }>('select deleted_at is not null as gone from users where id = $1', [id])).gone
const openOf = ({ id }: Member) =>
	app.sql(`select 1 from repairs where customer_id = $1 and status in ('pending', 'confirmed', 'in_progress')`, [id])
const leftOf = ({ id }: Member) =>
	app.sql(
		`select 'profile' from profiles where user_id = $1 union all select 'cart' from service_carts where customer_id = $1
		union all select 'consent' from consents where user_id = $1 union all select 'session' from sessions where user_id = $1`,
		[id],
	)

describe('a deletion at the same moment as', () => {
	test('twenty bookings: either they are refused or the deletion is, and nobody deleted has an open one (D-43)', async () => {
		for (let round = 0; round < 6; round += 1) {
			const member = await aMember(app)
			// The password takes a while; in some rounds the bookings come later, in others in between.
			const deletion = remove(member)
			await pause(round * 12)
			const bookings = await Promise.all(
				Array.from({ length: 20 }, (_, nth) => (nth % 2 === 0 ? bookNow(member) : book(member, addDays('2026-12-01', round * 20 + nth)))),
			)
			const { status } = await deletion
			const booked = bookings.filter((reply) => reply.status === 201)
			for (const reply of bookings) expect([201, 401]).toContain(reply.status)
			expect(await isDeleted(member)).toBe(status === 200)
			if (status === 200) {
				expect(booked).toEqual([])
				expect(await openOf(member)).toEqual([])
			} else {
				expect(status).toBe(409)
				expect(booked).toHaveLength(20)
				expect(await openOf(member)).toHaveLength(20)
			}
		}
	})

	test('a booking that is already being written waits for it and is told, and one that comes later is refused (D-43)', async () => {
		const [early, late] = [await aMember(app), await aMember(app)]
		// As a booking does it: the account is held, the repair comes after.
		let letGo = () => {}
		const held = app.database.transaction(async (db) => {
			const { holdAccount } = await import('#domains/accounts/hold-account.ts')
			await holdAccount(db, { id: early.id })
			await new Promise<void>((resolve) => {
				letGo = resolve
			})
		})
		const deletion = remove(early)
		await untilWaiting(app)
		letGo()
		await held
		expect((await deletion).status).toBe(200)
		expect((await remove(late)).status).toBe(200)
		expect((await bookNow(late)).status).toBe(401)
	})

	test('nineteen more of it: one deletes, the others find nobody, and one mail goes out (D-43)', async () => {
		const member = await aMember(app)
		const replies = await Promise.all(Array.from({ length: 20 }, () => remove(member)))
		expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(401)])
		await app.work()
		expect(await app.sql('select 1 from outbox where "to" = $1', [member.email])).toHaveLength(1)
	})

	test('changes of the profile, consents and carts: what comes too late is refused and leaves nothing behind (D-43)', async () => {
		for (let round = 0; round < 4; round += 1) {
			const member = await aMember(app)
			const { access } = member
			const deletion = remove(member)
			await pause(round * 15)
			const replies = await Promise.all(
				Array.from({ length: 21 }, (_, nth) =>
					nth % 3 === 0
						? app.call('PATCH', '/accounts/profile/', { body: { name: 'Too Late' }, access })
						: nth % 3 === 1
							? app.call('PATCH', '/accounts/consents/', { body: { offers: true }, access })
							: app.call('POST', '/repairing-service/carts/', { access }),
				),
			)
			expect((await deletion).status).toBe(200)
			for (const { status } of replies) expect([200, 201, 401]).toContain(status)
			expect(await leftOf(member)).toEqual([])
		}
	})

	test('logins and refreshes: none of them outlives it (D-11, D-43)', async () => {
		const member = await aMember(app)
		const { email, refresh } = member
		const [deleted, ...replies] = await Promise.all([
			remove(member),
			...Array.from({ length: 5 }, () => app.call('POST', '/accounts/login/', { body: { email, password: memberPassword } })),
			...Array.from({ length: 10 }, () => app.call('POST', '/accounts/token/refresh/', { body: { refresh } })),
		])
		expect(deleted.status).toBe(200)
		for (const { status } of replies) expect([200, 401]).toContain(status)
		expect(await leftOf(member)).toEqual([])
		for (const { body } of replies) {
			const access = (body as { tokens?: { access: string }; access?: string }).tokens?.access ?? (body as { access?: string }).access
			if (access) expect((await app.call('PATCH', '/accounts/profile/', { body: { city: 'Pune' }, access })).status).toBe(401)
		}
	})
})
