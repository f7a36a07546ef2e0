import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DayWork } from '#contract/admin/staff-day.ts'
import { ApiProblem } from '#contract/client.ts'
import type { PaymentMethod } from '#contract/repairs/repair-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { newKey, sendSafely } from '../../../api.ts'
import { staffApi } from '../../../staff-api.ts'
import { keepStaffRepair } from '../../../state/staff-day.ts'

type Step = { status: 'in_progress' } | { status: 'completed'; technician_notes: string } | { technician_notes: string }

/**
 * One change of work at a time: a second tap while the first is under way does nothing. What failed is looked up again, for on a bad
 * network it may have happened without an answer; `isDone` judges that. Throws the refusal otherwise.
 */
function useChange<Asked>(
	id: number,
	send: (asked: Asked) => Promise<StaffRepairInFull>,
	isDone: (repair: StaffRepairInFull, asked: Asked) => boolean,
) {
	const queries = useQueryClient()
	const isRunning = useRef(false)
	const change = useMutation({
		mutationFn: async (asked: Asked) => {
			try {
				return await send(asked)
			} catch (error) {
				const repair = await staffApi.repairBooking({ params: { id } }).catch(() => null)
				if (repair && isDone(repair, asked)) return repair
				if (repair) keepStaffRepair(queries, repair)
				throw error
			}
		},
		onSuccess: (repair) => keepStaffRepair(queries, repair),
	})
	async function run(asked: Asked): Promise<StaffRepairInFull | null> {
		if (isRunning.current) return null
		isRunning.current = true
		try {
			return await change.mutateAsync(asked)
		} catch {
			// The screen shows `error`.
			return null
		} finally {
			isRunning.current = false
		}
	}
	return { run, isBusy: change.isPending, error: change.error, forget: change.reset }
}

/** Start, Complete, and what was done once the office completed it; with the version that was on the screen (D-48). */
export const useWorkStep = ({ id, version }: Pick<DayWork, 'id' | 'version'>) =>
	useChange(
		id,
		(step: Step) => staffApi.changeRepairBooking({ params: { id }, body: { ...step, version } }),
		(repair, step) =>
			(!('status' in step) || repair.status === step.status) &&
			(!('technician_notes' in step) || repair.technician_notes === step.technician_notes),
	)

/** Remembers how the customer paid (B.ADMIN-13); sent twice it is recorded once. */
export function usePayment({ id }: Pick<DayWork, 'id'>) {
	const sent = useSameKey<PaymentMethod>()
	return useChange(
		id,
		(method: PaymentMethod) => sendSafely((key) => staffApi.recordRepairPayment({ params: { id }, body: { method }, key }), sent(method)),
		(repair, method) => repair.payment_status === 'paid' && repair.payment_method === method,
	)
}

/** A note for the company alone; sent twice it stands once. */
export function useNote({ id }: Pick<DayWork, 'id'>) {
	const sent = useSameKey<string>()
	return useChange(
		id,
		(text: string) => sendSafely((key) => staffApi.addRepairNote({ params: { id }, body: { text }, key }), sent(text)),
		() => false,
	)
}

/** One key for one thing said, however often it is sent. */
function useSameKey<Said extends string>() {
	const last = useRef<{ said: Said | null; key: string }>({ said: null, key: '' })
	return (said: Said) => {
		if (last.current.said !== said) last.current = { said, key: newKey() }
		return last.current.key
	}
}

/** A failure in words; the first field's where there are several. */
export function failureWords(error: unknown): string {
	if (!(error instanceof ApiProblem)) return 'There is no connection. Nothing is lost; please try again.'
	return error.status < 500 && error.words ? error.words : 'That did not work. Nothing is lost; please try again.'
}
