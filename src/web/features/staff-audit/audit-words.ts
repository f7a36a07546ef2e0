import type { AuditRow } from '#contract/company/staff-audit.ts'
import { said } from './audit-values.ts'

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
	create: 'created',
	change: 'changed',
	delete: 'deleted',
	unlock: 'unlocked',
	'record-payment': 'recorded the payment',
	'add-note': 'added an internal note',
	'resend-verification': 'sent the verification mail again',
}
export const auditedActions = Object.entries(actions).map(([value, label]) => ({ value, label }))
export const actionOf = ({ action }: Pick<AuditRow, 'action'>) => actions[action] ?? said(action)
