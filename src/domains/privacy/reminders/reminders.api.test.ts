import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { setClock } from '#platform/clock.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const app = useTestApp()
const start = '2026-11-20T06:00:00Z'
let model: { id: number; name: string }
beforeAll(async () => {
	const [row] = await app.sql<typeof model>("select id, name from vehicle_models where is_active and name = 'Splendor Plus'")
	model = row ?? { id: 0, name: '' }
})
beforeEach(() => setClock(new Date(start)))
afterEach(() => setClock(undefined))

/** Somebody who asked for reminders, with a bike. */
async function anOwner(bike: object, consent = true) {
	const person = await signIn(app)
	if (consent) await person.api.privacy.changeConsents({ body: { service_reminders: true } })
	const { id } = await person.api.garage.add({ body: { vehicle_model: model.id, registration_number: 'MH12KT4821', ...bike } })
	return { ...person, bike: id }
}
/** What the clock's job of that day sends; logins do not last that long. */
async function remind(clock: string) {
	setClock(new Date(clock))
	await app.sql(`insert into queued_jobs (kind, payload, recipient, turn) values ('remind-of-bikes', '{}', '', 0)`)
	await app.work()
	await app.work()
}
const mailsTo = async ({ email }: { email: string }) =>
	(await app.sql<{ subject: string; text: string }>('select subject, text from outbox where "to" = $1 order by id', [email])).filter(
		({ subject }) => /insurance|PUC|RC|service/.test(subject),
	)
const subjectsTo = async (person: { email: string }) => (await mailsTo(person)).map(({ subject }) => subject)

test('papers are told of 30, 7 and 1 days before they run out, each once, and after an outage the last alone', async () => {
	const owner = await anOwner({ insurance_until: '2026-12-31', puc_until: '2027-06-30' })
	const at = async (day: string) => {
		await remind(`${day}T06:00:00Z`)
		return subjectsTo(owner)
	}
	const ends = (when: string) => `The insurance of your Splendor Plus ends ${when}`
	expect(await at('2026-11-30')).toEqual([])
	expect(await at('2026-12-01')).toEqual([ends('in 30 days')])
	expect(await at('2026-12-02')).toEqual([ends('in 30 days')])
	expect(await at('2026-12-30')).toEqual([ends('in 30 days'), ends('tomorrow')])
	expect(await at('2026-12-30')).toHaveLength(2)
	expect(await at('2026-12-31')).toHaveLength(2)
	expect((await mailsTo(owner))[0]?.text).toContain('The insurance of your Hero Splendor Plus, MH 12 KT 4821 is valid until')
	expect(await app.sql('select title, path from notifications where customer_id = $1 order by id', [owner.id])).toEqual([
		{ title: ends('in 30 days'), path: '/profile?tab=garage' },
		{ title: ends('tomorrow'), path: '/profile?tab=garage' },
	])
})

test('a renewed paper begins anew, and a mail that waited tells nothing that is over', async () => {
	const owner = await anOwner({ insurance_until: '2026-12-01' })
	await remind('2026-11-25T06:00:00Z')
	await app.sql(`update customer_vehicles set insurance_until = '2027-12-01' where id = $1`, [owner.bike])
	await remind('2026-11-30T06:00:00Z')
	expect(await subjectsTo(owner)).toEqual(['The insurance of your Splendor Plus ends in 6 days'])
	await remind('2027-11-01T06:00:00Z')
	expect(await subjectsTo(owner)).toHaveLength(2)
})

test('a service that is due is told once, and again after the next one', async () => {
	const owner = await anOwner({ serviced_on: '2026-08-01', serviced_km: 4000 })
	await remind('2026-11-30T06:00:00Z')
	expect(await subjectsTo(owner)).toEqual([])
	await remind('2026-12-01T06:00:00Z')
	await remind('2026-12-02T06:00:00Z')
	expect(await subjectsTo(owner)).toEqual(['Your Splendor Plus is due for service'])
	await app.sql(`update customer_vehicles set serviced_on = '2026-12-02', serviced_km = 7000 where id = $1`, [owner.bike])
	await remind('2027-04-03T06:00:00Z')
	expect(await subjectsTo(owner)).toHaveLength(2)
})

test('who did not ask for it gets nothing, and who asked ends it by the link in the mail, without a login, once and again (D-43)', async () => {
	const silent = await anOwner({ insurance_until: '2026-11-27', serviced_on: '2026-01-01' }, false)
	const owner = await anOwner({ insurance_until: '2026-11-27', puc_until: '2026-12-15' })
	await remind('2026-11-20T06:00:00Z')
	expect(await subjectsTo(silent)).toEqual([])
	const [mail] = await mailsTo(owner)
	const token = /\/unsubscribe\/([^\s?]+)/.exec(mail?.text ?? '')?.[1] ?? ''
	const end = (secret: string) => app.call('POST', `/accounts/unsubscribe/${secret}/`)
	expect((await end(`${token}x`)).status).toBe(404)
	expect((await end('1.x')).status).toBe(404)
	for (let times = 0; times < 2; times += 1)
		expect(await end(token)).toMatchObject({ status: 200, body: { message: 'You get no more service reminders from us.' } })
	expect((await owner.api.privacy.consents({})).find(({ purpose }) => purpose === 'service_reminders')).toMatchObject({ given: false })
	await remind('2026-11-26T06:00:00Z')
	expect(await subjectsTo(owner)).toHaveLength(2)
})
