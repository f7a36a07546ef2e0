import { describe, expect, test } from 'vitest'
import { changesOf } from './audit-values.ts'

const year = new Date().getUTCFullYear()

describe('a change of the audit log in words (A.ADMIN-32, D-21)', () => {
	test('says the state, the time, the payment and the role as the screens do', () => {
		const before = { status: 'in_progress', schedule_time: '10:00:00', payment_status: 'due', payment_method: 'cash', role: 'customer' }
		const after = { status: 'completed', schedule_time: '13:30:00', payment_status: 'paid', payment_method: 'upi', role: 'technician' }
		expect(changesOf({ before, after })).toEqual([
			{ field: 'Status', was: 'In Progress', is: 'Completed' },
			{ field: 'Time', was: '10:00 am', is: '1:30 pm' },
			{ field: 'Payment', was: 'due', is: 'paid' },
			{ field: 'Payment method', was: 'Cash', is: 'UPI' },
			{ field: 'Role', was: 'Customer', is: 'Technician' },
		])
	})

	test('says the state of whatever it is as its own screen does, and an offer in rupees', () => {
		const statuses = ['under_inspection', 'inspection_done', 'rejected', 'scheduled', 'active', 'available']
		expect(statuses.map((status) => changesOf({ before: null, after: { status } })[0]?.is)).toEqual([
			'Under Inspection',
			'Inspection Done',
			'Rejected',
			'Scheduled',
			'Active',
			'Available',
		])
		expect(changesOf({ before: null, after: { offer: 46_200 } })).toEqual([{ field: 'Offer', was: undefined, is: '₹46,200' }])
	})

	test('names who is kept by number, and says when nobody was sent', () => {
		expect(changesOf({ before: { technician: null }, after: { technician: 7 }, technician_names: { 7: 'Imran Shaikh' } })).toEqual([
			{ field: 'Technician', was: 'unassigned', is: 'Imran Shaikh' },
		])
	})

	test('calls what is kept by its key by the name beside it', () => {
		const [before, after] = [
			{ manufacturer: 3, manufacturer_name: 'Hero', legal_name: 'A' },
			{ manufacturer: 4, manufacturer_name: 'Honda', legal_name: 'B' },
		]
		expect(changesOf({ before, after })).toEqual([
			{ field: 'Manufacturer', was: 'Hero', is: 'Honda' },
			{ field: 'Legal name', was: 'A', is: 'B' },
		])
	})

	test('leaves out what was empty, and one side of what was made or deleted', () => {
		expect(changesOf({ before: { reason: '' }, after: { reason: 'Too far' } })).toEqual([
			{ field: 'Reason', was: undefined, is: 'Too far' },
		])
		expect(changesOf({ before: null, after: { date: `${year}-11-22` } })).toEqual([
			{ field: 'Date', was: undefined, is: expect.stringMatching(/^\w{3} 22 Nov$/) },
		])
		expect(changesOf({ before: { name: 'Wash' }, after: null })).toEqual([{ field: 'Name', was: 'Wash', is: undefined }])
	})

	test('tells that personal data changed, not what it was (D-43)', () => {
		expect(changesOf({ before: { name: '(not kept)' }, after: { name: '(not kept)' } })).toEqual([{ field: 'Name', is: 'changed' }])
		expect(changesOf({ before: null, after: { email: '(not kept)' } })).toEqual([
			{ field: 'Email', was: undefined, is: 'given, not kept here' },
		])
	})

	test('tells the cells of a price sheet with their paise, and what had no price (B.ADMIN-17)', () => {
		const [before, after] = [
			{ 'Tyre (4), Moped: price': null, 'Tyre (4), Scooter: price': 1450.5 },
			{ 'Tyre (4), Moped: price': 199, 'Tyre (4), Scooter: price': null },
		]
		expect(changesOf({ before, after })).toEqual([
			{ field: 'Tyre (4), Moped: price', was: undefined, is: '₹199' },
			{ field: 'Tyre (4), Scooter: price', was: '₹1,450.50', is: 'none' },
		])
	})

	test('stays readable for fields and values that it does not know', () => {
		expect(
			changesOf({ before: { base_price: 199, free_km: 5 }, after: { base_price: 1249, free_km: { up_to: 7, is_fixed: true } } }),
		).toEqual([
			{ field: 'Base price', was: '₹199', is: '₹1,249' },
			{ field: 'Free km', was: '5', is: 'up to 7, is fixed yes' },
		])
		expect(changesOf({ before: { tags: ['a'] }, after: { tags: [] } })).toEqual([{ field: 'Tags', was: 'a', is: 'none' }])
	})
})
