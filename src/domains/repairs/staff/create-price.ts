import type { Validated } from '#contract/endpoint.ts'
import type { StaffPrice, staff } from '#contract/staff.ts'
import { writeAudit } from '#domains/company/audit.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { type Problem, refuseField } from '#platform/http/problem.ts'
import { wordViolation } from '#platform/http/word-violation.ts'
import { paise } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import { servicePrices } from '../tables.ts'
import { findClassId, findPrice } from './find-price.ts'
import { stateOf } from './state-of.ts'

/** Sets what a service costs for exactly one model or one class (D-23, D-35). Throws 400 for both, neither, something unknown or a second price for the same. */
export async function createPrice(db: Db, actor: Actor, asked: Validated<typeof staff.createServicePrice>['body']): Promise<StaffPrice> {
	const { service, vehicle_model: vehicleModelId, vehicle_class: code, price } = asked
	if (Boolean(vehicleModelId) === Boolean(code)) throw refuseField('vehicle_model', 'Choose either a model or a class of vehicles.')
	const { id } = one(
		await wordViolation(
			db
				.insert(servicePrices)
				.values({
					serviceId: service,
					vehicleModelId,
					vehicleClassId: code ? await findClassId(db, code) : null,
					pricePaise: paise(price),
					createdAt: now(),
				})
				.returning({ id: servicePrices.id }),
			(constraint) => refusals[constraint]?.(),
		),
	)
	const made = await findPrice(db, id)
	await writeAudit(db, actor, { action: 'create', collection: 'service-prices', objectId: id, before: null, after: stateOf(made) })
	await announceChange(db)
	await recordChange(db, { collection: 'service-prices', id })
	return made
}

const refusals: Record<string, () => Problem> = {
	service_prices_service_id_services_id_fk: () => refuseField('service', 'This is not a service.'),
	service_prices_vehicle_model_id_vehicle_models_id_fk: () => refuseField('vehicle_model', 'This is not a model.'),
	service_prices_model: () => refuseField('vehicle_model', 'This service already has a price for this model.'),
	service_prices_class: () => refuseField('vehicle_class', 'This service already has a price for this class.'),
}
