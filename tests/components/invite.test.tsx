import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { InviteDialog } from '../../src/web/features/staff-people/invite-dialog.tsx'
import { serverAnswers, show } from './support/show.tsx'

const create = 'POST /admin/users/'
const dialog = page.getByRole('dialog', { name: 'Invite to the team' })
const open = async (...replies: Parameters<typeof serverAnswers>[0][string]) => {
	const calls = serverAnswers({ [create]: replies })
	const onClose = vi.fn()
	await show([{ path: '/', element: <InviteDialog onClose={onClose} /> }], '/')
	await expect.element(dialog.getByLabelText('Name')).toHaveFocus()
	return { onClose, sent: () => calls.filter(({ address }) => address === create).map(({ body }) => body) }
}

beforeEach(() => vi.unstubAllGlobals())

test('somebody is invited by name and e-mail, as technician unless said otherwise (D-53)', async () => {
	const { onClose, sent } = await open({ status: 201, json: { id: 9 } })
	await userEvent.keyboard('Deepa Naik{Tab}deepa@pahiya.test{Enter}')
	await expect.poll(() => onClose.mock.calls).toHaveLength(1)
	await expect.element(page.getByText('The invitation goes to deepa@pahiya.test')).toBeVisible()
	expect(sent()).toEqual([{ name: 'Deepa Naik', email: 'deepa@pahiya.test', role: 'technician', does_field_work: false }])
})

test('of staff it is asked whether they go to customers (D-62)', async () => {
	const { sent } = await open({ status: 201, json: { id: 9 } })
	await dialog.getByLabelText('Name').fill('Clerk Kale')
	await dialog.getByLabelText('Email').fill('kale@pahiya.test')
	await expect.element(dialog.getByLabelText('Goes to customers too')).not.toBeInTheDocument()
	await dialog.getByLabelText('Role').selectOptions('staff')
	await dialog.getByLabelText('Goes to customers too').click()
	await dialog.getByRole('button', { name: 'Send invitation' }).click()
	await expect.poll(sent).toEqual([{ name: 'Clerk Kale', email: 'kale@pahiya.test', role: 'staff', does_field_work: true }])
})

test('an address that is taken is said at its field; nothing typed is lost', async () => {
	const { onClose } = await open({ status: 400, json: { email: ['A user with this email already exists.'] } })
	await userEvent.keyboard('Deepa{Tab}deepa@pahiya.test{Enter}')
	await expect.element(dialog.getByText('A user with this email already exists.')).toBeVisible()
	await expect.element(dialog.getByLabelText('Name')).toHaveValue('Deepa')
	expect(onClose).not.toHaveBeenCalled()
})
