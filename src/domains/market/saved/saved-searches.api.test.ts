import { beforeAll, expect, test } from 'vitest'
import { setClock } from '#platform/clock.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
})

const facts = { brand: 'Bajaj', model: 'Pulsar 150', year: 2020, kms_driven: 21_000, fuel_type: 'petrol', price: 65_000 } as const
const list = (fields: object = {}) => staff.api.staff.usedVehicles.create({ body: { ...facts, ...fields } })
const save = ({ api }: Person, body: object) => api.market.saveSearch({ body })
const mailsTo = async ({ email }: Person) => {
	await product.work()
	await product.work()
	return product.sql<{ subject: string; text: string }>('select subject, text from outbox where "to" = $1 order by id', [email])
}

test('whoever saved a search is mailed of each vehicle that is newly offered and fits, once, and of no other', async () => {
	const [rider, other] = [await signIn(product), await signIn(product)]
	await save(rider, { brand: 'bajaj', search: 'pulsar', min_price: 60_000, max_price: 65_000, min_year: 2019 })
	await save(rider, { search: 'pulsar' })
	await save(other, { brand: 'Bajaj', max_price: 64_999 })
	const { id } = await list()
	await list({ brand: 'Yamaha', model: 'FZ' })
	const hidden = await list({ is_published: false })
	for (const price of [66_000, 65_000]) await staff.api.staff.usedVehicles.change({ params: { id }, body: { price } })
	await staff.api.staff.usedVehicles.change({ params: { id }, body: { is_published: false } })
	await staff.api.staff.usedVehicles.change({ params: { id }, body: { is_published: true } })
	const mails = await mailsTo(rider)
	expect(mails.map(({ subject }) => subject)).toEqual(['New in the market: Bajaj Pulsar 150, 2020'])
	// Nothing is agreed yet that could have a number.
	expect(mails[0]?.text).not.toContain('Reference')
	expect(mails[0]?.text).toContain(`/vehicles/${id}`)
	expect(await mailsTo(other)).toEqual([])
	await staff.api.staff.usedVehicles.change({ params: { id: hidden.id }, body: { is_published: true } })
	expect(await mailsTo(rider)).toHaveLength(2)
})

test('a mail that waited for the end of quiet hours goes only where a search of its customer still fits', async () => {
	const [dearer, other] = [await signIn(product), await signIn(product)]
	for (const { api } of [dearer, other]) await api.privacy.changePreferences({ body: { quiet_from: 11, quiet_until: 12 } })
	await save(dearer, { brand: 'Ola', max_price: 70_000 })
	const first = await save(other, { brand: 'Ola', max_price: 70_000 })
	await save(other, { brand: 'Ola', max_price: 90_000 })
	const { id } = await list({ brand: 'Ola', model: 'S1' })
	expect(await mailsTo(other)).toEqual([])
	await staff.api.staff.usedVehicles.change({ params: { id }, body: { price: 80_000 } })
	await other.api.market.removeSavedSearch({ params: { id: first.id } })
	try {
		setClock(new Date('2026-11-20T06:31:00Z'))
		expect(await mailsTo(dearer)).toEqual([])
		expect((await mailsTo(other)).map(({ subject }) => subject)).toEqual(['New in the market: Ola S1, 2020'])
	} finally {
		setClock(new Date('2026-11-20T06:00:00Z'))
	}
})

test('the link in the mail ends that search without a login, and again it changes nothing', async () => {
	const rider = await signIn(product)
	await save(rider, { brand: 'Jawa' })
	await save(rider, { brand: 'Yezdi' })
	await list({ brand: 'Jawa', model: '42' })
	const [mail] = await mailsTo(rider)
	const token = /\/unsubscribe\/(\S+?)\?of=search/.exec(mail?.text ?? '')?.[1] ?? ''
	const end = () => product.as().privacy.unsubscribe({ params: { token } })
	expect(await end()).toEqual({ message: 'You get no more mails about this search.' })
	expect(await end()).toEqual({ message: 'You get no more mails about this search.' })
	expect(await rider.api.market.savedSearches({})).toMatchObject([{ brand: 'Yezdi' }])
	expect(await refusalOf(product.as().privacy.unsubscribe({ params: { token: `${token}x` } }))).toMatchObject({ status: 404 })
})

test('a search is saved once, ten at most also when they come at once, and none that asks for nothing', async () => {
	const rider = await signIn(product)
	const same = await Promise.all(Array.from({ length: 5 }, () => save(rider, { brand: 'KTM', min_year: 2020 })))
	expect(new Set(same.map(({ id }) => id)).size).toBe(1)
	const many = await Promise.allSettled(Array.from({ length: 15 }, (_, at) => save(rider, { max_price: 50_000 + at })))
	expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
	expect(await rider.api.market.savedSearches({})).toHaveLength(10)
	for (const body of [{}, { search: '  ', brand: '' }]) expect(await refusalOf(save(rider, body))).toMatchObject({ status: 400 })
	for (const body of [{ min_price: -1 }, { brand: 'x'.repeat(101) }, { min_year: 'soon' }])
		expect((await product.call('POST', '/marketplace/saved-searches/', { access: rider.access, body })).status).toBe(400)
})

test('a search is its customer’s alone, is carried away with the account and ends with it', async () => {
	const [rider, stranger] = [await signIn(product), await signIn(product)]
	const { id } = await save(rider, { brand: 'Vespa' })
	expect(await refusalOf(stranger.api.market.removeSavedSearch({ params: { id } }))).toMatchObject({ status: 404 })
	expect(await stranger.api.market.savedSearches({})).toEqual([])
	expect((await rider.api.privacy.exportData({})).saved_searches).toMatchObject([{ brand: 'Vespa' }])
	await rider.api.market.removeSavedSearch({ params: { id } })
	expect(await rider.api.market.savedSearches({})).toEqual([])
	expect((await product.call('POST', '/marketplace/saved-searches/', { body: { brand: 'Vespa' } })).status).toBe(401)
})
