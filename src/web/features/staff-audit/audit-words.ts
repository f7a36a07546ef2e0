import type { AuditRow } from '#contract/company/staff-audit.ts'
import type { Audited } from '../../kits/staff-place.ts'
import { wireNameWords } from './audit-values.ts'

const everyAction = { create: 'created', change: 'changed', delete: 'deleted' }

/**
 * The words for what the audit log holds, from what each feature declares (`Audited`); a name that no feature declares is shown as it is.
 */
export function auditWords(audited: readonly Audited[]) {
	const actions: Record<string, string> = Object.assign({}, everyAction, ...audited.map((one) => one.actions))
	return {
		collections: audited.map(({ collection, one }) => ({ value: collection, label: one })),
		actions: Object.entries(actions).map(([value, label]) => ({ value, label })),
		actionOf: ({ action }: Pick<AuditRow, 'action'>) => actions[action] ?? wireNameWords(action),
		/** 'Repair BK0000000012', by its number where it has no name, and where it is shown. A deleted thing is shown nowhere. */
		objectOf({ collection, object_id, object_name, action }: Pick<AuditRow, 'collection' | 'object_id' | 'object_name' | 'action'>) {
			const known = audited.find((one) => one.collection === collection)
			const called = known?.isSingle ? '' : (object_name ?? (object_id.length > 12 ? '' : object_id))
			return {
				name: [known?.one ?? wireNameWords(collection), called].filter(Boolean).join(' '),
				to: action === 'delete' ? undefined : known?.path?.(object_id),
			}
		},
	}
}
