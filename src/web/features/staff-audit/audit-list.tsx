import { Link } from 'react-router'
import type { AuditRow } from '#contract/company/staff-audit.ts'
import { momentCells } from '../../kits/staff-list/moment-cells.ts'
import type { StaffList } from '../../kits/staff-list/staff-list-type.ts'
import type { Audited } from '../../kits/staff-place.ts'
import { staffApi } from '../../staff-api.ts'
import { AuditChanges } from './audit-changes.tsx'
import { changesOf } from './audit-values.ts'
import { auditWords } from './audit-words.ts'

/** Everything the company's people changed, in the words of those whose it is (D-21, D-48). */
export function auditList(audited: readonly Audited[]): StaffList<AuditRow> {
	const { collections, actions, actionOf, objectOf } = auditWords(audited)
	return {
		collection: 'audit-log',
		name: 'Changes',
		list: (query, signal) => staffApi.auditLog({ query, signal }),
		keyOf: ({ id }) => id,
		search: 'Who or what',
		ordering: '-created_at',
		filters: [
			{ kind: 'select', name: 'collection', label: 'What', any: 'Anything', options: collections },
			{ kind: 'select', name: 'action', label: 'Action', any: 'Any action', options: actions },
			{ kind: 'text', name: 'object_id', label: 'Number' },
			{ kind: 'days', label: 'Day', from: 'date_from', to: 'date_to' },
		],
		columns: [
			{
				id: 'when',
				header: 'When',
				...momentCells('created_at'),
				sort: 'created_at',
				first: 'down',
			},
			{ id: 'who', header: 'Who', cell: ({ actor_name }) => actor_name, long: 'cut' },
			{
				id: 'what',
				header: 'What',
				cell: (row) => <What {...objectOf(row)} />,
				text: (row) => objectOf(row).name,
				main: true,
				long: 'cut',
			},
			{ id: 'action', header: 'Action', cell: actionOf },
			{ id: 'change', header: 'Before → after', cell: (row) => <AuditChanges row={row} />, text: changeWords, long: 'whole' },
		],
		empty: { title: 'No changes yet', text: 'Every change by the team is recorded here for good.' },
	}
}

function changeWords(row: AuditRow) {
	const changes = changesOf(row).map(({ field, was = '', is = '' }) => `${field}: ${was} → ${is}`)
	return changes.join('; ')
}

const What = ({ name, to }: { name: string; to: string | undefined }) => (to ? <Link to={to}>{name}</Link> : name)
