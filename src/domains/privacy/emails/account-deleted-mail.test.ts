import { expect, test } from 'vitest'
import { accountDeletedMail } from './account-deleted-mail.ts'

const company = { name: 'Pahiya', legalName: 'Pahiya & Sons <Care>', address: 'Plot 0, Example Lane', email: 'care@pahiya.example' }
const about = { to: 'rider@pahiya.test', when: 'Sat 21 Nov, 11:30 am (India)', refunds: [], link: 'https://pahiya.example/', company }
const write = (username: string, invoices: number) => accountDeletedMail.write({ ...about, username, invoices }, undefined)

test('the last letter says what is gone, what stays for how long, and whom to write to, as text and as a page (D-43)', () => {
	const said = {
		0: 'We did not have to keep any of your data.',
		1: 'the invoice of what you bought for 7 years: the name, the address and the amounts on it',
		3: 'the 3 invoices of what you bought for 7 years: the name, the address and the amounts on them',
	}
	for (const [invoices, words] of Object.entries(said)) {
		const { subject, text, html } = write('rider_01', Number(invoices))
		expect(subject).toBe('Your Pahiya account was deleted')
		for (const part of ['Hello rider_01,', 'Sat 21 Nov, 11:30 am (India)', words, 'care@pahiya.example', 'https://pahiya.example/']) {
			expect(text).toContain(part)
			expect(html).toContain(part)
		}
		expect(subject + text).not.toMatch(/!|undefined|null/)
	}
})

test('what people wrote cannot become a part of the page (A.E-19)', () => {
	const { html } = write('<b>"rider"</b>', 0)
	expect(html).toContain('&lt;b&gt;&quot;rider&quot;&lt;/b&gt;')
	expect(html).not.toMatch(/<b>/)
})
