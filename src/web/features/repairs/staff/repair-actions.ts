import { longest } from '#contract/doorstep/doorstep-words.ts'
import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import type { RowsAction } from '../../../kits/staff-list/staff-list-type.ts'
import { isOver } from '../shared/repair-words.ts'
import { type RepairChange, sendRepairChange } from './repair-writes.ts'

const change = ({ id, version }: StaffRepair, wanted: Omit<RepairChange, 'version'>) => sendRepairChange(id, { ...wanted, version })
const repairs = (rows: readonly StaffRepair[]) => (rows.length === 1 ? '1 repair' : `${rows.length} repairs`)

/** Actions of the office on several repairs at once. Confirming and cancelling mail the customer and cannot be undone. */
export const repairActions = (technicians: readonly { id: number; name: string }[]): RowsAction<StaffRepair>[] => [
	{
		label: 'Confirm',
		done: 'Confirmed',
		isFor: ({ next_statuses }) => next_statuses.includes('confirmed'),
		run: (repair) => change(repair, { status: 'confirmed' }),
	},
	{
		label: 'Assign',
		done: 'Assigned',
		isFor: (repair) => !isOver(repair),
		ask: {
			title: (rows) => `Assign ${repairs(rows)}`,
			send: 'Assign',
			field: { kind: 'choice', label: 'Technician', options: technicians.map(({ id, name }) => ({ value: String(id), label: name })) },
		},
		run: (repair, technician) => change(repair, { technician: Number(technician) }),
		undo: ({ technician_id }, after) => change(after, { technician: technician_id }),
	},
	{
		label: 'Cancel',
		done: 'Cancelled',
		isBad: true,
		isFor: ({ next_statuses }) => next_statuses.includes('cancelled'),
		ask: {
			title: (rows) => `Cancel ${repairs(rows)}?`,
			text: 'The hours are given back and each customer gets a mail.',
			send: 'Cancel repairs',
			field: { kind: 'words', label: 'Reason', hint: 'The customers read this.', maxLength: longest.reason, needed: reasonNeeded },
		},
		run: (repair, reason) => change(repair, { status: 'cancelled', reason }),
	},
]
