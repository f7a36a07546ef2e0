import { expect, test } from 'vitest'
import { AreaCheck } from '../../src/web/features/site/area-check.tsx'
import { field, serverAnswers, show, told } from './support/show.tsx'

const route = [{ path: '/', element: <AreaCheck /> }]
const pin = field('Do we come to you?')

test('a PIN code is answered as soon as it is whole, and the device remembers it (D-52)', async () => {
	const calls = serverAnswers({
		'GET /repairing-service/service-area/': [
			{ json: { served: false, city: 'New Delhi', state: 'Delhi' } },
			{ json: { served: true, city: 'Pune', state: 'Maharashtra' } },
		],
	})
	await show(route, '/')
	await pin.fill('11000')
	expect(calls).toEqual([])
	await pin.fill('110 001')
	await expect.element(told('We do not come to 110001 yet.')).toBeVisible()
	await pin.fill('411004')
	await expect.element(told('Yes, we come to Pune')).toBeVisible()
	expect(localStorage.getItem('askedPinCode')).toBe('411004')
	expect(calls).toHaveLength(2)
})

test('that it could not be checked is said (D-52, ux 13)', async () => {
	localStorage.setItem('askedPinCode', '411005')
	serverAnswers({ 'GET /repairing-service/service-area/': [{ status: 500 }] })
	await show(route, '/')
	await expect.element(pin).toHaveValue('411005')
	await expect.element(told('This could not be checked. Please call us.')).toBeVisible()
})
