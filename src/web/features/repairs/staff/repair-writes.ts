import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#contract/admin/staff-day.ts'
import type { PaymentMethod, RepairStatus } from '#contract/repairs/repair-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { writeWork } from '../../../kits/work/write-work.ts'
import { staffApi } from '../../../staff-api.ts'
import { changeWork } from '../../../state/staff-day.ts'
import { staffRepair } from '../../../state/staff-queries.ts'

export type RepairChange = {
	status?: RepairStatus
	reason?: string
	schedule_date?: string
	schedule_time?: string
	technician?: number | null
	technician_notes?: string
	/** The version that was seen; with an older one than the stored one the change is refused (D-48, B.ADMIN-36). */
	version: number
}

/** Sends a change and shows it nowhere, for many at once. Throws the refusal. */
export const sendRepairChange = (id: number, change: RepairChange) => staffApi.changeRepairBooking({ params: { id }, body: change })

/** The next step, a cancellation, another time or technician, or the technician's notes of a repair. Throws the refusal. */
export function changeRepair(queries: QueryClient, id: number, change: RepairChange): Promise<StaffRepairInFull> {
	const { version: _, ...wanted } = change
	return write(queries, id, {
		send: () => sendRepairChange(id, change),
		isDone: (repair) => isAsWanted(repair, wanted),
	})
}

/** All that the company writes to one repair. Each throws the refusal and is done once, however often it is sent. */
export function useRepairWrites(id: number) {
	const queries = useQueryClient()
	const payOnce = useIdempotentSend()
	const noteOnce = useIdempotentSend()
	return {
		change: (change: RepairChange) => changeRepair(queries, id, change),
		/** Remembers how the customer paid (B.ADMIN-13). */
		pay: (method: PaymentMethod) =>
			write(queries, id, {
				send: () => payOnce(method, (key) => staffApi.recordRepairPayment({ params: { id }, body: { method }, key })),
				isDone: ({ payment_status, payment_method }) => payment_status === 'paid' && payment_method === method,
			}),
		/** A note for the company alone. Two notes may have the same text, so only the reply shows that this one was saved. */
		note: (text: string) =>
			write(queries, id, {
				send: () => noteOnce(text, (key) => staffApi.addRepairNote({ params: { id }, body: { text }, key })),
				isDone: () => false,
			}),
	}
}

type RepairWrite = { send: () => Promise<StaffRepairInFull>; isDone: (repair: StaffRepairInFull) => boolean }

const write = (queries: QueryClient, id: number, { send, isDone }: RepairWrite) =>
	writeWork({
		send,
		look: () => queries.fetchQuery({ ...staffRepair(id), staleTime: 0 }),
		keep: (repair) => keepRepair(queries, repair),
		isDone,
	})

function isAsWanted(repair: StaffRepairInFull, wanted: Omit<RepairChange, 'version'>) {
	const is: Record<keyof typeof wanted, unknown> = {
		status: repair.status,
		reason: repair.cancel_reason,
		schedule_date: repair.schedule_date,
		schedule_time: repair.schedule_time.slice(0, 5),
		technician: repair.technician_id,
		technician_notes: repair.technician_notes,
	}
	return Object.entries(wanted).every(([field, value]) => value === undefined || is[field as keyof typeof is] === value)
}

/** Shows a repair's new state on every screen at once, and asks for what else the change has moved. */
function keepRepair(queries: QueryClient, repair: StaffRepairInFull) {
	const { id, status, status_display, kind, technician_id, starts_at, ends_at, payment_method, payment_status, version } = repair
	const change = { status, status_display, kind, technician_id, starts_at, ends_at, payment_method, payment_status, version }
	queries.setQueryData(staffRepair(id).queryKey, repair)
	queries.setQueriesData<Day>({ queryKey: ['staff', 'day'] }, (day) => day && changeWork(day, { work: 'repair', id }, change))
	queries.invalidateQueries({
		queryKey: ['staff'],
		// The repair itself is what the server just said.
		predicate: ({ queryKey: [, collection, of] }) => concerned.includes(collection) && of !== id,
	})
}
const concerned: unknown[] = ['repair-bookings', 'day', 'counts', 'audit-log']
