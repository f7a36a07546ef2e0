import type { RepairStatus } from '../../src/contract/repairs/repair-words.ts'
import { addDays } from '../../src/shared/days.ts'
import { aBooking, aPackage } from './a-booking.ts'
import { signIn } from './sign-in.ts'
import { stepsTo } from './steps-to.ts'
import type { TestApp } from './test-app.ts'

export type Member = Awaited<ReturnType<typeof signIn>>
/** Of every member. */
export const memberPassword = 'Rider@2026'

/** A customer with a session, the demo customer's password and a profile that tells something. */
export async function aMember(app: TestApp): Promise<Member> {
	const person = await signIn(app)
	await app.sql(`update users set password_hash = (select password_hash from users where email = 'rider@pahiya.test') where id = $1`, [
		person.id,
	])
	await app.sql(
		`update profiles set name = 'Zubeida Unmistakable', phone_number = '9000077001', address = '77 Unmistakable Lane', city = 'Pune',
			state = 'Maharashtra', postal_code = '411077', country = 'India', registration_number = 'MH12ZZ7701',
			vehicle_model_id = (select min(id) from vehicle_models) where user_id = $1`,
		[person.id],
	)
	return person
}

let days = 0

/** A repair of a member, in a status that `staff` brought it to, each on a day of its own; what is written in it tells of its person. */
export async function aRepairOf(app: TestApp, member: Member, staff: Member, status: RepairStatus = 'pending') {
	days += 1
	const body = aBooking(await aPackage(app), {
		customer_name: 'Zubeida Unmistakable',
		customer_email: member.email,
		customer_phone: '9000077001',
		address: '77 Unmistakable Lane',
		postal_code: '411077',
		registration_number: 'MH12ZZ7701',
		notes: 'Ask for Zubeida Unmistakable',
		latitude: 18.5277,
		longitude: 73.8577,
		schedule_date: addDays('2026-12-01', days % 300),
	})
	const repair = await member.api.repairs.book({ body })
	const params = { id: repair.id }
	for (const step of stepsTo[status])
		await staff.api.staff.changeRepairBooking({ params, body: { status: step, reason: 'Unmistakable was away' } })
	if (status === 'completed')
		await staff.api.staff.changeRepairBooking({ params, body: { technician_notes: 'Unmistakable wanted new pads' } })
	return repair
}
