import type { DurationType } from '../../src/contract/plans/plan-words.ts'
import type { RequestPlan } from '../../src/contract/plans/plans.ts'
import { one } from '../../src/shared/one.ts'
import { signIn } from './sign-in.ts'
import type { TestApp } from './test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>
type Wanted = { duration?: DurationType; plan?: string } & Partial<RequestPlan>

/** What the form sends for a plan of the demo. */
export async function aRequest(app: TestApp, { duration = 'quarterly', plan = 'care', ...changes }: Wanted = {}): Promise<RequestPlan> {
	const { variant } = one(
		await app.sql<{ variant: number }>(
			`select v.id as variant from plan_variants v join plans p on p.id = v.plan_id where p.slug = $1 and v.duration_type = $2::plan_duration`,
			[plan, duration],
		),
	)
	const model = one(
		await app.sql<{ id: number; brand: number; type: number }>(
			`select m.id, m.manufacturer_id as brand, m.vehicle_type_id as type from vehicle_models m where m.is_active order by m.id limit 1`,
		),
	)
	return {
		plan_variant: variant,
		vehicle_type: model.type,
		manufacturer: model.brand,
		vehicle_model: model.id,
		customer_name: 'Asha Kulkarni',
		customer_email: 'asha@example.in',
		customer_phone: '9876543210',
		address: '12 Lane 4, Kothrud',
		city: 'Pune',
		state: 'Maharashtra',
		postal_code: '411038',
		...changes,
	}
}

/** A subscription that a customer asked for and the company approved. */
export async function aSubscription(app: TestApp, person: Person, { start_date, ...wanted }: Wanted & { start_date?: string } = {}) {
	const request = await person.api.plans.request({ body: await aRequest(app, wanted) })
	const staff = await signIn(app, { role: 'staff' })
	await staff.api.staff.approveRequest({ params: { id: request.id }, body: { start_date } })
	const [found] = await person.api.plans.subscriptions({})
	if (!found) throw new Error('Nothing began')
	return { request, subscription: found.id }
}
