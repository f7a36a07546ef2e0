import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import { one } from '#shared/one.ts'
import { aSubscription } from '../../../tests/support/a-plan.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 20 })

type Person = Awaited<ReturnType<typeof signIn>>
type Subscriber = { rider: Person; subscription: number }
const capacity = 2
let subscribers: Subscriber[]
let staff: Person
let technicians: number[]
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	const people = await Promise.all(['Ravi', 'Sunil'].map((name) => signIn(product, { role: 'technician', name })))
	technicians = people.map(({ id }) => id)
	subscribers = await Promise.all(
		Array.from({ length: 6 }, async (_, index) => {
			const rider = await signIn(product)
			// Two visits, three or six.
			const duration = (['quarterly', 'half_yearly', 'yearly'] as const)[index % 3]
			return { rider, subscription: (await aSubscription(product, rider, { duration })).subscription }
		}),
	)
	await product.sql('update site_settings set visit_capacity = $1', [capacity])
})

/** Few hours, so that all want the same. */
const place = fc.record({
	preferred_date: fc.constantFrom('2026-11-24', '2026-11-25'),
	preferred_time: fc.constantFrom('09:00', '10:00', '16:00'),
})
const step = fc.record({
	who: fc.nat(5),
	/** Which of his visits. */
	which: fc.nat(5),
	act: fc.oneof(
		{ weight: 5, arbitrary: fc.record({ kind: fc.constant('schedule' as const), place }) },
		{ weight: 4, arbitrary: fc.record({ kind: fc.constant('move' as const), place }) },
		{ weight: 3, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
		{ weight: 2, arbitrary: fc.record({ kind: fc.constant('send' as const), technician: fc.nat(1) }) },
		{ weight: 1, arbitrary: fc.record({ kind: fc.constant('complete' as const) }) },
	),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function take({ who, which, act }: Step) {
	const { rider, subscription } = subscribers[who] as Subscriber
	const { visits } = rider.api
	if (act.kind === 'schedule') return visits.schedule({ body: { subscription, ...act.place } })
	const own = await visits.upcoming({})
	const visit = own[which % Math.max(1, own.length)]
	if (!visit) return
	const params = { id: visit.id }
	if (act.kind === 'move') return visits.reschedule({ params, body: act.place })
	if (act.kind === 'cancel') return visits.cancel({ params, body: {} })
	if (act.kind === 'send') return staff.api.staff.changeVisit({ params, body: { technician: technicians[act.technician] } })
	return staff.api.staff.completeVisit({ params, body: {} })
}

/** What must never be, as one look finds it: more than there is room for, more than was bought, a place that nobody has. */
const broken = async () =>
	one(
		await product.sql<{ full: number; lost: number; over: number; twice: number; unsent: number }>(
			`with held as (select starts_at, count(*) as visits from visits where status = 'scheduled' group by starts_at)
			select
				(select count(*)::int from taken_hours where kind = 'visits' and taken > $1) as full,
				(select count(*)::int from held full join (select hour, taken from taken_hours where kind = 'visits' and taken > 0) places
					on places.hour = held.starts_at where held.visits is distinct from places.taken) as lost,
				(select count(*)::int from subscriptions s where max_visits <
					(select count(*) from visits v where v.subscription_id = s.id and v.status <> 'cancelled')) as over,
				(select count(*)::int from (select from visits where status = 'scheduled' group by customer_id, starts_at having count(*) > 1) pairs) as twice,
				(select count(*)::int from visits v where status = 'scheduled' and (technician_id is not null) <> exists (
					select from assignments a where a.work = 'visit' and a.work_id = v.id and a.technician_id = v.technician_id
					and lower(a.during) = v.starts_at)) as unsent`,
			[capacity],
		),
	)
const nothing = { full: 0, lost: 0, over: 0, twice: 0, unsent: 0 }

async function work(steps: readonly Step[]) {
	for (const each of steps) {
		try {
			await take(each)
		} catch (error) {
			// Somebody else was quicker, or there was no room: a refusal in words, never a failure.
			expect(error).toBeInstanceOf(ApiProblem)
			expect([400, 404]).toContain((error as ApiProblem).status)
		}
		expect(await broken()).toEqual(nothing)
	}
}

test('whatever 5 to 20 people do at once, no hour holds more than its capacity and no subscription more than was bought (A.E-25, A.E-26)', async () => {
	const workers = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 5, maxLength: 20 })
	await fc.assert(
		fc
			.asyncProperty(workers, async (all) => {
				const ended = await Promise.allSettled(all.map(work))
				for (const outcome of ended) if (outcome.status === 'rejected') throw outcome.reason
				expect(await broken()).toEqual(nothing)
			})
			.beforeEach(async () => {
				await product.sql("delete from assignments where work = 'visit'")
				for (const table of ['visits', 'taken_hours', 'queued_jobs', 'changes']) await product.sql(`delete from ${table}`)
			}),
		// What happened at once does not happen again in the same order: there is nothing to make smaller.
		{ numRuns: 25, endOnFailure: true },
	)
}, 180_000)
