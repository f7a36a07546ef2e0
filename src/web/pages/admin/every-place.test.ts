import { expect, test } from 'vitest'
import { staff } from '#contract/staff.ts'
import { shownBy } from '#contract/staff-collections.ts'
import { inGroups, isPlaceAmong, placesFor } from '../../features/staff-frame/frame-places.ts'
import { everyAudited, everyPlace } from './every-place.ts'

const namesOf = (role: Parameters<typeof placesFor>[1]) =>
	inGroups(placesFor(everyPlace, role)).map(({ name, places }) => [name, places.map((place) => place.name)])

test('the office finds every place in its group, and no group without places', () => {
	expect(namesOf('staff')).toEqual([
		['Work', ['Today', 'Repairs', 'Visits', 'Notifications']],
		['Customers', ['Customers', 'Messages', 'Chats']],
		['Catalogue', ['Service categories', 'Services & prices', 'Price sheet']],
		['Shop', ['Orders', 'Spare parts', 'Part categories', 'Reviews']],
		[
			'Vehicles',
			['Vehicle bookings', 'Used vehicles', 'Sell requests', 'RC transfers', 'Vehicle models', 'Manufacturers', 'Vehicle types'],
		],
		['Plans', ['Requests', 'Subscriptions', 'Plans']],
		['Money', ['Invoices', 'Payments', 'Still due', 'Day book and GST']],
		['Company', ['Dashboard', 'Page speed', 'Hours', 'Closed days', 'Technicians', 'Team', 'Audit log', 'Questions', 'Settings']],
	])
	const admins = namesOf('admin')
	expect(admins.slice(0, -1)).toEqual(namesOf('staff').slice(0, -1))
	expect(admins.at(-1)?.[1]).toEqual([
		'Dashboard',
		'Page speed',
		'Hours',
		'Closed days',
		'Technicians',
		'Team',
		'Audit log',
		'Questions',
		'Mail texts',
		'Settings',
	])
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

test('whatever the company’s people write to has its words for the audit log, and once (D-21)', () => {
	// Technicians are accounts: what changes of one is recorded there. Notifications are what customers did.
	const written = Object.keys(shownBy).filter((collection) => !['technicians', 'notifications'].includes(collection))
	expect(everyAudited.map(({ collection }) => collection).toSorted()).toEqual(written.toSorted())
})

test('a place of a declared collection has its screens (D-22)', () => {
	const files = Object.keys(import.meta.glob('../../features/**/*-collection.tsx'))
	for (const name of everyPlace.flatMap(({ collection }) => collection?.name ?? []))
		expect(
			files.filter((file) => file.endsWith(`/${name}-collection.tsx`)),
			name,
		).toHaveLength(1)
})

test('what can be imported from a CSV file says by whom, so that its list leads there (D-22)', () => {
	const sources = import.meta.glob<string>('../../features/**/*-collection.tsx', { query: '?raw', import: 'default', eager: true })
	const imported: string[] = Object.values(staff).flatMap((calls) => ('import' in calls && calls.import ? [calls.about.name] : []))
	expect(imported).toContain('faqs')
	// Prices have a sheet in place of a list, and their import there.
	for (const name of everyPlace.flatMap(({ collection }) => collection?.name ?? []).filter((listed) => imported.includes(listed))) {
		const [, source] = Object.entries(sources).find(([file]) => file.endsWith(`/${name}-collection.tsx`)) ?? []
		expect(source, name).toContain('importedBy')
	}
})
