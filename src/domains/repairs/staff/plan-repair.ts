import { eq, sql } from 'drizzle-orm'
import { slotTaken } from '#contract/doorstep/doorstep-words.ts'
import { repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import { assignTechnician, moveAssignment, removeAssignment } from '#domains/doorstep/assign-technician.ts'
import { findAssignable } from '#domains/doorstep/find-assignable.ts'
import { moveHour } from '#domains/doorstep/take-hour.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { refuse, refuseField } from '#platform/http/problem.ts'
import { dayOf, hourOf, timeOf } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import type { RepairRow } from '../present-repair.ts'
import { startOfRepair } from '../start-of-repair.ts'
import { repairs } from '../tables.ts'
import { endOfRepair } from './end-of-repair.ts'
import { canBeAssigned, canBeMoved } from './staff-permissions.ts'

type Plan = { schedule_date?: string; schedule_time?: string; technician?: number | null }

/**
 * Gives a repair another time, another technician or both, with the place in the hour and the technician's time (B.ADMIN-22,
 * D-38). `repair` is the locked row. Throws 400 at `schedule_date` and `schedule_time` for the past and for a full or closed
 * hour, at `technician` for one who has other work then, and for a repair that is too far on.
 */
export async function planRepair(db: Db, repair: RepairRow, plan: Plan): Promise<RepairRow> {
	const startsAt = newStart(repair, plan)
	const technicianId = plan.technician === undefined ? repair.technicianId : plan.technician
	const isMoved = startsAt.getTime() !== repair.startsAt.getTime()
	const isReassigned = technicianId !== repair.technicianId
	if (!isMoved && !isReassigned) return repair
	if (isMoved && !canBeMoved[repair.status]) throw tooLate(repair, 'Only a pending or confirmed repair can be given another time.')
	if (isReassigned && !canBeAssigned[repair.status]) throw tooLate(repair, 'Only one that is still to be done can be given a technician.')
	if (technicianId !== null) await findAssignable(db, technicianId)
	if (isMoved && !(await moveHour(db, 'repairs', repair.placeHour, startsAt))) throw refuseField('schedule_time', slotTaken)
	const placeHour = isMoved ? hourOf(startsAt) : repair.placeHour
	await settleAssignment(db, repair, { technicianId, startsAt })
	return one(
		await db
			.update(repairs)
			// Whoever waits for a time we agreed does not wait for 'as soon as possible' any more.
			.set({ startsAt, placeHour, technicianId, kind: isMoved ? 'scheduled' : undefined, version: sql`${repairs.version} + 1` })
			.where(eq(repairs.id, repair.id))
			.returning(),
	)
}

const tooLate = ({ status }: RepairRow, words: string) => refuse(`This repair is ${repairStatusDisplay[status].toLowerCase()}. ${words}`)

function newStart({ startsAt }: RepairRow, { schedule_date = dayOf(startsAt), schedule_time = timeOf(startsAt) }: Plan) {
	const isSame = schedule_date === dayOf(startsAt) && timeOf(startsAt).startsWith(schedule_time)
	return isSame ? startsAt : startOfRepair({ schedule_date, schedule_time }, now())
}

async function settleAssignment(db: Db, repair: RepairRow, { technicianId, startsAt }: { technicianId: number | null; startsAt: Date }) {
	const work = { work: 'repair', workId: repair.id } as const
	if (technicianId === null) return removeAssignment(db, work)
	const assignment = { ...work, technicianId, from: startsAt, to: endOfRepair({ ...repair, startsAt }) }
	return repair.technicianId === null ? assignTechnician(db, assignment) : moveAssignment(db, assignment)
}
