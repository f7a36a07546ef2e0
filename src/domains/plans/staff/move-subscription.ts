import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { alreadyActive } from '#contract/plans/plan-words.ts'
import type { MoveSubscription, StaffSubscription } from '#contract/plans/staff-plans.ts'
import { listGarage } from '#domains/accounts/garage/find-garage.ts'
import { holdOwnerOfEmail } from '#domains/accounts/hold-customer.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import { recordChanges } from '#platform/database/record-change.ts'
import { sendTogether } from '#platform/database/together.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem, refuse, refuseField } from '#platform/http/problem.ts'
import { dayOf, hourOf } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { newReference } from '#shared/references.ts'
import { beginSubscription } from '../begin-subscription.ts'
import { refuseUnsettled } from '../end-subscription.ts'
import { findSubscriptionWithoutPermission } from '../find-subscriptions.ts'
import type { VisitRow } from '../find-visit-parts.ts'
import { mailMove } from '../jobs.ts'
import { type SubscriptionParts, type SubscriptionRow, statusOf } from '../present-subscription.ts'
import { boughtOf } from '../resolve-purchase.ts'
import { subscriptions, visits } from '../tables.ts'
import { whenOf } from '../when-of.ts'
import { auditedSubscription } from './audited-plans.ts'
import { lockCurrent } from './change-subscription.ts'
import { findContact } from './find-contact.ts'
import { findSubscriptionForStaff } from './find-subscriptions-for-staff.ts'

/** Bikes of the garage of its customer that are of another model; a plan knows bikes by their models. Throws 404. */
export async function listBikesToMoveTo(db: ReadDb, id: number) {
	const { subscription } = await findSubscriptionWithoutPermission(db, id)
	const garage = await listGarage(db, subscription.customerId)
	return garage
		.filter(({ vehicleModelId }) => vehicleModelId !== subscription.vehicleModelId)
		.map(({ id, model, registrationNumber }) => ({ id, vehicle_name: nameOf(model), registration_number: registrationNumber }))
}

/**
 * Moves an active subscription to another bike of its customer, or along with the bike to its new owner (decision 0055); visits to come go
 * along, and those concerned are mailed. Throws 404, 409 for a stale `version`, 400 for one that has ended, while a visit is under way or
 * was never settled, at `vehicle` for a bike that it cannot move to, and as `passOn` does.
 */
export async function moveSubscription(db: Db, actor: Actor, id: number, sent: MoveSubscription): Promise<StaffSubscription> {
	const parts = await lockCurrent(db, id, sent.version)
	const { subscription } = parts
	if (statusOf(subscription) !== 'active') throw refuse('Only an active subscription can be moved.')
	refuseUnsettled(parts, 'company')
	return sent.new_owner === undefined
		? moveToBike(db, actor, subscription, { vehicleId: sent.vehicle ?? 0, reason: sent.reason })
		: passOn(db, actor, parts, { email: sent.new_owner, reason: sent.reason })
}

async function moveToBike(db: Db, actor: Actor, before: SubscriptionRow, { vehicleId, reason }: { vehicleId: number; reason: string }) {
	const [bike] = await listGarage(db, before.customerId, vehicleId)
	if (!bike) throw refuseField('vehicle', 'This bike is not in the garage of this customer.')
	if (bike.vehicleModelId === before.vehicleModelId) throw refuseField('vehicle', 'The plan is for a bike of this model already.')
	const { model } = bike
	// What was done stays the former bike's.
	await db
		.update(visits)
		.set({ vehicleModelId: before.vehicleModelId, vehicleName: before.vehicleName })
		.where(and(eq(visits.subscriptionId, before.id), ne(visits.status, 'scheduled'), isNull(visits.vehicleModelId)))
	const after = await write(db, before.id, {
		vehicleTypeId: model.vehicleTypeId,
		manufacturerId: model.manufacturerId,
		vehicleModelId: model.id,
		vehicleName: nameOf(model),
		moved: 'bike',
		movedAt: now(),
		formerVehicleName: before.vehicleName,
		note: reason,
	})
	const moved = await db.update(visits).set({ version: raised }).where(isScheduled(before.id)).returning()
	await recordVisitChanges(db, moved, [before.customerId])
	await mailMove(db, after)
	await record(db, actor, { before, after })
	return findSubscriptionForStaff(db, after.id)
}

/**
 * Ends the subscription and begins what is left of it for the bike's new owner, who pays nothing. Throws 400 where no visit is left, and at
 * `new_owner` for an address that no account has verified, a profile without phone number or address, a customer who has an active
 * subscription (of two at once the index lets one in) or a visit of his own in the hour of one that would move.
 */
async function passOn(
	db: Db,
	actor: Actor,
	{ subscription: before, completed }: SubscriptionParts,
	{ email, reason }: { email: string; reason: string },
) {
	const left = before.maxVisits - completed
	if (left <= 0) throw refuse('No visit of this subscription is left to pass on.')
	const owner = await holdOwnerOfEmail(db, email)
	if (!owner) throw refuseField('new_owner', 'No account has verified this email address.')
	if (owner.id === before.customerId) throw refuseField('new_owner', 'This is the customer who has the plan already.')
	const { contact } = await findContact(db, owner)
	if (!contact) throw refuseField('new_owner', 'The profile of this customer has no phone number or address yet.')
	const [toCome, own] = await sendTogether([
		db.select().from(visits).where(isScheduled(before.id)),
		db
			.select({ startsAt: visits.startsAt })
			.from(visits)
			.where(and(eq(visits.customerId, owner.id), eq(visits.status, 'scheduled'))),
	])
	const hoursHeld = new Set(own.map(({ startsAt }) => hourOf(startsAt).getTime()))
	const clash = toCome.find(({ startsAt }) => hoursHeld.has(hourOf(startsAt).getTime()))
	if (clash)
		throw refuseField('new_owner', `This customer has another visit at the time of that of ${whenOf(clash)}. Move one of them first.`)
	const [at, today] = [now(), dayOf(now())]
	const isToBegin = before.startDate > today
	const startDate = isToBegin ? before.startDate : today
	const ended = await write(db, before.id, { status: 'expired', endDate: startDate, moved: 'passed_on', movedAt: at, note: reason })
	const begun = await beginSubscription(db, {
		customerId: owner.id,
		requestId: null,
		reference: newReference(),
		startDate,
		bought: { ...boughtOf(before), discountedPricePaise: 0, maxVisits: left },
		contact,
		cameAlong: { endDate: before.endDate, at },
	}).catch((refusal: unknown) => {
		throw refusal instanceof Problem && refusal.message === alreadyActive
			? refuseField('new_owner', 'This customer has an active subscription already.')
			: refusal
	})
	const moved = await db
		.update(visits)
		.set({ subscriptionId: begun.id, customerId: owner.id, version: raised })
		.where(isScheduled(before.id))
		.returning()
	await recordVisitChanges(db, moved, [before.customerId, owner.id])
	await mailMove(db, ended)
	await record(db, actor, { before, after: ended, passedOnTo: begun.reference })
	await recordStaffChange(db, actor, {
		collection: 'subscriptions',
		id: begun.id,
		action: 'create',
		before: null,
		after: auditedSubscription(begun),
		customerId: owner.id,
	})
	return findSubscriptionForStaff(db, begun.id)
}

const nameOf = ({ manufacturerName, name }: { manufacturerName: string; name: string }) => `${manufacturerName} ${name}`
const isScheduled = (subscriptionId: number) => and(eq(visits.subscriptionId, subscriptionId), eq(visits.status, 'scheduled'))
const raised = sql`${visits.version} + 1`

const write = async (db: Db, id: number, change: Partial<SubscriptionRow>) =>
	one(
		await db
			.update(subscriptions)
			.set({ ...change, version: sql`${subscriptions.version} + 1` })
			.where(eq(subscriptions.id, id))
			.returning(),
	)

/** Notifies the open screens of the former and the new customer, and of the technician. */
const recordVisitChanges = (db: Db, moved: readonly VisitRow[], customerIds: readonly number[]) =>
	recordChanges(
		db,
		moved.flatMap(({ id, technicianId }) =>
			customerIds.map((customerId) => ({ collection: 'visits', id, customerId, technicianIds: [technicianId] })),
		),
	)

type Moved = { before: SubscriptionRow; after: SubscriptionRow; passedOnTo?: string }
const record = (db: Db, actor: Actor, { before, after, passedOnTo }: Moved) =>
	recordStaffChange(db, actor, {
		collection: 'subscriptions',
		id: after.id,
		action: 'move',
		before: auditedSubscription(before),
		after: { ...auditedSubscription(after), ...(passedOnTo && { passed_on_to: passedOnTo }) },
		personal: ['note'],
		customerId: after.customerId,
	})
