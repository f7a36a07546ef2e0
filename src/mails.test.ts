import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mailGroups, mailTextFields } from '#contract/company/mail-text-words.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import { type ExamplePlace, problemWithText, textsInUse } from '#domains/company/mail-texts/declare-mail.ts'
import { everyMail } from './mails.ts'

const settings = {
	name: 'Pahiya',
	legalName: 'Pahiya & Sons',
	address: 'Plot 0',
	email: 'care@pahiya.example',
	phone: '+91 00000 00000',
	upiId: '',
	upiName: '',
	grievanceOfficer: { name: 'Ravi Rao', designation: '', email: 'ravi@pahiya.example', phone: '' },
} as Settings
const place: ExamplePlace = { settings, publicUrl: 'https://pahiya.example', at: new Date('2026-11-20T06:00:00Z') }

test('every mail that a domain declares can be read and reworded in the settings', async () => {
	const declared: unknown[] = []
	for await (const file of glob(join(import.meta.dirname, 'domains/*/emails/*-{mails,mail}.ts'))) {
		if (file.endsWith('job-card-mail.ts')) continue
		const exported = Object.entries((await import(file)) as Record<string, object>).filter(([name]) => /Mails?$/.test(name))
		declared.push(...exported.flatMap(([name, value]) => (name.endsWith('Mail') ? [value] : Object.values(value))))
	}
	expect(new Set(everyMail)).toEqual(new Set(declared))
	expect(new Set(everyMail.map(({ name }) => name)).size).toBe(everyMail.length)
	expect(everyMail.every(({ group }) => mailGroups.includes(group))).toBe(true)
})

test.each(everyMail.map((mail) => [mail.name, mail] as const))(
	'%s keeps in its standard words to the rules for changed ones',
	(_, mail) => {
		const { fixed: _fixed, ...free } = mail
		for (const field of mailTextFields) {
			const text = mail.texts[field]
			if (text !== undefined) expect(problemWithText(free, field, text), field).toBe(null)
		}
		const { to, subject, text, html } = mail.preview(place, {})
		expect(to).toBe('asha@pahiya.example')
		for (const said of [subject, text, html]) {
			expect(said).not.toMatch(/undefined|null|NaN|\[object|\{[a-z_]+\}/)
			expect(said).not.toBe('')
		}
		expect(text).not.toMatch(/ {2}|\n\n\n/)
		for (const example of Object.values(mail.examples(place))) expect(example).toEqual(expect.any(String))
	},
)

test('without a phone number no mail says where there is none', () => {
	for (const mail of everyMail) {
		const { text } = mail.preview({ ...place, settings: { ...settings, phone: '' } }, {})
		expect(text).not.toMatch(/ at [.,;]| {2}/)
	}
})

test('a changed text that the mail cannot use any more gives way to the standard one, so that the mail goes', () => {
	const mail = everyMail.find(({ name }) => name === 'repair-booked')
	if (!mail) throw new Error('No such mail')
	expect(textsInUse(mail, { subject: 'Hello {gone}', heading: 'We have it' })).toEqual({ ...mail.texts, heading: 'We have it' })
})

test('braces and markup in what people typed stay what they are (A.E-34)', () => {
	const mail = everyMail.find(({ name }) => name === 'repair-completed')
	if (!mail) throw new Error('No such mail')
	const { html, text } = mail.preview(
		{ ...place, settings: { ...settings, phone: '<b>{name}</b>' } },
		{ closing: 'Write to {company}, or {call}.' },
	)
	expect(text).toContain('Write to Pahiya, or call us at <b>{name}</b>.')
	expect(html).toContain('&lt;b&gt;{name}&lt;/b&gt;')
})
