import { expect, test } from 'vitest'
import { ownerWords } from './vehicle-words.ts'

test('an owner is counted as people say it', () => {
	expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111].map((owners) => ownerWords(owners).split(' ')[0])).toEqual([
		'1st',
		'2nd',
		'3rd',
		'4th',
		'11th',
		'12th',
		'13th',
		'21st',
		'22nd',
		'103rd',
		'111th',
	])
})
