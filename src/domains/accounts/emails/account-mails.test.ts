import { expect, test } from 'vitest'
import { accountMails } from './account-mails.ts'

const company = { name: 'Pahiya', legalName: 'Pahiya & Sons <Care>', address: 'Plot 0, Example Lane', email: 'care@pahiya.example' }
const link = 'https://pahiya.example/reset-password/abc-DEF_123'
const resetLink = 'https://pahiya.example/login?mode=forgot'
const when = 'Sat 21 Nov, 11:30 am (India)'
const write = (username: string, device = 'Chrome on Android') => {
	const about = { to: 'rider@pahiya.test', username, company, link: resetLink, when }
	return [
		accountMails.reset.write({ ...about, link }, undefined),
		accountMails.passwordChanged.write(about, undefined),
		accountMails.newDevice.write({ ...about, device }, undefined),
		accountMails.locked.write(about, undefined),
		accountMails.invite.write({ ...about, link }, undefined),
		accountMails.verify.write({ ...about, link }, undefined),
	]
}

test('every letter about an account says what happened, what to do and who wrote it, as text and as a page (A.ACC-33, A.ACC-37)', () => {
	for (const { subject, text, html } of write('rider_01')) {
		expect(subject).toContain('Pahiya')
		for (const part of ['Hello rider_01,', 'https://pahiya.example/', 'Plot 0, Example Lane', 'care@pahiya.example']) {
			expect(text).toContain(part)
			expect(html).toContain(part)
		}
		expect(html.match(/<a /g)).toHaveLength(2)
		expect(html).not.toMatch(/<table|<img|<script|http:/)
		expect(subject + text).not.toMatch(/!|URGENT|undefined|null/)
	}
	const [reset, changed, device, locked, invitation, verify] = write('rider_01').map(({ text }) => text)
	expect(reset).toContain(`${link}\n`)
	expect(reset).toContain('one hour')
	expect(changed).toContain(when)
	expect(device).toContain('Chrome on Android')
	expect(locked).toContain(`until ${when}`)
	expect(invitation).toContain(`${link}\n`)
	expect(invitation).toContain('72 hours')
	expect(verify).toContain(`${link}\n`)
	expect(verify).toContain('24 hours')
})

test('what people wrote, or their browsers, cannot become a part of the page (A.E-19)', () => {
	for (const { html } of write('<b>"rider"</b>', '<i>')) {
		expect(html).toContain('&lt;b&gt;&quot;rider&quot;&lt;/b&gt;')
		expect(html).toContain('Pahiya &amp; Sons &lt;Care&gt;')
		expect(html).not.toMatch(/<b>|<i>/)
	}
})
