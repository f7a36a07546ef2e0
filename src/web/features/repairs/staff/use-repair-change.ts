import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiProblem } from '#contract/client.ts'
import type { PaymentMethod, RepairStatus } from '#contract/repairs/repair-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { newKey, sendSafely } from '../../../api.ts'
import { staffApi } from '../../../staff-api.ts'
import { staffRepair } from '../../../state/staff-queries.ts'
import { useOneAtATime } from '../../../ui/form/use-one-at-a-time.ts'

export type RepairChange = {
	status?: RepairStatus
	reason?: string
	schedule_date?: string
	schedule_time?: string
	technician?: number | null
	technician_notes?: string
	version?: number
}

/** The row as it is now, where a change was refused because somebody else was quicker (D-48); null for any other failure. */
export function currentOf(error: unknown): StaffRepairInFull | null {
	if (!(error instanceof ApiProblem) || error.status !== 409) return null
	const { body } = error
	// The contract's own form of a stale edit: the read model under `current`.
	return typeof body === 'object' && body !== null && 'current' in body ? (body.current as StaffRepairInFull) : null
}

/** What follows every change of a repair: its screen shows the reply, everything that counts or lists repairs asks anew. */
function useSettled(id: number) {
	const queries = useQueryClient()
	const { queryKey } = staffRepair(id)
	return {
		settled: (repair: StaffRepairInFull) => {
			queries.setQueryData(queryKey, repair)
			// The detail itself is what the server just said.
			queries.invalidateQueries({ queryKey: ['staff'], predicate: ({ queryKey: key }) => isAbout(key) && key[2] !== id })
		},
		failed: (error: unknown) => {
			const current = currentOf(error)
			if (current) queries.setQueryData(queryKey, (known: StaffRepairInFull | undefined) => ({ ...known, ...current }))
			// A refusal may come from a screen that is behind, and a lost answer may hide a change that happened.
			else queries.invalidateQueries({ queryKey })
		},
	}
}
const about = ['repair-bookings', 'counts', 'day', 'audit-log']
const isAbout = (key: readonly unknown[]) => about.some((collection) => key[1] === collection)

/** Changes a repair: its next step, its time, its technician. `onDone` gets the reply. */
export function useRepairChange(id: number, onDone?: (repair: StaffRepairInFull) => void) {
	const { settled, failed } = useSettled(id)
	return useOneAtATime(
		useMutation({
			mutationFn: (body: RepairChange) => staffApi.changeRepairBooking({ params: { id }, body }),
			onSuccess: (repair) => {
				settled(repair)
				onDone?.(repair)
			},
			onError: failed,
		}),
	)
}

/** Records that a repair was paid; sent twice it is recorded once. */
export function useRepairPayment(id: number, onDone: () => void) {
	const { settled, failed } = useSettled(id)
	const key = useRef({ method: '', key: '' })
	return useOneAtATime(
		useMutation({
			mutationFn: (method: PaymentMethod) => {
				if (key.current.method !== method) key.current = { method, key: newKey() }
				return sendSafely((sent) => staffApi.recordRepairPayment({ params: { id }, body: { method }, key: sent }), key.current.key)
			},
			onSuccess: (repair) => {
				settled(repair)
				onDone()
			},
			onError: failed,
		}),
	)
}

/** Adds an internal note; the same text sent again after a failure is one note. */
export function useRepairNote(id: number, onDone: () => void) {
	const { settled, failed } = useSettled(id)
	const sentAs = useRef({ text: '', key: '' })
	return useOneAtATime(
		useMutation({
			mutationFn: (text: string) => {
				if (sentAs.current.text !== text) sentAs.current = { text, key: newKey() }
				return sendSafely((sent) => staffApi.addRepairNote({ params: { id }, body: { text }, key: sent }), sentAs.current.key)
			},
			onSuccess: (repair) => {
				sentAs.current = { text: '', key: '' }
				settled(repair)
				onDone()
			},
			onError: failed,
		}),
	)
}
