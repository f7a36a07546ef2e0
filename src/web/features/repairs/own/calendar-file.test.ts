import { expect, it } from 'vitest'
import type { Repair } from '#contract/repairs/repairs.ts'
import { calendarFile } from './calendar-file.ts'

const repair = {
	reference: 'BK0004821300',
	schedule_date: '2026-11-21',
	schedule_time: '10:00:00',
	address: '14 Prabhat Road; Lane 4, near the temple of the old well, Erandwane, Deccan Gymkhana',
	city: 'Pune',
	postal_code: '411004',
	services: [{ package: { name: 'Brake adjustment' }, duration_minutes: 45, quantity: 2 }],
} as unknown as Repair
const file = (at = '2026-11-20T10:00:00Z') => calendarFile(repair, { url: 'http://localhost/profile/repairs/1', writtenAt: new Date(at) })

it('ux 55: opens at the Indian hour, for as long as the work takes', () => {
	expect(file()).toContain('DTSTART:20261121T043000Z\r\nDTEND:20261121T060000Z\r\n')
})

it('ux 55: a later file moves the same entry', () => {
	const uid = /UID:.*/
	const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1])
	const [first, later] = [file(), file('2026-11-20T12:00:00Z')]
	expect(uid.exec(first)?.[0]).toBe(uid.exec(later)?.[0])
	expect(sequence(later)).toBeGreaterThan(sequence(first))
})

it('marks what would end a value, and folds long lines', () => {
	const lines = file().split('\r\n')
	expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
	expect(file().replace(/\r\n /g, '')).toContain('LOCATION:14 Prabhat Road\\; Lane 4\\, near the temple')
})
