import { expect, test } from 'vitest'
import { payeeOf, upiLink } from './upi-link.ts'

const transfer = {
	payee: { id: 'pahiya.demo@example', name: 'Pahiya Demo' },
	due: 628,
	paid: 0,
	reference: 'BK0004821300',
	note: 'Repair',
}

test('a link carries payee, amount, reference and note as NPCI writes them (D-16)', () => {
	expect(upiLink(transfer)).toBe(
		'upi://pay?pa=pahiya.demo@example&pn=Pahiya%20Demo&tr=BK0004821300&tn=Repair%20BK0004821300&am=628.00&cu=INR',
	)
})

test('each part of a payment has a reference and an exact amount of its own (D-61)', () => {
	const parts = new URLSearchParams(upiLink({ ...transfer, due: 527.5, paid: 100.5 }).split('?')[1])
	expect([parts.get('tr'), parts.get('am')]).toEqual(['BK0004821300P10050', '527.50'])
})

test('a name and a note of any characters stay within their parameters', () => {
	const name = 'Pahiya & Söhne = पहिया?'
	const link = upiLink({ ...transfer, payee: { ...transfer.payee, name }, note: 'A note that goes on and on until nobody reads it' })
	expect(link).not.toMatch(/[+ ]/)
	const parts = new URLSearchParams(link.split('?')[1])
	expect(parts.get('pn')).toBe(name)
	expect(parts.get('tn')).toHaveLength(50)
	expect(parts.get('tn')).toMatch(/ BK0004821300$/)
})

test('nobody is shown where to pay until both settings are there (D-61)', () => {
	expect(payeeOf({ upi_id: 'a@bank', upi_name: 'A' })).toEqual({ id: 'a@bank', name: 'A' })
	for (const settings of [null, { upi_id: 'a@bank', upi_name: '' }, { upi_id: '', upi_name: 'A' }]) expect(payeeOf(settings)).toBeNull()
})
