import { type AccountRole, accountRoles } from '#contract/accounts/account-words.ts'
import { paymentMethodNames } from '#contract/company/payment-words.ts'
import type { AuditRow } from '#contract/company/staff-audit.ts'
import { type Week, weekdays } from '#contract/doorstep/week-words.ts'
import { usedVehicleStatusDisplay } from '#contract/market/market-words.ts'
import { sellStatusDisplay } from '#contract/market/sell-words.ts'
import { orderStatusDisplay } from '#contract/orders/order-words.ts'
import { requestStatusDisplay, subscriptionStatusDisplay } from '#contract/plans/plan-words.ts'
import { visitStatusDisplay } from '#contract/plans/visit-words.ts'
import { repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import { type Trait, traitNames } from '#contract/vehicles/vehicle-words.ts'
import { dayOf, formatDay, formatTime, isDay, isTime } from '#shared/days.ts'
import { formatExactRupees } from '#shared/money.ts'
import { capital } from '../../kits/staff-place.ts'
import { momentWords } from '../../ui/moment-words.ts'

/** What the fields of the staff calls are called; others are said as they are. */
const fieldNames: Record<string, string> = {
	schedule_date: 'Day',
	schedule_time: 'Time',
	technician_notes: 'Technician’s notes',
	payment_status: 'Payment',
	payment_method: 'Payment method',
	paid_at: 'Paid',
	paid_amount: 'Paid so far',
	image: 'Picture',
	image_url: 'Picture',
	is_active: 'Active',
	is_verified: 'Email verified',
	email: 'Email',
}

const roleNames: Record<AccountRole, string> = { customer: 'Customer', technician: 'Technician', staff: 'Staff', admin: 'Admin' }
const isRole = (value: string): value is AccountRole => accountRoles.some((role) => role === value)
const statusNames: Record<string, string> = {
	...repairStatusDisplay,
	...orderStatusDisplay,
	...visitStatusDisplay,
	...requestStatusDisplay,
	...subscriptionStatusDisplay,
	...usedVehicleStatusDisplay,
	...sellStatusDisplay,
}

const methodNames: Record<string, string> = paymentMethodNames
const isTrait = (value: string): value is Trait => value in traitNames
function traitWords(value: string) {
	return isTrait(value) ? traitNames[value] : undefined
}

/** Words of values that have a meaning only in their field. */
const wordsIn: Record<string, (value: string) => string | undefined> = {
	needs: traitWords,
	traits: traitWords,
	status: (value) => statusNames[value],
	role: (value) => (isRole(value) ? roleNames[value] : undefined),
	kind: (value) => ({ scheduled: 'for an hour', service_now: 'as soon as possible' })[value],
	payment_method: (value) => methodNames[value],
	refund_method: (value) => methodNames[value],
}

/** How the audit log writes a value that it does not keep (D-43). */
const notKept = '(not kept)'

type States = Pick<AuditRow, 'before' | 'after'> & Partial<Pick<AuditRow, 'technician_names'>>
export type AuditChange = { field: string; was?: string; is?: string }

/**
 * What changed, a line for each field: 'Status', 'Pending', 'Confirmed'. Without `was` where nothing was there before, without `is`
 * where nothing is any more. Of a technician the log holds the number; people know the name.
 */
export function changesOf({ before, after, technician_names = {} }: States): AuditChange[] {
	const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
	// The key of another row is shown with the name that the log has beside it.
	const shown = [...fields].filter((field) => !fields.has(`${field}_name`))
	const wordsOf = (field: string) => fieldWords(fields.has(field.replace(/_name$/, '')) ? field.replace(/_name$/, '') : field)
	return shown.map((field) => {
		const [was, is] = [before?.[field], after?.[field]]
		const words = (value: unknown) =>
			field === 'technician' && typeof value === 'number' ? (technician_names[value] ?? `no. ${value}`) : valueWords(field, value)
		if (was === notKept && is === notKept) return { field: wordsOf(field), is: 'changed' }
		// Who had nobody before is said; that a text was empty is not.
		const wasEmpty = before === null || (isEmpty(was) && field !== 'technician')
		return { field: wordsOf(field), was: wasEmpty ? undefined : words(was), is: after === null ? undefined : words(is) }
	})
}

/** The words of a wire name: 'base_price' reads 'base price'. */
export const wireNameWords = (name: string) => name.replace(/[_-]/g, ' ')

const fieldWords = (field: string) => fieldNames[field] ?? capital(wireNameWords(field))
const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
const isMoney = (field: string) => /(^|[_ ])(price|fee|amount|offer)$|^(per_km|maximum)$/.test(field)

function valueWords(field: string, value: unknown): string {
	if (isEmpty(value)) return field === 'technician' ? 'unassigned' : 'none'
	if (typeof value === 'boolean') return value ? 'yes' : 'no'
	if (typeof value === 'number') return isMoney(field) ? formatExactRupees(value) : String(value)
	if (Array.isArray(value) && field.endsWith('_week')) return weekWords(value as Week)
	if (Array.isArray(value)) return value.map((each) => valueWords(field, each)).join(', ')
	if (typeof value === 'object')
		return Object.entries(value ?? {})
			.map(([name, inner]) => `${wireNameWords(name)} ${valueWords(name, inner)}`)
			.join(', ')
	return textWords(field, String(value))
}

/** 'Monday 8:00 am to 8:00 pm, Sunday closed'. */
const weekWords = (week: Week) =>
	week.map((day, nth) => `${weekdays[nth]} ${day ? `${formatTime(day.first)} to ${formatTime(day.last)}` : 'closed'}`).join(', ')

function textWords(field: string, text: string): string {
	if (text === notKept) return 'given, not kept here'
	if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return momentWords(text)
	if (isDay(text)) return formatDay(text, dayOf(new Date()))
	if (isTime(text)) return formatTime(text)
	return wordsIn[field]?.(text) ?? (/^[a-z]+(_[a-z]+)+$/.test(text) ? wireNameWords(text) : text)
}
