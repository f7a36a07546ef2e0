import { describe, expect, it } from 'vitest'
import {
	addDays,
	dayAndMonth,
	dayOf,
	daysBetween,
	daysFrom,
	formatDay,
	formatDayHour,
	formatHour,
	formatLongDate,
	formatMoment,
	formatTime,
	hourOf,
	indiaOffsetHours,
	instantOf,
	isDay,
	isTime,
	repairHours,
	timeOf,
	weekdayShort,
} from './days.ts'

describe('the day in India', () => {
	it('B.E-25: at 23:00 UTC it is already tomorrow', () => {
		expect(dayOf(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21')
		expect(timeOf(new Date('2026-11-20T23:00:00Z'))).toBe('04:30:00')
	})

	it('A.CONST-10: at 20:00 UTC it is already tomorrow, since India is 5.5 hours ahead', () => {
		expect(indiaOffsetHours).toBe(5.5)
		expect(dayOf(new Date('2025-12-31T20:00:00Z'))).toBe('2026-01-01')
	})

	it('changes at midnight in India, whatever the zone of the machine (A.E-44)', () => {
		expect(dayOf(new Date('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20')
		expect(dayOf(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
		expect(timeOf(new Date('2026-11-20T18:29:59.999Z'))).toBe('23:59:59')
	})

	it('a day and a time are one moment, there and back', () => {
		expect(instantOf('2026-11-21', '10:00').toISOString()).toBe('2026-11-21T04:30:00.000Z')
		expect(instantOf('2026-11-21', '00:00:05').toISOString()).toBe('2026-11-20T18:30:05.000Z')
		const moment = instantOf('2024-02-29', '23:59:59')
		expect([dayOf(moment), timeOf(moment)]).toEqual(['2024-02-29', '23:59:59'])
	})

	it('a full hour begins when the clock in India shows it', () => {
		expect(hourOf(new Date('2026-11-21T04:29:59.999Z'))).toEqual(instantOf('2026-11-21', '09:00'))
		expect(hourOf(new Date('2026-11-21T04:30:00Z'))).toEqual(instantOf('2026-11-21', '10:00'))
		expect(hourOf(new Date('2026-11-21T05:15:00Z'))).toEqual(instantOf('2026-11-21', '10:00'))
	})

	it('counts days over months, years and leap days', () => {
		expect(addDays('2026-11-21', 60)).toBe('2027-01-20')
		expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
		expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
		expect(daysFrom('2026-12-30', 4)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
		expect(daysFrom('2026-12-30', 0)).toEqual([])
		expect(daysBetween('2026-11-21', '2027-01-20')).toBe(60)
		expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
		expect(daysBetween('2026-03-01', '2026-03-31')).toBe(30)
	})
})

describe('what counts as a day or a time', () => {
	it('only days that the calendar has', () => {
		for (const text of ['2026-11-21', '2024-02-29', '2026-12-31']) expect(isDay(text)).toBe(true)
		for (const text of ['2026-02-30', '2026-02-29', '2026-13-01', '2026-00-10', '2026-11-00', '2026-11-31', '0000-01-01'])
			expect(isDay(text)).toBe(false)
		for (const text of ['', '21-11-2026', '2026-1-1', '2026-11-21T00:00', ' 2026-11-21', '2026-11-21\n', '２０２６-11-21'])
			expect(isDay(text)).toBe(false)
	})

	it('only times that the clock has', () => {
		for (const text of ['00:00', '08:00', '23:59', '20:00:00', '23:59:59']) expect(isTime(text)).toBe(true)
		for (const text of ['', '8:00', '24:00', '12:60', '12:00:60', '10:00 am', '10', '10:00:', '10:00\n']) expect(isTime(text)).toBe(false)
	})

	it('refuses to work with anything else', () => {
		expect(() => instantOf('2026-02-30', '10:00')).toThrow(RangeError)
		expect(() => instantOf('2026-02-28', '25:00')).toThrow(RangeError)
		expect(() => addDays('tomorrow', 1)).toThrow(RangeError)
		expect(() => formatDay('2026-02-30')).toThrow(RangeError)
		expect(() => formatHour('noon')).toThrow(RangeError)
		expect(() => dayOf(new Date(Number.NaN))).toThrow(RangeError)
	})
})

describe('days and hours in words', () => {
	it('D-17: a repair starts at any full hour from 08:00 to 20:00', () => {
		expect(repairHours).toHaveLength(13)
		expect([repairHours[0], repairHours[2], repairHours[12]]).toEqual(['08:00', '10:00', '20:00'])
		expect(repairHours.every(isTime)).toBe(true)
	})

	it('an hour is named by its beginning and its end', () => {
		expect(repairHours.map(formatHour)).toEqual([
			'8–9 am',
			'9–10 am',
			'10–11 am',
			'11–12 noon',
			'12–1 pm',
			'1–2 pm',
			'2–3 pm',
			'3–4 pm',
			'4–5 pm',
			'5–6 pm',
			'6–7 pm',
			'7–8 pm',
			'8–9 pm',
		])
		expect(['00:00', '23:00', '17:30:00'].map(formatHour)).toEqual(['12–1 am', '11–12 midnight', '5–6 pm'])
	})

	it('a day is short where its year is clear, and says the year where it is not', () => {
		expect(formatDay('2026-11-21')).toBe('Sat 21 Nov')
		expect(formatDay('2026-11-21', '2026-01-01')).toBe('Sat 21 Nov')
		expect(formatDay('2027-01-02', '2026-11-21')).toBe('Sat 2 Jan 2027')
		expect([weekdayShort('2026-11-23'), dayAndMonth('2026-11-23')]).toEqual(['Mon', '23 Nov'])
	})

	it('a booking and a moment read as people say them', () => {
		expect(formatDayHour('2026-11-21', '10:00:00')).toBe('Sat 21 Nov, 10–11 am')
		expect(formatDayHour('2026-11-21', '10:30:00')).toBe('Sat 21 Nov, 10:30 am')
		expect(formatDayHour('2027-01-02', '11:00', '2026-11-21')).toBe('Sat 2 Jan 2027, 11–12 noon')
		expect(formatMoment(instantOf('2026-11-20', '19:42'))).toBe('Fri 20 Nov, 7:42 pm')
		expect(formatTime('10:30')).toBe('10:30 am')
		expect(formatMoment(instantOf('2026-11-20', '00:05'))).toBe('Fri 20 Nov, 12:05 am')
		expect(formatMoment(instantOf('2026-11-20', '12:00'))).toBe('Fri 20 Nov, 12:00 pm')
		expect(formatMoment(instantOf('2026-11-20', '09:07:59'), '2027-01-01')).toBe('Fri 20 Nov 2026, 9:07 am')
	})

	it('a long date is written out', () => {
		expect(formatLongDate('2025-11-20')).toBe('20 November 2025')
		expect(formatLongDate('2026-09-05')).toBe('5 September 2026')
	})

	it('agrees with the calendar of Intl on every day of two years', () => {
		const intl = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
		for (let day = '2027-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
			const parts = Object.fromEntries(intl.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]))
			expect(`${weekdayShort(day)} ${formatLongDate(day)}`).toBe(`${parts.weekday} ${parts.day} ${parts.month} ${parts.year}`)
		}
	})
})
