import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MailEditor } from '../../src/web/features/staff-mails/mail-editor.tsx'
import { MailList } from '../../src/web/features/staff-mails/mail-list.tsx'
import { mailText } from '../../src/web/features/staff-mails/mail-queries.ts'
import { button, field, said, serverAnswers, show } from './support/show.tsx'

const text = (name: string, standard: string, needed: string[] = [], now = standard) => ({ field: name, text: now, standard, needed })
const row = (changes: object = {}) => ({
	mail: 'repair-booked',
	group: 'Repairs',
	title: 'Booking received',
	sent: 'At once, to whoever booked a repair.',
	subject: 'We have your booking {reference}',
	is_changed: false,
	fixed: '',
	texts: [
		text('subject', 'We have your booking {reference}'),
		text('opening', 'Thank you. {next_step}', ['next_step']),
		text('closing', 'See you soon.'),
	],
	placeholders: [
		{ name: 'reference', says: 'Number of the booking', example: 'BK0000000000' },
		{ name: 'next_step', says: 'What we do next', example: 'We confirm it.' },
	],
	version: 1,
	updated_at: null,
	...changes,
})
const preview = (words: string) => ({
	json: {
		subject: `Subject: ${words}`,
		text: `Text: ${words}`,
		html: `<!doctype html><html><body style="margin:0"><p style="color:rgb(255, 0, 0)">${words}</p><a href="/elsewhere">Link</a></body></html>`,
	},
})
const read = 'GET /admin/mail-texts/repair-booked/'
const saved = 'PATCH /admin/mail-texts/repair-booked/'
const previewed = 'POST /admin/mail-texts/repair-booked/preview/'
const tried = 'POST /admin/mail-texts/repair-booked/test/'

function Screen() {
	const { data } = useQuery(mailText('repair-booked'))
	return data ? <MailEditor row={data} changes={null} /> : null
}
async function open(replies: Parameters<typeof serverAnswers>[0] = {}) {
	const calls = serverAnswers({ [read]: [{ json: row() }], [previewed]: [preview('first'), preview('second')], ...replies })
	await show([{ path: '/', element: <Screen /> }], '/')
	return (address: string) => calls.filter((call) => call.address === address).map(({ body }) => body)
}
const frame = () => page.getByTitle('The mail as it arrives')
const framed = () => (frame().element() as HTMLIFrameElement).contentDocument

test('the mail is shown as the server writes it, in its own look, and written anew once the typing pauses', async () => {
	const bodies = await open()
	await expect.element(page.getByText('Subject: first')).toBeVisible()
	await expect.poll(() => framed()?.querySelector('p')?.textContent).toBe('first')
	await expect.poll(() => framed()?.querySelector('p')?.style.color).toBe('rgb(255, 0, 0)')
	expect(frame().element().getAttribute('sandbox')).toBe('allow-same-origin')
	framed()?.querySelector('a')?.click()
	await userEvent.click(field('Closing'))
	await userEvent.keyboard(' Bye.')
	await expect.poll(() => framed()?.querySelector('p')?.textContent).toBe('second')
	expect(bodies(previewed).length).toBeLessThan(4)
	expect(bodies(previewed).at(-1)).toMatchObject({ closing: 'See you soon. Bye.' })
	await page.getByText('As plain text').click()
	await expect.element(page.getByText('Text: second')).toBeVisible()
})

test('a text that cannot be used is said at its field, and the last mail that can be stays in sight', async () => {
	const bodies = await open()
	await expect.element(page.getByText('Subject: first')).toBeVisible()
	await field('Opening').fill('Thank you, {nickname}.')
	await expect.element(page.getByText(/Not yet with what you typed/)).toBeVisible()
	await button('Save').click()
	await expect.element(said('There is a problem')).toMatchTextContent(/Opening: This mail has no \{nickname\}/)
	await expect.element(field('Opening')).toHaveAttribute('aria-invalid', 'true')
	await field('Opening').fill('Thank you.')
	await button('Save').click()
	await expect.element(said('There is a problem')).toMatchTextContent(/Please keep \{next_step\}/)
	await expect.element(page.getByText('Subject: first')).toBeVisible()
	expect(bodies(saved)).toEqual([])
	expect(bodies(previewed)).toHaveLength(1)
})

test('what changed is saved with its version; of two admins the second chooses between the two texts (D-48)', async () => {
	const theirs = row({ version: 2, is_changed: true, texts: [text('subject', 'We have your booking {reference}', [], 'Theirs')] })
	theirs.texts.push(...row().texts.slice(1))
	const bodies = await open({
		[saved]: [{ status: 409, json: { detail: 'Changed meanwhile.', current: theirs } }, { json: row({ version: 3, is_changed: true }) }],
	})
	await field('Subject').fill('Mine {reference}')
	await button('Save').click()
	await expect.element(said(/Somebody else changed this/)).toBeVisible()
	await button('Keep mine: Subject').click()
	await button('Save').click()
	await expect
		.poll(() => bodies(saved))
		.toEqual([
			{ subject: 'Mine {reference}', version: 1 },
			{ subject: 'Mine {reference}', version: 2 },
		])
})

test('the standard text comes back into the form, is seen in the preview, and counts once it is saved', async () => {
	const changed = row({
		is_changed: true,
		version: 4,
		texts: [text('subject', 'We have your booking {reference}', [], 'Hello'), ...row().texts.slice(1)],
	})
	const bodies = await open({ [read]: [{ json: changed }], [saved]: [{ json: row({ version: 5 }) }] })
	await expect.element(field('Subject')).toHaveAccessibleDescription('Standard: We have your booking {reference}')
	await button('Reset to the standard text').click()
	await expect.element(field('Subject')).toHaveValue('We have your booking {reference}')
	await expect.element(field('Subject')).toHaveFocus()
	await expect.poll(() => bodies(previewed).at(-1)).toMatchObject({ subject: 'We have your booking {reference}' })
	await button('Save').click()
	await expect.poll(() => bodies(saved)).toEqual([{ subject: 'We have your booking {reference}', version: 4 }])
	await expect.element(button('Reset to the standard text')).not.toBeInTheDocument()
})

test('a test mail is asked for once, however often it is pressed; a failure is said', async () => {
	const bodies = await open({ [tried]: [{ status: 429, json: { detail: 'Too many. Please wait.' } }, { status: 204 }] })
	await button('Send a test mail to myself').click()
	await expect.element(said('Too many. Please wait.')).toBeVisible()
	await button('Send a test mail to myself').dblClick()
	await expect.element(page.getByText('Test mail on its way')).toBeVisible()
	expect(bodies(tried)).toHaveLength(2)
})

test('a mail that protects accounts is read, not changed, and says why', async () => {
	await open({ [read]: [{ json: row({ fixed: 'This mail protects accounts: its words cannot be changed.' }) }] })
	await expect.element(page.getByText(/protects accounts/)).toBeVisible()
	await expect.element(field('Subject')).toHaveAttribute('readonly', '')
	await expect.element(button('Save')).not.toBeInTheDocument()
	await expect.element(button('Send a test mail to myself')).toBeVisible()
})

test('the list has each mail under what it is about, with what was changed marked', async () => {
	const item = (mail: string, group: 'Repairs' | 'Visits', is_changed: boolean) => ({
		mail,
		group,
		title: `Title of ${mail}`,
		sent: '',
		subject: `Subject of ${mail}`,
		is_changed,
	})
	await show([{ path: '/', element: <MailList mails={[item('a', 'Repairs', true), item('b', 'Visits', false)]} /> }], '/')
	await expect.element(page.getByText('2 mails. 1 with changed texts.')).toBeVisible()
	const group = (name: string) => page.getByRole('region', { name })
	await expect.element(group('Repairs').getByText('Changed')).toBeVisible()
	expect(group('Visits').getByText('Changed').elements()).toEqual([])
	await expect.element(group('Visits').getByRole('link', { name: 'Title of b' })).toHaveAttribute('href', '/admin/mail-texts/b')
})
