import { expect, test } from 'vitest'
import { type WeekdayHours, weekLines, widestWeek } from './week-words.ts'

const from = (first: string, last = first): WeekdayHours => ({ first, last })

test.each<[string, WeekdayHours[], string[]]>([
	['that nobody changed', widestWeek('repairs'), ['Every day 8:00-20:00']],
	['of visits that nobody changed', widestWeek('visits'), ['Every day 9:00-16:00']],
	['with a closed Sunday', [...widestWeek('repairs').slice(1), null], ['Monday to Saturday 8:00-20:00']],
	[
		'with a short Saturday and a closed Wednesday',
		[from('09:00', '18:00'), from('09:00', '18:00'), null, from('09:00', '18:00'), from('09:00', '18:00'), from('10:00', '14:00'), null],
		['Monday and Tuesday 9:00-18:00', 'Thursday and Friday 9:00-18:00', 'Saturday 10:00-14:00'],
	],
	['of a single hour', [null, null, null, null, null, null, from('10:00')], ['Sunday 10:00']],
	['in which nobody comes', Array(7).fill(null), []],
])('a week %s is told by its days with the same hours (B.CONST-35, A.ADMIN-23)', (_, week, told) => {
	expect(weekLines(week).map(({ days, hours }) => `${days} ${hours}`)).toEqual(told)
})
