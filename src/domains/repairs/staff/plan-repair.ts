import { eq, sql } from 'drizzle-orm'
import { slotTaken } from '#contract/doorstep/doorstep-words.ts'
import { repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import { assignTechnician, moveAssignment, removeAssignment } from '#domains/doorstep/assign-technician.ts'
import { findAssignable } from '#domains/doorstep/find-assignable.ts'
import { findFirstFree } from '#domains/doorstep/find-first-free.ts'
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

/** Minutes that a technician needs at least to be on his way. */
const onTheWayMinutes = 15

type Plan = { schedule_date?: string | undefined; schedule_time?: string | undefined; technician?: number | null | undefined }

/**
 * Gives a repair another time, another technician or both, with the place in the hour and the technician's time (B.ADMIN-22,
 * D-38). What was booked as soon as possible has no time until it is confirmed or somebody is sent: then it gets the first that its
 * technician has free, without a place in the hour, and loses it when nobody is sent after all. `repair` is the locked row. Throws 400 at
 * `schedule_date` and `schedule_time` for the past and for a full or closed hour, at `technician` for one who has other work then, and for
 * a repair that is too far on. `isLonger`: it takes another time than its technician was sent for.
 */
export async function planRepair(
	db: Db,
	repair: RepairRow,
	plan: Plan,
	{ isLonger = false, isConfirmed = false } = {},
): Promise<RepairRow> {
	const technicianId = plan.technician === undefined ? repair.technicianId : plan.technician
	const isFirstTime = repair.kind === 'service_now' && !hasTime(plan) && (isConfirmed || technicianId !== null)
	const startsAt = isFirstTime ? await firstTime(db, repair, technicianId) : newStart(repair, plan)
	const isMoved = startsAt.getTime() !== repair.startsAt.getTime()
	const isReassigned = technicianId !== repair.technicianId
	if (!isMoved && !isReassigned) {
		if (isLonger) await settleAssignment(db, repair, { technicianId, startsAt })
		return repair
	}
	if (isMoved && !canBeMoved[repair.status]) throw tooLate(repair, 'Only a pending or confirmed repair can be given another time.')
	if (isReassigned && !canBeAssigned[repair.status]) throw tooLate(repair, 'Only one that is still to be done can be given a technician.')
	if (technicianId !== null) await findAssignable(db, technicianId)
	if (isMoved && !isFirstTime && !(await moveHour(db, 'repairs', repair.placeHour, startsAt))) throw refuseField('schedule_time', slotTaken)
	const placeHour = isMoved && !isFirstTime ? hourOf(startsAt) : repair.placeHour
	const isAgainSoon = !isMoved && technicianId === null && isTimedByAssignment(repair)
	await settleAssignment(db, repair, { technicianId, startsAt })
	return one(
		await db
			.update(repairs)
			.set({
				startsAt: isAgainSoon ? repair.createdAt : startsAt,
				placeHour,
				technicianId,
				// A repair with an agreed time is no longer 'as soon as possible'.
				kind: isAgainSoon ? 'service_now' : isMoved ? 'scheduled' : undefined,
				version: sql`${repairs.version} + 1`,
			})
			.where(eq(repairs.id, repair.id))
			.returning(),
	)
}

const hasTime = ({ schedule_date, schedule_time }: Plan) => schedule_date !== undefined || schedule_time !== undefined

const firstTime = (db: Db, { id, durationMinutes }: RepairRow, technicianId: number | null) =>
	findFirstFree(db, {
		technicianId,
		from: new Date(now().getTime() + onTheWayMinutes * 60_000),
		minutes: durationMinutes,
		work: 'repair',
		workId: id,
	})

/** Booked as soon as possible and not confirmed, so that its time was only the technician's. */
const isTimedByAssignment = ({ callBy, placeHour, status }: RepairRow) => callBy !== null && placeHour === null && status === 'pending'

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
