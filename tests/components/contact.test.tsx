import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import * as figure from '../../src/contract/company/policy-figure-words.ts'
import type { PolicyName } from '../../src/contract/company/policy-words.ts'
import { messageYears } from '../../src/contract/contact/contact-words.ts'
import { weekLines, widestWeek } from '../../src/contract/doorstep/week-words.ts'
import { invoiceYears, serviceYears } from '../../src/contract/privacy/privacy-words.ts'
import { dropUnseen } from '../../src/web/browser/drop-unseen.ts'
import { ContactForm } from '../../src/web/features/contact/contact-form.tsx'
import { ContactInfo } from '../../src/web/features/contact/contact-info.tsx'
import { TicketPage } from '../../src/web/features/contact/ticket.tsx'
import { PolicyPage } from '../../src/web/features/policies/policy-page.tsx'
import { type PolicyFacts, policyTexts } from '../../src/web/features/policies/policy-texts.ts'
import { button, headingOf, serverAnswers, show } from './support/show.tsx'

const form = [{ path: '/', element: <ContactForm /> }]
const sendCall = 'POST /accounts/contact/'
const field = (name: string) => page.getByRole('textbox', { name })
const heading = (name: string) => page.getByRole('heading', { name })
function HeldByReact() {
	const [text, setText] = useState('')
	return (
		<label>
			Held
			<input value={text} onChange={({ target }) => setText(target.value)} />
			<output>held: {text}</output>
		</label>
	)
}
async function fill() {
	await field('Name').fill('Ravi Kulkarni')
	await field('Email').fill('ravi@pahiya.test')
	await field('Message').fill('Do you come to Hadapsar on Sundays?')
}

test('the form has name, email, an optional phone and a message, and says what is missing before anything is sent (A.CONTACT-01, A.CONTACT-04, A.CONTACT-05, A.CONTACT-07)', async () => {
	const calls = serverAnswers({})
	await show(form, '/')
	await expect.element(page.getByText(/optional/i)).toBeVisible()
	await button('Send Message').click()
	for (const words of ['Name is required', 'Email is required', 'Message is required'])
		await expect.element(page.getByText(words)).toBeVisible()
	expect(calls).toEqual([])
	await field('Email').fill('ravi@')
	await field('Message').fill('123456789')
	await button('Send Message').click()
	await expect.element(page.getByText('Please enter a valid email address')).toBeVisible()
	await expect.element(page.getByText('Message must be at least 10 characters')).toBeVisible()
})

test('a number copied from an address book with its unseen marks is taken, typed text and a field that React holds alike (A.CONTACT-09)', async () => {
	dropUnseen()
	const calls = serverAnswers({ [sendCall]: [{ status: 201, json: {} }] })
	await show([{ path: '/', element: [<ContactForm key="form" />, <HeldByReact key="held" />] }], '/')
	await fill()
	await field('Phone').fill('\u202a+91 98765 43210\u202c')
	await expect.element(field('Phone')).toHaveValue('+91 98765 43210')
	await field('Held').fill('\u206898765\u200b43210\u2069')
	await expect.element(page.getByText('held: 9876543210', { exact: true })).toBeVisible()
	await button('Send Message').click()
	await expect.poll(() => calls).toMatchObject([{ body: { phone: '+91 98765 43210' } }])
})

test('sent, it says so at once with an empty form, after five seconds thanks, and begins anew at its first field (A.CONTACT-11, A.CONTACT-12, A.CONTACT-13, A.CONST-17)', async () => {
	serverAnswers({
		[sendCall]: [
			{ status: 201, json: { message: 'We have it, thank you.', reference: 'CM12' } },
			{ status: 201, json: {} },
		],
	})
	await show(form, '/')
	await fill()
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
	try {
		await button('Send Message').click()
		await expect.element(page.getByText('We have it, thank you.')).toBeInTheDocument()
		await expect.element(page.getByRole('main').getByText('Your message has been sent successfully!')).toBeVisible()
		await expect.element(field('Message')).toHaveValue('')
		expect(page.getByText('Thank You!').elements()).toHaveLength(0)
		vi.advanceTimersByTime(5_000)
		await expect.element(heading('Thank You!')).toBeVisible()
	} finally {
		vi.useRealTimers()
	}
	await button('Send Another Message').click()
	await expect.element(field('Name')).toHaveFocus()
	for (const name of ['Name', 'Email', 'Message']) await expect.element(field(name)).toHaveValue('')
	await fill()
	await button('Send Message').click()
	await expect.element(page.getByRole('main').getByText('Your message has been sent successfully!')).toBeVisible()
})

const failures: [string, Parameters<typeof serverAnswers>[0][string][number], string][] = [
	['its error', { status: 400, json: { error: 'Not today', details: { name: ['Too long'] } } }, 'Not today'],
	['its details', { status: 400, json: { details: { name: ['Too long'] } } }, 'Too long'],
	['nothing', { status: 400, json: {} }, 'Failed to send message. Please try again.'],
]
test.each(failures)('a refusal says %s, and what was typed stays (A.CONTACT-14, A.CONTACT-18)', async (_what, reply, words) => {
	serverAnswers({ [sendCall]: [reply] })
	await show(form, '/')
	await fill()
	await button('Send Message').click()
	await expect.element(page.getByRole('alert').getByText(words).first()).toBeVisible()
	await expect.element(field('Name')).toHaveValue('Ravi Kulkarni')
	await expect.element(field('Message')).toHaveValue('Do you come to Hadapsar on Sundays?')
})

test('without a connection it says so, and what was typed waits over a reload until it is sent (A.CONTACT-15, A.CONTACT-18)', async () => {
	const sent = { status: 201, json: { reference: 'CM0000000001', kind: 'complaint' } }
	const calls = serverAnswers({ [sendCall]: ['away', 'away', sent] })
	const complaint = page.getByRole('checkbox', { name: 'This is a complaint' })
	await show(form, '/')
	await fill()
	await complaint.click()
	await button('Send Message').click()
	await expect.element(page.getByRole('alert').getByText('Network error. Please check your connection and try again.')).toBeVisible()
	await cleanup()
	await show(form, '/')
	await expect.element(field('Name')).toHaveValue('Ravi Kulkarni')
	await expect.element(field('Email')).toHaveValue('ravi@pahiya.test')
	await expect.element(field('Message')).toHaveValue('Do you come to Hadapsar on Sundays?')
	await expect.element(complaint).toBeChecked()
	await button('Send Message').click()
	await expect.element(page.getByText('Your message has been sent successfully!').first()).toBeVisible()
	expect(calls.at(-1)?.body).toMatchObject({ name: 'Ravi Kulkarni', kind: 'complaint' })
	await cleanup()
	await show(form, '/')
	for (const name of ['Name', 'Email', 'Message']) await expect.element(field(name)).toHaveValue('')
	await expect.element(complaint).not.toBeChecked()
})

test('beside it stand contact info, working hours and the emergency call, as they are set (A.CONTACT-02, A.CONTACT-03, A.CONST-19)', async () => {
	const settings = {
		phone: '+91 00000 00000',
		whatsapp: '',
		email: 'care@pahiya.example',
		address: 'Plot 0',
		working_hours: [
			{ days: 'Monday to Friday', hours: '9 AM to 6 PM' },
			{ days: 'Saturday', hours: '10 AM to 4 PM' },
		],
		grievance_officer: { name: '', designation: '', email: '', phone: '' },
	}
	await show([{ path: '/', element: <ContactInfo settings={settings as never} /> }], '/')
	for (const name of ['Contact info', 'Working hours', 'Emergency']) await expect.element(heading(name)).toBeVisible()
	for (const words of ['9 AM to 6 PM', '10 AM to 4 PM', '24/7']) await expect.element(page.getByText(words, { exact: true })).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'Call +91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000')
})

test('the link of the mail shows the thread and takes more (A.CONTACT-17)', async () => {
	const ticket = (texts: string[]) => ({
		reference: 'CM12',
		kind: 'question',
		status: 'answered',
		status_display: 'Answered',
		name: 'Ravi',
		created_at: '2026-11-20T06:00:00.000Z',
		due_at: null,
		thread: texts.map((text, at) => ({ by: at === 1 ? 'company' : 'sender', text, at: `2026-11-20T06:0${at}:00.000Z` })),
	})
	const token = `12.${'a'.repeat(43)}`
	serverAnswers({
		[`GET /accounts/contact/${token}/`]: [{ json: ticket(['Do you come on Sundays?', 'Yes.']) }],
		[`POST /accounts/contact/${token}/`]: [{ status: 201, json: ticket(['Do you come on Sundays?', 'Yes.', 'Then please do.']) }],
	})
	await show([{ path: '/', element: <TicketPage token={token} /> }], '/')
	await expect.element(headingOf('Question CM12')).toBeVisible()
	await expect.element(page.getByText('Yes.')).toBeVisible()
	await field('Add something').fill('Then please do.')
	await button('Send').click()
	await expect.element(page.getByRole('list', { name: 'Messages' }).getByText('Then please do.')).toBeVisible()
})

/** As the specification has them, until an admin sets others. */
const facts = { company: 'Pahiya', serviceHours: weekLines(widestWeek('repairs')) }

test('a policy is dated by the clock of the browser, in India, and tells at its end when its text was last revised (B.POLICY-06, B.POLICY-07, ux 115)', async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T18:31:00Z') })
	try {
		await show([{ path: '/', element: <PolicyPage name="terms" day="2026-11-20" {...facts} /> }], '/')
		await expect.element(page.getByText('Last updated: 1 January 2027')).toBeVisible()
		await expect.element(page.getByText('Text revised on 30 November 2026.')).toBeVisible()
	} finally {
		vi.useRealTimers()
	}
})

const figuresOf: Record<PolicyName, string[]> = {
	terms: ['2 hours before', 'free', '₹100-200', 'first reschedule', '8:00-20:00', '18'],
	refund: ['free', '2 hours before', '7 calendar days', '24-48 hours', '7-10 working days', '6 months'],
	return: ['7 days of delivery', '14 days', '10-20%', '24 hours'],
	shipping: ['₹1,500', '₹50-150', '₹100-300', '₹200-500', '25 kg', '₹100-200', 'first reschedule', '24 hours', 'distance fee'],
	privacy: ['72 hours', '7 years', '3 years', '2 years', '18'],
}
test('each policy has its figures word for word, and the way to the distance fee (B.POLICY-09, B.POLICY-10, B.CONST-20 to B.CONST-41: B.CONST-20, B.CONST-21, B.CONST-22, B.CONST-23, B.CONST-24, B.CONST-25, B.CONST-26, B.CONST-27, B.CONST-28, B.CONST-29, B.CONST-30, B.CONST-31, B.CONST-32, B.CONST-33, B.CONST-34, B.CONST-35, B.CONST-36, B.CONST-37, B.CONST-38, B.CONST-39, B.CONST-40, B.CONST-41)', () => {
	for (const [name, figures] of Object.entries(figuresOf) as [PolicyName, string[]][]) {
		const { parts } = policyTexts[name](facts)
		const text = parts.flatMap(({ lines }) => lines).join(' ')
		for (const said of figures) expect([name, text.includes(said)]).toEqual([name, true])
	}
	// None of the figures is told nowhere.
	const all = Object.values(figuresOf).flat()
	for (const value of Object.values(figure)) expect(all).toContain(value)
})

test.each<[string, PolicyFacts['serviceHours'], RegExp]>([
	[
		'as the specification has them until others are set',
		facts.serviceHours,
		/^Standard service hours are 8:00-20:00, every day that we are open\. Outside them/,
	],
	[
		'as an admin set them',
		[
			{ days: 'Monday to Friday', hours: '9:00-18:00' },
			{ days: 'Saturday', hours: '10:00-14:00' },
		],
		/^Standard service hours are Monday to Friday 9:00-18:00, Saturday 10:00-14:00, on days that we are open\. Outside them/,
	],
	['as none when there are none', [], /^There are no standard service hours/],
	['not at all while they are not known', null, /^The price is the one shown/],
])('the terms tell the service hours %s (B.CONST-35, B.POLICY-10)', (_, serviceHours, told) => {
	const { parts } = policyTexts.terms({ ...facts, serviceHours })
	expect(parts.find(({ title }) => title.startsWith('Booking'))?.lines[0]).toMatch(told)
})

test('a fee for the way is told as it is charged: with a location alone, and not as free near by, where an admin may set one (B.POLICY-10, B.R-13)', () => {
	for (const told of [policyTexts.shipping(facts), policyTexts.terms(facts)].map((text) => JSON.stringify(text))) {
		expect(told).toMatch(/when you share your location/i)
		expect(told).toMatch(/Without a location no/)
		expect(told).not.toMatch(/free distance/)
	}
})

test('what the policies promise is what the product does: how long it keeps invoices, service histories and messages (B.POLICY-10)', () => {
	expect(figure.keptTransactions).toBe(`${invoiceYears} years`)
	expect(figure.keptServices).toBe(`${serviceYears} years`)
	expect(figure.keptMessages).toBe(`${messageYears} years`)
	const text = JSON.stringify(policyTexts.privacy(facts))
	for (const years of [invoiceYears, serviceYears, messageYears]) expect(text).toContain(`${years} years`)
})
