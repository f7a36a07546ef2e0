import type { AuditRow } from '#contract/staff-company.ts'
import { dayOf, formatMoment } from '#shared/days.ts'

/** What a collection of the staff calls is called, one of it, and where one of it is shown. */
const collections: Record<string, { one: string; path?: (id: string) => string }> = {
	'repair-bookings': { one: 'Repair', path: (id) => `/admin/repairs/${id}` },
	users: { one: 'Account', path: (id) => `/admin/customers/${id}` },
	'service-categories': { one: 'Service category', path: (id) => `/admin/service-categories/${id}` },
	services: { one: 'Service', path: (id) => `/admin/services/${id}` },
	'service-prices': { one: 'Service price' },
	'slot-closures': { one: 'Closed hours', path: () => '/admin/hours' },
	'site-settings': { one: 'Settings', path: () => '/admin/settings' },
	'fee-rules': { one: 'Fee rule' },
}
export const auditedCollections = Object.entries(collections).map(([value, { one }]) => ({ value, label: one }))

/** 'Repair 12', and where it is shown. A deleted thing is shown nowhere. */
export function objectOf({ collection, object_id, action }: Pick<AuditRow, 'collection' | 'object_id' | 'action'>) {
	const known = collections[collection]
	const number = object_id.length > 12 ? '' : ` ${object_id}`
	const isSingle = collection === 'site-settings'
	return {
		name: `${known?.one ?? said(collection)}${isSingle ? '' : number}`,
		to: action === 'delete' ? undefined : known?.path?.(object_id),
	}
}

const actions: Record<string, string> = {
	create: 'made',
	change: 'changed',
	delete: 'deleted',
	unlock: 'unlocked',
	'record-payment': 'payment recorded',
	'add-note': 'note added',
	'resend-verification': 'verification mail sent again',
}
export const auditedActions = Object.entries(actions).map(([value, label]) => ({ value, label }))
export const actionOf = ({ action }: Pick<AuditRow, 'action'>) => actions[action] ?? said(action)

/** The words of a wire name: 'schedule_date' reads 'schedule date'. */
const said = (name: string) => name.replace(/[_-]/g, ' ')

/** What changed, a line for each field. What was not there before, or is not any more, has no words on that side. */
export function changesOf(
	{ before, after }: Pick<AuditRow, 'before' | 'after'>,
	nameOf: (field: string, value: unknown) => string | undefined = () => undefined,
) {
	const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
	const words = (state: AuditRow['before'], field: string) =>
		state === null ? undefined : (nameOf(field, state[field]) ?? valueWords(state[field]))
	return fields.map((field) => ({ field: said(field), was: words(before, field), is: words(after, field) }))
}

function valueWords(value: unknown): string {
	if (value === null || value === undefined || value === '') return 'none'
	if (value === true) return 'yes'
	if (value === false) return 'no'
	if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueWords).join(', ')
	if (typeof value === 'object')
		return Object.entries(value)
			.map(([name, inner]) => `${said(name)} ${valueWords(inner)}`)
			.join(', ')
	if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return auditMoment(value)
	return typeof value === 'string' && /^[a-z]+(_[a-z]+)+$/.test(value) ? said(value) : String(value)
}

/** 'Fri 20 Nov, 7:42 pm'. */
export const auditMoment = (at: string) => formatMoment(new Date(at), dayOf(new Date()))
