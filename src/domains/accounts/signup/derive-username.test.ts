import { expect, test } from 'vitest'
import { usernameProblem } from '#contract/accounts/account-words.ts'
import { deriveUsername } from './derive-username.ts'

test('a username comes from the name, or the address where the name has no Latin letters (A.R-24)', () => {
	const of = (name: string, email = 'x@example.com') => deriveUsername({ name, email, nth: 0 })
	expect(of('Asha Rider')).toBe('asha_rider')
	expect(of('Zoë d’Souza-Nair')).toBe('zoe_d_souza_nair')
	expect(of('आशा', 'asha.kumari+bikes@example.com')).toBe('asha_kumari_bikes')
	expect(of('Li', 'li@example.com')).toBe('rider')
	expect(of('', 'ab@example.com')).toBe('rider')
})

test('whatever comes in, a username can be had, and every further try is another one (A.R-24)', () => {
	for (const name of ['Asha Rider', 'x'.repeat(300), '___', '\u0000', '"><script>', 'اسم', 'a b c d e f g h i j k l m n o p q'])
		for (let nth = 0; nth < 7; nth += 1) {
			const username = deriveUsername({ name, email: `${name.slice(0, 5)}@example.com`, nth })
			expect(usernameProblem(username), username).toBeNull()
		}
	const tries = new Set(Array.from({ length: 50 }, () => deriveUsername({ name: 'Asha', email: '', nth: 4 })))
	expect(tries.size).toBeGreaterThan(45)
})
