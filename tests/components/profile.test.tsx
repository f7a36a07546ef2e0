import { useQueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { ProfileInformation } from '../../src/web/features/profile/profile-information.tsx'
import { ownProfile } from '../../src/web/state/own-queries.ts'
import { keepLogin } from './support/a-cart.ts'
import { lists, profile, whole } from './support/a-profile.ts'
import { keepBike } from './support/keep-bike.ts'
import { button, field, said, serverAnswers, show } from './support/show.tsx'

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

const save = 'PATCH /accounts/profile/'
type Replies = Parameters<typeof serverAnswers>[0]
const answering = (replies: Replies = {}) => serverAnswers({ ...lists, [asked]: [{ json: whole }], ...replies })
const edited = page.getByRole('heading', { name: 'Edit your details' })
const described = (label: string) => expect.element(field(label))

async function editing(replies?: Replies) {
	const calls = answering(replies)
	await show(routes, '/')
	await button('Edit').click()
	await expect.element(edited).toHaveFocus()
	return calls
}
const saved = () => expect.element(toast('Profile updated successfully!')).toBeVisible()
const sent = (calls: Awaited<ReturnType<typeof editing>>) => calls.filter(({ address }) => address === save).map(({ body }) => body)

/** Stands for the news that the server tells a page. */
function HearOfChange() {
	const queries = useQueryClient()
	return (
		<button type="button" onClick={() => queries.invalidateQueries(ownProfile)}>
			Hear of a change
		</button>
	)
}

describe('The profile’s form', () => {
	test('names every required field that is blank and sends nothing (A.PROFILE-08)', async () => {
		const blank = Object.fromEntries(
			Object.keys(whole).map((name) => [name, name.startsWith('vehicle_') || name === 'manufacturer' ? null : '']),
		)
		const calls = await editing({ [asked]: [{ json: { ...blank, email: whole.email } }] })
		await field('Country').fill('')
		await button('Save').click()
		await expect.element(field('Name')).toHaveFocus()
		expect(document.title).toMatch(/^Error: /)
		for (const label of ['Name', 'Phone', 'Postal code', 'City', 'State', 'Country', 'Address', 'Vehicle type', 'Manufacturer', 'Model'])
			await described(label).toHaveAccessibleDescription(expect.stringContaining('This field is required'))
		await described('Username').toHaveAccessibleDescription(expect.stringContaining('Username is required'))
		await expect.element(said('There is a problem').getByRole('link')).toHaveLength(11)
		await field('Name').fill('M')
		await described('Name').toHaveAccessibleDescription('')
		expect(sent(calls)).toEqual([])
	})

	test('tells each rule on leaving the field (A.PROFILE-09, A.PROFILE-10, A.PROFILE-12, A.R-24)', async () => {
		await editing()
		for (const [label, text, words] of [
			['Phone', '1234567890123456', 'Phone number must be at most 15 characters'],
			['Phone', '98765abcde', 'Please enter a valid phone number of 10 to 15 digits'],
			['Postal code', '12345', 'Please enter a valid 6-digit postal code'],
			['Username', 'ab', 'Username must be at least 3 characters'],
			['Username', 'a-b', 'Username can contain only letters, digits and underscores'],
			['Registration number', 'hello', 'Please enter a valid registration number'],
		] as const) {
			await field(label).fill(text)
			await userEvent.tab()
			await described(label).toHaveAccessibleDescription(expect.stringContaining(words))
		}
		for (const text of ['+91 98765 43210', '098765-43210', '+91 - 98765 - 43210', '9876543210']) {
			await field('Phone').fill(text)
			await userEvent.tab()
			await described('Phone').not.toHaveAttribute('aria-invalid', 'true')
		}
	})

	test('that is refused says the server’s detail, then its message, then its words at the field, else our own, and keeps what was typed (A.PROFILE-28, A.R-40)', async () => {
		await editing({
			[save]: [
				{ status: 400, json: { detail: 'Not today.', message: 'Never.' } },
				{ status: 400, json: { message: 'Come back later.' } },
				{ status: 400, json: {} },
				{ status: 400, json: { city: ['We do not go there.'], model: ['Gone.'] } },
				{ json: whole },
			],
		})
		// The toast of one refusal lies over the button for the next try.
		const saveByEnter = async () => {
			await expect.element(button('Save')).not.toHaveAttribute('aria-busy', 'true')
			field('Address').element().focus()
			await userEvent.keyboard('{Enter}')
		}
		await field('City').fill('Nashik')
		for (const words of ['Not today.', 'Come back later.', 'Failed to update profile']) {
			await saveByEnter()
			await expect.element(said(words)).toBeVisible()
			await expect.element(toast(words)).toBeVisible()
			await expect.element(field('City')).toHaveValue('Nashik')
		}
		await saveByEnter()
		await expect.element(field('City')).toHaveFocus()
		await described('City').toHaveAccessibleDescription(expect.stringContaining('We do not go there.'))
		await described('Model').toHaveAccessibleDescription(expect.stringContaining('Gone.'))
		// Left as it was, it still says why; changed, it says so no more.
		await userEvent.keyboard('{Tab}')
		await described('City').toHaveAccessibleDescription(expect.stringContaining('We do not go there.'))
		await field('City').fill('Pune')
		await described('City').not.toHaveAccessibleDescription(expect.stringContaining('We do not go there.'))
		await saveByEnter()
		await saved()
	})

	test('pressed twice on a slow network sends once, and only what has changed (A.PROFILE-11, B.R-45)', async () => {
		const { promise, resolve } = Promise.withResolvers<void>()
		const calls = await editing({ [save]: [{ json: whole, after: promise }] })
		await field('Address').fill('Flat 8, Example Heights')
		await button('Save').dblClick()
		await expect.element(button('Save')).toHaveAttribute('aria-busy', 'true')
		await field('Address').click()
		await userEvent.keyboard('{Enter}')
		resolve()
		await saved()
		expect(sent(calls)).toEqual([{ address: 'Flat 8, Example Heights' }])
	})

	test('keeps what is typed over a reload, for the same account only, and forgets it when it is not wanted (ux 27)', async () => {
		await editing()
		await field('Name').fill('Half-typ')
		await cleanup()
		answering({ [asked]: [{ json: { ...whole, username: 'another' } }] })
		await show(routes, '/')
		await expect.element(button('Edit')).toBeVisible()
		await cleanup()
		answering()
		await show(routes, '/')
		await expect.element(field('Name')).toHaveValue('Half-typ')
		await expect.element(field('City')).toHaveValue('Pune')
		await button('Cancel').click()
		await expect.element(page.getByRole('heading', { name: 'Meera Joshi' })).toBeVisible()
		expect(sessionStorage.getItem('profileDraft')).toBeNull()
	})

	test('follows what another device changed, but for what is typed here (B.R-45)', async () => {
		answering({ [asked]: [{ json: whole }, { json: { ...whole, name: 'Elsewhere', address: 'Flat 9, Elsewhere' } }] })
		const element = (
			<>
				<ProfileInformation picker={picker} />
				<HearOfChange />
			</>
		)
		await show([{ path: '/', element }], '/')
		await button('Edit').click()
		await field('Name').fill('Half-typ')
		await button('Hear of a change').click()
		await expect.element(field('Address')).toHaveValue('Flat 9, Elsewhere')
		await expect.element(field('Name')).toHaveValue('Half-typ')
	})

	test('fills city and state from the postal code, never over what was typed by hand (D-44)', async () => {
		await editing()
		await field('Postal code').fill('560001')
		await expect.element(field('City')).toHaveValue('Bengaluru')
		await expect.element(field('State')).toHaveValue('Karnataka')
		await field('City').fill('Whitefield')
		await field('Postal code').fill('700001')
		await expect.element(field('State')).toHaveValue('West Bengal')
		await expect.element(field('City')).toHaveValue('Whitefield')
		await field('Postal code').fill('999999')
		await expect.element(page.getByText('We do not know this PIN code. Please type the city and state.')).toBeVisible()
		await expect.element(field('State')).toHaveValue('West Bengal')
	})

	test('can be filled by the picker, and another type or manufacturer asks for the model again (A.PROFILE-07, D-31)', async () => {
		answering({ [asked]: [{ json: { username: 'meera', email: 'meera@pahiya.test' } }] })
		const picked = { typeId: 2, manufacturerId: 2, modelId: 2, registrationNumber: '' }
		const filling = { ...picker, open: (onPicked: (bike: typeof picked) => void) => onPicked(picked) }
		await show([{ path: '/', element: <ProfileInformation picker={filling} /> }], '/')
		await button('Edit').click()
		await expect.element(field('Model')).toBeDisabled()
		await button('Choose from pictures').click()
		await expect.element(field('Vehicle type')).toHaveDisplayValue('Motorcycle')
		await expect.element(field('Manufacturer')).toHaveDisplayValue('Hero')
		await expect.element(field('Model')).toHaveDisplayValue('Splendor Plus')
		await field('Manufacturer').selectOptions('Bajaj')
		await expect.element(field('Model')).toHaveValue('')
		await field('Vehicle type').selectOptions('')
		await expect.element(field('Model')).toBeDisabled()
	})

	test('asks for the manufacturer again where the one that was chosen makes none of the new type, and for the model after it (A.PROFILE-07, A.PROFILE-08)', async () => {
		const makers = 'GET /vehicle/manufacturers/'
		const calls = await editing({ [makers]: [...lists[makers], { json: [{ id: 1, name: 'Bajaj', image: null }] }] })
		await field('Vehicle type').selectOptions('Moped')
		await expect.element(field('Manufacturer')).toHaveDisplayValue('Please choose')
		await expect.element(field('Model')).toBeDisabled()
		await button('Save').click()
		for (const label of ['Manufacturer', 'Model'])
			await described(label).toHaveAccessibleDescription(expect.stringContaining('This field is required'))
		expect(sent(calls)).toEqual([])
	})

	test('works by keyboard alone (ux 3)', async () => {
		await editing({ [save]: [{ json: { ...whole, name: 'Meera J' } }] })
		button('Cancel').element().focus()
		await userEvent.keyboard('{Enter}')
		await expect.element(button('Edit')).toHaveFocus()
		await userEvent.keyboard('{Enter}')
		await expect.element(edited).toHaveFocus()
		for (let presses = 0; presses < 6 && document.activeElement !== field('Name').element(); presses += 1) await userEvent.tab()
		await expect.element(field('Name')).toHaveFocus()
		await userEvent.keyboard('Meera J{Enter}')
		await saved()
		await expect.element(page.getByRole('heading', { name: 'Meera J' })).toBeVisible()
	})
})

test('a profile without a bike offers to take over the chosen one, then asks for its number (D-31, A.PROFILE-29)', async () => {
	keepBike()
	const calls = answering({
		[asked]: [{ json: { username: 'meera', email: 'meera@pahiya.test' } }],
		[save]: [{ json: { ...whole, registration_number: '' } }],
	})
	await show(routes, '/')
	await button('Take over Hero Splendor Plus').click()
	await saved()
	expect(sent(calls)).toEqual([{ manufacturer: '1', vehicle_model: '3' }])
	await button('Add its number').click()
	await expect.element(field('Registration number')).toHaveFocus()
})

test('a profile under another name carries it to the top of every page (A.PROFILE-12)', async () => {
	keepLogin()
	const renamed = { username: 'asha_2', name: 'Asha Renamed' }
	const calls = await editing({ [save]: [{ json: { ...whole, ...renamed } }] })
	await field('Username').fill('asha_2')
	await field('Name').fill('Asha Renamed')
	await button('Save').click()
	await saved()
	await expect.element(page.getByRole('main').getByText('asha_2')).toBeVisible()
	expect(sent(calls)).toEqual([renamed])
	expect(JSON.parse(localStorage.getItem('signedIn') ?? 'null')).toMatchObject(renamed)
})
