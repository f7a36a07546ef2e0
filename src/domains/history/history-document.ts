import type { ServiceEntry, ServiceHistory } from '#contract/history/history.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { drawPdf } from '#platform/pdf/draw-pdf.ts'
import { dayOf, formatLongDate } from '#shared/days.ts'
import { inKm } from '#shared/kilometres.ts'
import { formatRegistration } from '#shared/registration.ts'

/** A service history as a PDF, saying as much as the history does. */
export async function drawHistory(db: ReadDb, history: ServiceHistory): Promise<Buffer<ArrayBuffer>> {
	const { name, legalName, address } = await findSettings(db)
	const bike = `${history.manufacturer_name} ${history.vehicle_model_name}`
	const issuer = { name, foot: [legalName, address].filter(Boolean) }
	return drawPdf({ title: 'Service history', reference: bike, issuer, madeAt: now() }, (sheet) => {
		sheet.facts([
			...(history.registration_number ? [['Registration number', formatRegistration(history.registration_number)] as const] : []),
			...(history.odometer ? [['Kilometres', readingWords(history.odometer)] as const] : []),
			['As of', formatLongDate(dayOf(now()))],
		])
		if (history.entries.length === 0) sheet.text(`${name} has not worked on this bike yet.`)
		else
			sheet.table({
				columns: [
					{ title: 'Day', share: 2 },
					{ title: 'What was done', share: 5 },
					{ title: 'Kilometres', share: 2, isNumber: true },
				],
				rows: history.entries.map((entry) => [
					formatLongDate(entry.done_on),
					{ text: entry.kind === 'visit' ? `${entry.kind_display}: ${entry.plan_name}` : entry.kind_display, note: entry.done.join(', ') },
					entry.odometer ? { text: inKm(entry.odometer.km), note: noteOf(entry) } : '',
				]),
			})
		sheet.text(`What ${name} did on this bike, and the kilometres its owner wrote down. Work done elsewhere is not in it.`, 'muted')
	})
}

type Reading = NonNullable<ServiceEntry['odometer']>
const readingWords = ({ km, read_on }: Reading) => `${inKm(km)} on ${formatLongDate(read_on)}`
const noteOf = ({ odometer, done_on }: ServiceEntry) =>
	odometer && odometer.read_on !== done_on ? `on ${formatLongDate(odometer.read_on)}` : ''
