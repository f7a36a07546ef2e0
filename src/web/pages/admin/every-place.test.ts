import { expect, test } from 'vitest'
import { inGroups, isPlaceAmong, placesFor } from '../../features/staff-frame/frame-places.ts'
import { everyPlace } from './every-place.ts'

const namesOf = (role: Parameters<typeof placesFor>[1]) =>
	inGroups(placesFor(everyPlace, role)).map(({ name, places }) => [name, places.map((place) => place.name)])

test('the office finds every place in its group, and no group without places', () => {
	expect(namesOf('staff')).toEqual([
		['Work', ['Today', 'Repairs']],
		['Customers', ['Customers']],
		['Catalogue', ['Service categories', 'Services & prices']],
		['Company', ['Hours', 'Technicians', 'Audit log', 'Settings']],
	])
	expect(namesOf('admin')).toEqual(namesOf('staff'))
})

test('a technician has his day and his repairs (D-20)', () => {
	expect(namesOf('technician')).toEqual([['Work', ['My day', 'Repairs']]])
})

test('an address is open to whom its place or one above it is', () => {
	const [technician, staff] = [placesFor(everyPlace, 'technician'), placesFor(everyPlace, 'staff')]
	expect(['/admin/my-day', '/admin/repairs/7'].map((path) => isPlaceAmong(technician, path))).toEqual([true, true])
	expect(['/admin', '/admin/customers', '/admin/repairsomething'].map((path) => isPlaceAmong(technician, path))).toEqual([
		false,
		false,
		false,
	])
	expect(['/admin', '/admin/', '/admin/services/new', '/admin/my-day'].map((path) => isPlaceAmong(staff, path))).toEqual([
		true,
		true,
		true,
		false,
	])
})
