import { expect, test } from 'vitest'
import { verifyEmailLetter } from './verify-email-letter.ts'

const company = { name: 'Pahiya', legalName: 'Pahiya & Sons <Care>', address: 'Plot 0, Example Lane', email: 'care@pahiya.example' }
const link = 'https://pahiya.example/verify-email/abc-DEF_123'

test('the verification mail says what to do, how long it works and who wrote it, as text and as a page (A.ACC-33)', () => {
	const { subject, text, html } = verifyEmailLetter({ username: 'rider_01', link, company })
	expect(subject).toBe('Confirm your e-mail address for Pahiya')
	for (const part of ['Hello rider_01,', link, '24 hours', 'Plot 0, Example Lane', 'care@pahiya.example']) {
		expect(text).toContain(part)
		expect(html).toContain(part)
	}
	expect(html.match(/<a /g)).toHaveLength(2)
	expect(html).not.toMatch(/<table|<img|<script|http:/)
})

test('what people wrote cannot become a part of the page (A.E-19)', () => {
	const { html } = verifyEmailLetter({ username: '<b>"rider"</b>', link, company })
	expect(html).toContain('&lt;b&gt;&quot;rider&quot;&lt;/b&gt;')
	expect(html).toContain('Pahiya &amp; Sons &lt;Care&gt;')
})
