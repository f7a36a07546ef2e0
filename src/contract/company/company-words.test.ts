import { expect, test } from 'vitest'
import { contactEmailProblem, contactPhoneProblem, contactWhatsappProblem, linkProblem } from './company-words.ts'

const judge = (problemOf: (text: string) => string | null, texts: string[]) => texts.filter((text) => problemOf(text) !== null)

test('what the company leaves empty is no mistake (D-01)', () => {
	for (const problemOf of [contactPhoneProblem, contactWhatsappProblem, contactEmailProblem])
		expect(judge(problemOf, ['', '  '])).toEqual([])
})

test('a phone number is one that can be dialled (D-01, A.ADMIN-29)', () => {
	expect(judge(contactPhoneProblem, ['+91 00000 00000', '020 0000 0000', '(020) 000-0000', '0000000'])).toEqual([])
	const wrong = ['12345', 'call us', '+91 00000 00000 or 1', '0000000000000000', '+', 'javascript:1234567', '00+00000']
	expect(judge(contactPhoneProblem, wrong)).toEqual(wrong)
})

test('a WhatsApp number has its country, since a chat cannot be opened without (D-01)', () => {
	expect(judge(contactWhatsappProblem, ['+91 00000 00000', '9000000001', '+1 (000) 000-0000'])).toEqual([])
	const wrong = ['00000 00000', '+91', 'wa.me/91', '020 0000 0000']
	expect(judge(contactWhatsappProblem, wrong)).toEqual(wrong)
})

test('a link leads to the web and nowhere else (D-01)', () => {
	expect(judge(linkProblem, ['https://social.example/pahiya', 'http://social.example', 'HTTPS://SOCIAL.EXAMPLE/?a=b#c'])).toEqual([])
	const wrong = [
		'',
		'social.example',
		'javascript:alert(1)',
		'data:text/html,x',
		'https://',
		'https://a b',
		'https://a.example/"onclick=',
		'//a.example',
	]
	expect(judge(linkProblem, wrong)).toEqual(wrong)
})
