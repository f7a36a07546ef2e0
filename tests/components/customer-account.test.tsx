import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PersonActions, PersonUnlock } from '../../src/web/features/staff-people/person-actions.tsx'
import { PersonStamps } from '../../src/web/features/staff-people/person-stamps.tsx'
import { usePerson } from '../../src/web/features/staff-people/use-person.ts'
import { sneha } from './support/a-caller.ts'
import { button, serverAnswers, show, told } from './support/show.tsx'
import { keepStaff } from './support/staff-frame.tsx'

function Account() {
	const { person } = usePerson(5)
	return (
		person && (
			<>
				<PersonStamps person={person} />
				<PersonUnlock person={person} />
				<PersonActions person={person} />
			</>
		)
	)
}
const stamp = (words: string) => page.getByText(words, { exact: true })
async function open(person: object, replies: Parameters<typeof serverAnswers>[0] = {}) {
	const calls = serverAnswers({ 'GET /admin/users/5/': [{ json: { ...sneha, ...person } }], ...replies })
	await show([{ path: '/', element: <Account /> }], '/')
	return () => calls.filter(({ address }) => /^(POST|PATCH) .admin/.test(address)).map(({ address, body }) => [address, body])
}

test('who locked themselves out is unlocked, and gets the verification mail again (A.ADMIN-27)', async () => {
	keepStaff()
	const sent = await open(
		{ is_locked: true, is_verified: false },
		{
			'POST /admin/users/5/unlock/': [{ json: { ...sneha, is_verified: false, version: 2 } }],
			'POST /admin/users/5/resend-verification/': [{ json: { message: 'A new verification link has been sent.' } }],
		},
	)
	await expect.element(stamp('Locked')).toBeVisible()
	await button('Unlock Sneha Kulkarni').click()
	await expect.element(stamp('Locked')).not.toBeInTheDocument()
	await button('Resend verification mail').click()
	await expect.element(told('A new verification link has been sent.')).toBeVisible()
	expect(sent().map(([address]) => address)).toEqual(['POST /admin/users/5/unlock/', 'POST /admin/users/5/resend-verification/'])
})

test('staff change no account of the team and no role (B.ADMIN-35, D-48)', async () => {
	keepStaff()
	await open({ role: 'technician', is_locked: true })
	await expect.element(page.getByText('Only an admin can change accounts of the team.')).toBeVisible()
	expect(page.getByRole('button').elements()).toEqual([])
})

test('staff disable a customer but do not change a role, which an admin does (B.ADMIN-35)', async () => {
	keepStaff()
	await open({})
	await expect.element(button('Disable Sneha Kulkarni')).toBeVisible()
	await expect.element(button('Change role')).not.toBeInTheDocument()
})

test('an admin gives another role (B.ADMIN-35)', async () => {
	keepStaff('admin')
	const sent = await open({}, { 'PATCH /admin/users/5/': [{ json: { ...sneha, role: 'technician', version: 2 } }] })
	await button('Change role').click()
	const dialog = page.getByRole('dialog', { name: 'Role of Sneha Kulkarni' })
	await dialog.getByLabelText('Role').selectOptions('Technician')
	await dialog.getByRole('button', { name: 'Save role' }).click()
	await expect.element(dialog).not.toBeInTheDocument()
	expect(sent()).toEqual([['PATCH /admin/users/5/', { role: 'technician', version: 1 }]])
})
