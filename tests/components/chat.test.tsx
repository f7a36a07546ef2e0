import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ChatButton } from '../../src/web/features/chat/chat-button.tsx'
import { storedChat } from '../../src/web/features/chat/stored-chat.ts'
import { setChatOpen } from '../../src/web/state/chat-opened.ts'

import { BackOverDialogs } from '../../src/web/ui/use-back-closes.ts'
import { headingOf, serverAnswers, show } from './support/show.tsx'

const call = 'POST /services/chatbot/message/'
const panel = page.getByRole('dialog', { name: 'Chat with us' })
const log = panel.getByRole('log')
const opener = page.getByRole('button', { name: 'Chat with us' })
const input = panel.getByRole('textbox', { name: 'Your message' })
const press = (name: string) => panel.getByRole('button', { name, exact: true }).click()
const answer = (changes: object = {}) => ({
	json: {
		session_id: 'secret',
		reply: 'Chain care: ₹249',
		intent: 'service_price',
		suggestions: ['How can I pay?'],
		actions: [],
		...changes,
	},
})

const pages = [
	{
		path: '/',
		element: (
			<>
				<BackOverDialogs />
				<ChatButton phone="+91 90000 00000" />
			</>
		),
	},
	{ path: '/pricing', element: <h1>Plans</h1> },
]
async function open() {
	await show(pages, '/')
	await opener.click()
	await expect.element(panel).toBeVisible()
}
afterEach(() => {
	setChatOpen(false)
	storedChat.remove()
	sessionStorage.clear()
	vi.unstubAllGlobals()
})

test('in a browser that keeps nothing it answers all the same (A.CHAT-01, ux 114)', async () => {
	const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError')
	})
	onTestFinished(() => refused.mockRestore())
	serverAnswers({ [call]: [answer()] })
	await open()
	await press('Prices for my bike')
	await expect.element(log.getByText('Chain care: ₹249', { exact: false })).toBeVisible()
})

test('it says that it is a program, asks with ready questions or own words, and goes on in one session (A.R-88, ux 114)', async () => {
	const calls = serverAnswers({
		[call]: [answer(), answer({ reply: 'By UPI or cash.', actions: [{ label: 'Compare plans', to: '/pricing' }], suggestions: [] })],
	})
	await open()
	await expect.element(panel.getByText(/chatting with a program/)).toBeVisible()
	await press('Prices for my bike')
	await expect.element(log.getByText('Chain care: ₹249', { exact: false })).toBeVisible()
	await input.fill('  How can I pay?  ')
	await userEvent.keyboard('{Enter}')
	await expect.element(log.getByText('By UPI or cash.', { exact: false })).toBeVisible()
	await expect.element(input).toHaveValue('')
	expect(calls.map(({ body }) => body)).toEqual([
		{ message: 'Prices for my bike', session_id: null, vehicle_model_id: null },
		{ message: 'How can I pay?', session_id: 'secret', vehicle_model_id: null },
	])
	await panel.getByRole('link', { name: 'Compare plans' }).click()
	await expect.element(headingOf('Plans')).toBeVisible()
	await expect.element(panel).not.toBeInTheDocument()
})

test('Escape and Back close it, the focus goes back, and what was said and typed is there again until one starts again (ux 6, ux 114)', async () => {
	serverAnswers({ [call]: [answer()] })
	await open()
	await press('Prices for my bike')
	await expect.element(log.getByText('Chain care: ₹249', { exact: false })).toBeVisible()
	await input.fill('And the brakes')
	await userEvent.keyboard('{Escape}')
	await expect.element(panel).not.toBeInTheDocument()
	await expect.element(opener).toHaveFocus()
	await opener.click()
	await expect.element(input).toHaveValue('And the brakes')
	await expect.element(log.getByText('Chain care: ₹249', { exact: false })).toBeVisible()
	window.history.back()
	await expect.element(panel).not.toBeInTheDocument()
	await opener.click()
	await press('Start again')
	expect(log.element().textContent).toBe('')
	await expect.element(panel.getByRole('button', { name: 'Prices for my bike' })).toBeVisible()
	expect(sessionStorage.getItem('chat')).toBeNull()
})

test('while it looks something up it says so; what failed is tried again with the same key, and nothing typed is lost', async () => {
	let tell = () => {}
	const after = new Promise<void>((resolve) => {
		tell = resolve
	})
	const calls = serverAnswers({
		[call]: [
			{ status: 429, json: { detail: 'Too many messages. Wait a minute.' } },
			{ ...answer(), after },
		],
	})
	await open()
	await input.fill('price of chain care')
	await press('Send')
	await expect.element(panel.getByRole('alert').filter({ hasText: /Too many messages\. Wait a minute\./ })).toBeVisible()
	await expect.element(input).toHaveValue('price of chain care')
	await press('Try Again')
	await expect.element(panel.getByRole('status').filter({ hasText: 'Looking that up…' })).toBeVisible()
	await expect.element(log.getByText('price of chain care', { exact: false })).toBeVisible()
	tell()
	await expect.element(log.getByText('Chain care: ₹249', { exact: false })).toBeVisible()
	await expect.element(input).toHaveValue('')
	expect(calls).toHaveLength(2)
	expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
})

test('an empty message is refused without asking, and an ended chat is begun again (A.CHAT-06)', async () => {
	const calls = serverAnswers({
		[call]: [{ status: 409, json: { detail: 'This chat has ended. Please start a new one.', code: 'chat_ended' } }, answer()],
	})
	await open()
	await input.fill('   ')
	await press('Send')
	await expect.element(panel.getByText('Please write a message.')).toBeVisible()
	expect(calls).toEqual([])
	await input.fill('hello')
	await press('Send')
	await expect.element(panel.getByRole('alert').filter({ hasText: /This chat has ended\./ })).toBeVisible()
	await press('Start again')
	await expect.element(input).toHaveValue('hello')
	await press('Send')
	await expect.element(log.getByText('Chain care: ₹249', { exact: false })).toBeVisible()
})

test('without a connection it says so, keeps what is typed and names the phone', async () => {
	serverAnswers({ [call]: [answer()] })
	await open()
	await input.fill('price of chain care')
	const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
	window.dispatchEvent(new Event('offline'))
	await expect.element(panel.getByRole('alert').filter({ hasText: /You are offline\./ })).toBeVisible()
	await expect.element(panel.getByRole('link', { name: '+91 90000 00000' })).toHaveAttribute('href', 'tel:+919000000000')
	await expect.element(panel.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
	online.mockRestore()
	window.dispatchEvent(new Event('online'))
	await press('Send')
	await expect.element(log.getByText('Chain care: ₹249', { exact: false })).toBeVisible()
})

test('a person is one press away: a visitor is asked whom to answer, and the answer says the number and the link (A.CHAT-07, ux 114)', async () => {
	const handOver = 'POST /services/chatbot/handover/'
	const done = answer({
		reply: 'Our people have this chat as CM12 and answer you by mail within 48 hours.',
		actions: [{ label: 'Follow CM12', to: '/contact-us/12.x' }],
		suggestions: [],
	})
	const calls = serverAnswers({
		[call]: [answer({ reply: 'Our people answer you by mail.', suggestions: [], wants_contact: true })],
		[handOver]: [
			{ status: 429, json: { detail: 'Too many messages. Wait an hour.' } },
			{ ...done, status: 201 },
		],
	})
	await open()
	await press('Talk to a person')
	await press('Send to a person')
	await expect.element(panel.getByText('Name is required')).toBeVisible()
	await panel.getByRole('textbox', { name: 'Name' }).fill('Ravi Kulkarni')
	await panel.getByRole('textbox', { name: 'Email' }).fill('ravi@pahiya.test')
	await press('Send to a person')
	await expect.element(panel.getByText('Too many messages. Wait an hour.')).toBeVisible()
	await press('Try Again')
	await expect.element(log.getByRole('link', { name: 'Follow CM12' })).toHaveAttribute('href', '/contact-us/12.x')
	await expect.element(panel.getByRole('textbox', { name: 'Name' })).not.toBeInTheDocument()
	const [, first, second] = calls
	expect(first?.body).toEqual({ name: 'Ravi Kulkarni', email: 'ravi@pahiya.test', phone: '', session_id: 'secret' })
	expect(second).toEqual(first)
})

test('markup stays text, and nothing but our pages, calls and mails is a link (A.E-34)', async () => {
	const markup = '<img src=x onerror="window.hit = true"><b>hi</b>'
	const actions = [
		{ label: 'Script', to: 'javascript:alert(1)' },
		{ label: 'Elsewhere', to: '//evil.test' },
		{ label: 'Call us', to: 'tel:+919000000000' },
	]
	serverAnswers({ [call]: [answer({ reply: `${markup}\nsecond line`, actions })] })
	await open()
	await input.fill(markup)
	await press('Send')
	await expect.element(log.getByRole('link', { name: 'Call us' })).toBeVisible()
	expect(log.element().querySelectorAll('img, b')).toHaveLength(0)
	expect(log.element().textContent?.split(markup)).toHaveLength(3)
	expect(log.getByRole('link').elements()).toHaveLength(1)
})
