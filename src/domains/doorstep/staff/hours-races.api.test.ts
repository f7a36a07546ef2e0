import { afterEach, beforeAll, expect, test } from 'vitest'
import { slotTaken, startingHours } from '#contract/doorstep/doorstep-words.ts'
import { widestWeek } from '#contract/doorstep/week-words.ts'
import { instantOf } from '#shared/days.ts'
import { aBooking, aPackage, type Package } from '../../../../tests/support/a-booking.ts'
import { aSubscription } from '../../../../tests/support/a-plan.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'
import { untilWaiting } from '../../../../tests/support/until-waiting.ts'
import { takeHour } from '../take-hour.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 24 })
const [monday, tuesday] = ['2026-11-30', '2026-12-01']

type Person = Awaited<ReturnType<typeof signIn>>
let admin: Person
let staff: Person
let item: Package
beforeAll(async () => {
	admin = await signIn(product, { role: 'admin' })
	staff = await signIn(product, { role: 'staff' })
	item = await aPackage(product)
	// A disk on which every place takes its time to be written down for good, so that many are under way whenever the hours change.
	await product.sql(`create function keep_slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.1); return null; end $$`)
	await product.sql(`create constraint trigger slowly after insert or update on taken_hours deferrable initially deferred
		for each row execute function keep_slowly()`)
})
afterEach(async () => {
	await product.sql('delete from taken_hours')
	await product.sql('update site_settings set repair_capacity = 3, visit_capacity = 3, repair_week = default, visit_week = default')
})

type Change = Parameters<Person['api']['staff']['changeSiteSettings']>[0]['body']
const change = (body: Change) => admin.api.staff.changeSiteSettings({ body })
const closedMondays = (kind: 'repairs' | 'visits') => [null, ...widestWeek(kind).slice(1)]
const book = (rider: Person, schedule_date: string, schedule_time: string) =>
	rider.api.repairs.book({ body: aBooking(item, { schedule_date, schedule_time }) })
const takenOn = async (day: string) =>
	(
		await product.sql<{ taken: number }>('select coalesce(sum(taken), 0)::int as taken from taken_hours where hour >= $1 and hour < $2', [
			instantOf(day, '00:00'),
			instantOf(day, '23:59'),
		])
	)[0]?.taken

/** Makes the change amid many who ask for hours of that day; none of them may get one after it was answered. */
async function raceAgainst(body: Change, asked: (() => Promise<unknown>)[]) {
	const [late, ...others] = asked
	const half = others.length / 2
	const sooner = others.slice(0, half).map((ask) => ask())
	const changed = change(body)
	const later = others.slice(half).map((ask) => ask())
	const outcomes = Promise.allSettled([...sooner, ...later])
	await changed
	const whenAnswered = await takenOn(monday)
	const refused = [...(await outcomes), ...(await Promise.allSettled([late?.()]))].flatMap((outcome) =>
		outcome.status === 'rejected' ? [outcome.reason.fields] : [],
	)
	expect(await takenOn(monday)).toBe(whenAnswered)
	expect(whenAnswered).toBe(asked.length - refused.length)
	return refused
}

test.each<[string, Change]>([
	['its weekday is closed', { repair_week: closedMondays('repairs') }],
	['its hours have no places any more', { repair_capacity: 0 }],
])(
	'of many who book repairs of a day, or are moved to it, while %s, none comes into it once that was answered (A.ADMIN-23, D-17)',
	async (_, body) => {
		await change({ repair_capacity: 100 })
		const rider = await signIn(product)
		const asked: (() => Promise<unknown>)[] = []
		for (const hour of startingHours.repairs) {
			const { id } = await book(rider, tuesday, hour)
			asked.push(() => staff.api.staff.changeRepairBooking({ params: { id }, body: { schedule_date: monday } }))
			for (const other of await Promise.all([signIn(product), signIn(product), signIn(product)]))
				asked.push(() => book(other, monday, hour))
		}
		for (const fields of await raceAgainst(body, asked)) expect(fields).toEqual({ schedule_time: [slotTaken] })
	},
)

test('the same of visits (A.ADMIN-23, A.E-27)', async () => {
	const subscribers = await Promise.all(
		startingHours.visits.flatMap((hour) =>
			Array.from({ length: 3 }, async () => {
				const rider = await signIn(product)
				const { subscription } = await aSubscription(product, rider, { customer_email: rider.email })
				return { rider, subscription, hour }
			}),
		),
	)
	const asked = subscribers.map(
		({ rider, subscription, hour }) =>
			() =>
				rider.api.visits.schedule({ body: { subscription, preferred_date: monday, preferred_time: `${hour}:00` } }),
	)
	for (const fields of await raceAgainst({ visit_week: closedMondays('visits') }, asked))
		expect(fields).toEqual({ preferred_time: [slotTaken] })
})

test('who is just booking comes first: the week is saved once he has his place, which stays (D-17)', async () => {
	const [isTaken, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
	const booking = product.database.transaction(async (db) => {
		const hasPlace = await takeHour(db, 'repairs', instantOf(monday, '10:00'))
		isTaken.resolve()
		await mayCommit.promise
		return hasPlace
	})
	await isTaken.promise
	const saved = change({ repair_week: closedMondays('repairs') })
	await untilWaiting(product)
	mayCommit.resolve()
	expect(await booking).toBe(true)
	expect((await saved).repair_week[0]).toBeNull()
	expect(await takenOn(monday)).toBe(1)
	expect((await refusalOf(book(await signIn(product), monday, '10:00'))).fields).toEqual({ schedule_time: [slotTaken] })
})

test('what has nothing to do with hours is changed without waiting for anybody who books (D-01)', async () => {
	await product.database.transaction(async (db) => {
		expect(await takeHour(db, 'repairs', instantOf(monday, '10:00'))).toBe(true)
		expect((await change({ asap_call_minutes: 25 })).asap_call_minutes).toBe(25)
	})
})
