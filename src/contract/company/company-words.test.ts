import { expect, test } from 'vitest'
import { startingHours } from '../doorstep/doorstep-words.ts'
import { closedHourProblem, contactEmailProblem, contactPhoneProblem, contactWhatsappProblem, linkProblem } from './company-words.ts'

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

test('hours that can be closed are those at which somebody comes: 13 for repairs, 8 for visits (D-17, A.E-27)', () => {
	expect([startingHours.repairs.length, startingHours.repairs.at(0), startingHours.repairs.at(-1)]).toEqual([13, '08:00', '20:00'])
	expect([startingHours.visits.length, startingHours.visits.at(0), startingHours.visits.at(-1)]).toEqual([8, '09:00', '16:00'])
	expect([closedHourProblem('repairs', null), closedHourProblem('repairs', '20:00'), closedHourProblem('repairs', '08:00:00')]).toEqual([
		null,
		null,
		null,
	])
	for (const time of ['07:00', '21:00', '10:30', '10:00:01']) expect(closedHourProblem('repairs', time)).toContain('08:00 to 20:00')
	expect(closedHourProblem('visits', '17:00')).toContain('09:00 to 16:00')
})
