import type { JobCard } from '#domains/company/emails/job-card-mail.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import { dayOf, formatDayHour, timeOf } from '#shared/days.ts'
import { formatExactRupees, rupees } from '#shared/money.ts'
import { formatRegistration } from '#shared/registration.ts'
import type { RepairParts, RepairRow } from '../present-repair.ts'

type Agreed =
	| 'id'
	| 'reference'
	| 'customerId'
	| 'customerName'
	| 'customerEmail'
	| 'customerPhone'
	| 'registrationNumber'
	| 'kind'
	| 'startsAt'
type Where = 'address' | 'city' | 'state' | 'postalCode'
type Happened = 'status' | 'createdAt' | 'callBy' | 'mailedState' | 'startCode' | 'technicianNotes' | 'cancelReason'
type Money = 'totalPaise' | 'distanceFeePaise' | 'paymentStatus' | 'paymentMethod' | 'paidAmountPaise'
type Line = 'manufacturerName' | 'modelName' | 'serviceName' | 'categoryName' | 'quantity' | 'pricePaise'

/** What every mail about a repair is written from. `at` is the moment of writing: it decides whether a year must be named. */
export type AboutRepair = {
	parts: Pick<RepairParts, 'invoices' | 'technician'> & {
		repair: Pick<RepairRow, Agreed | Where | Happened | Money>
		lines: readonly Pick<RepairParts['lines'][number], Line>[]
	}
	settings: Pick<Settings, 'name' | 'phone' | 'upiId' | 'upiName'>
	publicUrl: string
	at: Date
}

/** The part of the card that is the same in every mail: what was agreed, for which bike, when, where and for how much. */
export function describeRepair(about: AboutRepair): Pick<JobCard, 'to' | 'page' | 'reference' | 'rows' | 'lines' | 'total' | 'company'> {
	const { repair, lines } = about.parts
	const bikes = [...new Set(lines.map(bikeOf))]
	return {
		to: repair.customerEmail,
		page: { customerId: repair.customerId, path: pathOfRepair(repair.id) },
		reference: repair.reference,
		rows: [
			['When', startInWords(about)],
			[bikes.length > 1 ? 'Bikes' : 'Bike', bikes.join(', ')],
			...(repair.registrationNumber ? [['Number plate', formatRegistration(repair.registrationNumber)] as const] : []),
			['Where', `${repair.address}, ${repair.city}, ${repair.state} ${repair.postalCode}`],
			['Name and phone', `${repair.customerName}, ${repair.customerPhone}`],
		],
		lines: [
			...lines.map((line) => ({
				name: line.serviceName,
				note: [line.categoryName, bikes.length > 1 && bikeOf(line), line.quantity > 1 && `${line.quantity} times`]
					.filter(Boolean)
					.join(', '),
				amount: inRupees(line.pricePaise * line.quantity),
			})),
			...(repair.distanceFeePaise > 0 ? [{ name: 'Distance fee', note: '', amount: inRupees(repair.distanceFeePaise) }] : []),
		],
		total: ['Total, GST included', inRupees(repair.totalPaise)],
		company: about.settings.name,
	}
}

/** 'Sat 21 Nov, 10–11 am'; a time that is no full hour by its minute; 'As soon as possible' for what was booked so. */
export function startInWords({ parts: { repair }, at }: AboutRepair): string {
	if (repair.kind === 'service_now') return 'As soon as possible'
	return formatDayHour(dayOf(repair.startsAt), timeOf(repair.startsAt), dayOf(at))
}

const pathOfRepair = (id: number) => `/profile/repairs/${id}`
export const pageOfRepair = ({ parts, publicUrl }: AboutRepair) => `${publicUrl}${pathOfRepair(parts.repair.id)}`

const bikeOf = ({ manufacturerName, modelName }: AboutRepair['parts']['lines'][number]) => `${manufacturerName} ${modelName}`
export const inRupees = (amountPaise: number) => formatExactRupees(rupees(amountPaise))
