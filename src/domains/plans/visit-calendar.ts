import { startCodeWords } from '#domains/doorstep/start-code.ts'
import { now } from '#platform/clock.ts'
import type { CalendarFile } from '#platform/mail/mailer.ts'
import { endOfVisit } from './end-of-visit.ts'
import type { VisitParts } from './find-visit-parts.ts'
import { isAwaited } from './present-visit.ts'

type Place = 'reference' | 'planName' | 'vehicleName' | 'address' | 'city' | 'state' | 'postalCode'
type Appointment = {
	visit: Pick<VisitParts['visit'], 'id' | 'version' | 'startsAt' | 'startedAt' | 'status' | 'serviceNotes' | 'startCode'>
	of: Pick<VisitParts['of'], Place>
}

/**
 * A visit as a calendar file (RFC 5545). Its UID stays for good and its SEQUENCE rises with each change, so that a calendar that has read
 * it before puts this in its place; cancelled, it says so.
 */
export function calendarOf({ visit, of }: Appointment, publicUrl: string): string {
	const isCancelled = isOff(visit)
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Pahiya//Visits//EN',
		`METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
		'BEGIN:VEVENT',
		`UID:${of.reference}-${visit.id}@pahiya`,
		`SEQUENCE:${visit.version - 1}`,
		`DTSTAMP:${stamp(now())}`,
		`DTSTART:${stamp(visit.startsAt)}`,
		`DTEND:${stamp(endOfVisit(visit))}`,
		`STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
		`SUMMARY:${escaped(`${of.planName}: visit for your ${of.vehicleName}`)}`,
		`LOCATION:${escaped(`${of.address}, ${of.city}, ${of.state} ${of.postalCode}`)}`,
		`DESCRIPTION:${escaped(aboutIt({ visit, of }))}`,
		`URL:${publicUrl}/subscription/visits/${visit.id}`,
		'END:VEVENT',
		'END:VCALENDAR',
	]
	return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** The same as the attachment of a mail. */
export const calendarFileOf = (parts: Appointment, publicUrl: string): CalendarFile => ({
	method: isOff(parts.visit) ? 'CANCEL' : 'PUBLISH',
	filename: calendarNameOf(parts.visit.id),
	content: calendarOf(parts, publicUrl),
})

/** The name of the calendar file of a visit. */
export const calendarNameOf = (visitId: number) => `visit-${visitId}.ics`

/** What is to be done, and the code by which it begins as long as it has not. */
const aboutIt = ({ visit, of }: Appointment) =>
	[
		visit.serviceNotes || `Reference ${of.reference}`,
		isAwaited(visit) && visit.startCode && `Start code: ${startCodeWords(visit.startCode)}`,
	]
		.filter(Boolean)
		.join('\n')

const isOff = ({ status }: Appointment['visit']) => status === 'cancelled'

/** In UTC, which every calendar shows by its own clock: '20300115T043000Z'. */
const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n')

/** No line is longer than 75 bytes; what follows begins with a blank. */
function folded(line: string) {
	let [text, bytes] = ['', 0]
	for (const character of line) {
		const length = Buffer.byteLength(character)
		if (bytes + length > 75) [text, bytes] = [`${text}\r\n `, 1]
		text += character
		bytes += length
	}
	return text
}
