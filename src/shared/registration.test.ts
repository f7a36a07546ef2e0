import { describe, expect, it } from 'vitest'
import { formatRegistration, isRegistration, normaliseRegistration } from './registration.ts'

describe('registration numbers', () => {
	it('B.R-24: are the same number in any case, with blanks or hyphens', () => {
		for (const text of ['MH12KT4821', 'mh 12 kt 4821', 'MH-12-KT-4821', ' Mh12 kt-4821 '])
			expect(normaliseRegistration(text)).toBe('MH12KT4821')
	})

	it('are accepted in every series on the road', () => {
		for (const text of [
			'KA05MN1234',
			'DL3SAB1234',
			'tn 09 bz 0007',
			'22BH1234AA',
			'24 BH 0001 A',
			'GJ01A1',
			'MH121234',
			'TS09EZ9999',
			'77CD1234',
		])
			expect(isRegistration(text)).toBe(true)
	})

	it('are refused when they cannot be one', () => {
		for (const text of ['', 'KA5', 'KARNATAKA', '12345678', 'KA05MN123456X', 'KA05_MN_1234', 'KA05MN12३४', 'KA05/1234'])
			expect(isRegistration(text)).toBe(false)
	})

	it('read as on the plate', () => {
		expect(formatRegistration('MH12KT4821')).toBe('MH 12 KT 4821')
		expect(formatRegistration('mh-12-kt-4821')).toBe('MH 12 KT 4821')
		expect(formatRegistration('22BH1234AA')).toBe('22 BH 1234 AA')
		expect(formatRegistration('24BH0001A')).toBe('24 BH 0001 A')
		expect(formatRegistration('DL3SAB1234')).toBe('DL 3S AB 1234')
		expect(formatRegistration('KL7CA99')).toBe('KL 7 CA 99')
		expect(formatRegistration('MH121234')).toBe('MH 12 1234')
	})

	it('stay as they are where the series is another one', () => {
		for (const text of ['KAVAAB1234', '77CD1234', 'MHB 5432', '']) expect(formatRegistration(text)).toBe(text)
	})
})
