import { expect, test } from 'vitest'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp()

test('everybody may read the name and contact of the company (D-01, A.R-32, B.R-36)', async () => {
	expect(await product.as().company.settings({})).toEqual({
		name: 'Pahiya',
		legal_name: 'Pahiya Two-Wheeler Care Private Limited',
		phone: '+91 00000 00000',
		whatsapp: '+91 00000 00000',
		email: 'care@pahiya.example',
		address: expect.stringContaining('Pune'),
		asap_call_minutes: 30,
		booking_hold_hours: 48,
		working_hours: [
			{ days: 'Monday to Friday', hours: '9 AM to 6 PM' },
			{ days: 'Saturday', hours: '10 AM to 4 PM' },
		],
		service_hours: [{ days: 'Every day', hours: '8:00-20:00' }],
		social_links: expect.arrayContaining([{ name: expect.any(String), url: expect.stringMatching(/^https:/) }]),
		upi_id: 'pahiya.demo@example',
		upi_name: 'Pahiya Demo',
		service_area: [],
		grievance_officer: expect.objectContaining({ name: 'Asha Deshmukh' }),
	})
})

test('the settings say nothing of what is for the company alone, such as capacities (D-17)', async () => {
	const { body } = await product.call('GET', '/site-settings/')
	expect(JSON.stringify(body)).not.toMatch(/capacity|latitude|longitude|version/)
})

test('settings that are known already are not asked of the database again (D-27)', async () => {
	const first = await product.call('GET', '/site-settings/')
	product.statements()
	const second = await product.call('GET', '/site-settings/')
	expect(product.statements()).toEqual([])
	expect(second.body).toEqual(first.body)
	const third = await product.call('GET', '/site-settings/', { headers: { 'if-none-match': String(second.headers.etag) } })
	expect(third.status).toBe(304)
})

test('nobody changes the settings here (A.API-56)', async () => {
	expect((await product.call('PATCH', '/site-settings/', { body: { phone: '1' } })).status).toBe(405)
})
