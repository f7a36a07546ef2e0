import { Link } from 'react-router'
import type { AuditRow } from '#contract/company/staff-audit.ts'
import type { StaffList } from '../../kits/staff-list/staff-list-type.ts'
import { staffApi } from '../../staff-api.ts'
import { AuditChanges } from './audit-changes.tsx'
import { auditMoment, changesOf } from './audit-values.ts'
import { actionOf, auditedActions, auditedCollections, objectOf } from './audit-words.ts'

/** Everything the company's people changed (D-21, D-48). */
export const auditList: StaffList<AuditRow> = {
	collection: 'audit-log',
	name: 'Changes',
	list: (query, signal) => staffApi.auditLog({ query, signal }),
	keyOf: ({ id }) => id,
	search: 'Who or what',
	ordering: '-created_at',
	filters: [
		{ kind: 'select', name: 'collection', label: 'What', any: 'Anything', options: auditedCollections },
		{ kind: 'select', name: 'action', label: 'Action', any: 'Any action', options: auditedActions },
		{ kind: 'text', name: 'object_id', label: 'Number' },
		{ kind: 'days', label: 'Day', from: 'date_from', to: 'date_to' },
	],
	columns: [
		{ id: 'when', header: 'When', cell: ({ created_at }) => auditMoment(created_at), sort: 'created_at', first: 'down' },
		{ id: 'who', header: 'Who', cell: ({ actor_name }) => actor_name, long: 'cut' },
		{ id: 'what', header: 'What', cell: (row) => <What row={row} />, text: (row) => objectOf(row).name, main: true },
		{ id: 'action', header: 'Action', cell: actionOf },
		{ id: 'change', header: 'Before → after', cell: (row) => <AuditChanges row={row} />, text: changeWords, long: 'whole' },
	],
	empty: { title: 'Nothing was changed yet', text: 'Whatever the company’s people change stands here for good.' },
}

/** A technician stays a number here: a file is made without asking for names. */
function changeWords(row: AuditRow) {
	const changes = changesOf(row).map(({ field, was = '', is = '' }) => `${field}: ${was} → ${is}`)
	return changes.join('; ')
}

function What({ row }: { row: AuditRow }) {
	const { name, to } = objectOf(row)
	return to ? <Link to={to}>{name}</Link> : name
}
