import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ProfileInformation } from '../../src/web/features/profile/profile-information.tsx'
import { button, field, said, serverAnswers, show } from './support/show.tsx'

const named = (id: number, name: string) => ({ id, name, image: null })
const lists = {
	'GET /vehicle/vehicle-types/': [{ json: [named(1, 'Moped'), named(2, 'Motorcycle')] }],
	'GET /vehicle/manufacturers/': [{ json: [named(1, 'Bajaj'), named(2, 'Hero')] }],
	'GET /vehicle/vehicle-models/': [{ json: [named(1, 'Passion'), named(2, 'Splendor Plus')] }],
}
const profile = {
	username: 'meera',
	email: 'meera@pahiya.test',
	name: 'Meera Joshi',
	vehicle_type: 2,
	vehicle_type_name: 'Motorcycle',
	manufacturer: 2,
	manufacturer_name: 'Hero',
	vehicle_model: 2,
	vehicle_name: 'Splendor Plus',
}
const refused = { status: 500 }
const asked = 'GET /accounts/profile/'
const picker = { open: () => undefined, prepare: () => undefined }
const routes = [{ path: '/', element: <ProfileInformation picker={picker} /> }]
const toast = (words: string) => page.getByRole('region', { name: 'Messages' }).getByText(words)

test('a profile that cannot be loaded or is none says so, as a toast and in its place, and Retry brings it (A.PROFILE-22, A.PROFILE-23)', async () => {
	serverAnswers({ ...lists, [asked]: [refused, refused, { json: 'no profile' }, { json: profile }] })
	await show(routes, '/')
	await expect.element(said('Failed to load profile data')).toBeVisible()
	await expect.element(toast('Failed to load profile data')).toBeVisible()
	await button('Retry').click()
	await expect.element(said('Invalid profile data format')).toBeVisible()
	await expect.element(toast('Invalid profile data format')).toBeVisible()
	await button('Retry').click()
	await expect.element(page.getByRole('heading', { name: 'Meera Joshi' })).toBeVisible()
})

test('while a profile loads that is said (ux 11)', async () => {
	serverAnswers({ [asked]: ['never'] })
	await show(routes, '/')
	await expect.element(page.getByText('Loading your profile...')).toBeInTheDocument()
})

test.for([
	['vehicle-types', 'Failed to load vehicle types', 'Vehicle type', 'Motorcycle'],
	['manufacturers', 'Failed to load manufacturers', 'Manufacturer', 'Hero'],
	['vehicle-models', 'Failed to load vehicle models', 'Model', 'Splendor Plus'],
] as const)(
	'a profile whose %s cannot be loaded says so, keeps the bike, and can try again (A.PROFILE-24, A.PROFILE-25, A.PROFILE-26)',
	async ([what, words, label, kept]) => {
		const call = `GET /vehicle/${what}/` as const
		const calls = serverAnswers({ ...lists, [asked]: [{ json: profile }], [call]: [refused, refused, refused, refused, ...lists[call]] })
		await show(routes, '/')
		await expect.element(toast(words)).toBeVisible()
		await button('Edit').click()
		await expect.element(said(words)).toBeVisible()
		await expect.element(field(label)).toHaveDisplayValue(kept)
		const before = calls.length
		await button(`Retry: ${label}`).click()
		await expect.element(said(words)).not.toBeInTheDocument()
		await expect.element(field(label).getByRole('option').nth(2)).toBeInTheDocument()
		expect(calls.length).toBeGreaterThan(before)
	},
)
