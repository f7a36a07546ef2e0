import type { Repair } from '#contract/repairs/repairs.ts'
import { instantOf } from '#shared/days.ts'

const minuteMs = 60_000
/** Octets in a line of the format, its break not counted (RFC 5545, 3.1). */
const lineLength = 73

/**
 * A repair's hour as a calendar file (ux 55). The moment is written in UTC, so every calendar shows the Indian hour rightly wherever
 * it is opened; the reference is its identity, so a later file moves the same entry.
 */
export function calendarFile(repair: Repair, { url, writtenAt }: { url: string; writtenAt: Date }): string {
	const start = instantOf(repair.schedule_date, repair.schedule_time)
	const minutes = repair.services.reduce((sum, { duration_minutes, quantity }) => sum + duration_minutes * quantity, 0)
	const end = new Date(start.getTime() + Math.max(minutes, 60) * minuteMs)
	const jobs = repair.services.map((line) => line.package.name).join(', ')
	return [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Pahiya//Repairs//EN',
		'METHOD:PUBLISH',
		'BEGIN:VEVENT',
		`UID:${repair.reference}@pahiya`,
		`SEQUENCE:${Math.floor(writtenAt.getTime() / minuteMs)}`,
		`DTSTAMP:${stampOf(writtenAt)}`,
		`DTSTART:${stampOf(start)}`,
		`DTEND:${stampOf(end)}`,
		`SUMMARY:${escaped(`Repair at your door: ${jobs}`)}`,
		`LOCATION:${escaped(`${repair.address}, ${repair.city} ${repair.postal_code}`)}`,
		`DESCRIPTION:${escaped(`Repair ${repair.reference}.${repair.technician ? ` ${repair.technician.name} comes.` : ''} ${url}`)}`,
		`URL:${url}`,
		'END:VEVENT',
		'END:VCALENDAR',
		'',
	]
		.map(folded)
		.join('\r\n')
}

const stampOf = (date: Date) => `${date.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Long lines go on in the next, behind a blank; never in the middle of a character. */
function folded(line: string) {
	const parts = ['']
	let octets = 0
	for (const character of line) {
		const size = new TextEncoder().encode(character).length
		if (octets + size > lineLength) {
			parts.push('')
			octets = 1
		}
		parts.push((parts.pop() ?? '') + character)
		octets += size
	}
	return parts.join('\r\n ')
}
