import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DayWork } from '#contract/admin/staff-day.ts'
import { ApiProblem } from '#contract/client.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { dayOf, timeOf } from '#shared/days.ts'
import { staffApi } from '../../../staff-api.ts'
import { keepStaffRepair } from '../../../state/staff-day.ts'
import type { WorkPlace } from './day-lanes.ts'

type Planned = Pick<DayWork, 'id' | 'version' | 'technician_id' | 'starts_at'>

/**
 * Gives work another time or technician (D-38). `moving` says where work lies that waits for its answer. `plan` throws the refusal;
 * the version goes along, so that whoever saw an older state is told instead of overwriting (D-48, B.ADMIN-36).
 */
export function usePlanWork() {
	const queries = useQueryClient()
	const [moving, setMoving] = useState<ReadonlyMap<number, WorkPlace>>(new Map())

	function mark(id: number, place: WorkPlace | null) {
		setMoving((before) => {
			const after = new Map(before)
			if (place) after.set(id, place)
			else after.delete(id)
			return after
		})
	}

	async function plan(work: Planned, place: WorkPlace): Promise<StaffRepairInFull> {
		mark(work.id, place)
		try {
			const repair = await staffApi.changeRepairBooking({
				params: { id: work.id },
				body: { ...changesOf(work, place), version: work.version },
			})
			keepStaffRepair(queries, repair)
			return repair
		} catch (error) {
			// What was refused, or got no answer, may stand elsewhere by now.
			queries.invalidateQueries({ queryKey: ['staff', 'day'] })
			queries.invalidateQueries({ queryKey: ['staff', 'repair-bookings', work.id] })
			throw error
		} finally {
			mark(work.id, null)
		}
	}

	return { moving, plan }
}

function changesOf(work: Planned, { technicianId, startsAt }: WorkPlace) {
	const at = new Date(startsAt)
	return {
		...(technicianId !== work.technician_id && { technician: technicianId }),
		...(startsAt !== work.starts_at && { schedule_date: dayOf(at), schedule_time: timeOf(at).slice(0, 5) }),
	}
}

/** A refusal in words, whatever field it was about. */
export function refusalWords(error: unknown): string {
	if (!(error instanceof ApiProblem)) return 'There was no answer. The board shows what we know.'
	return error.status < 500 && error.words ? error.words : 'It could not be moved. Please try again.'
}
