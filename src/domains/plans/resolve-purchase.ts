import { modelProblem } from '#contract/accounts/account-words.ts'
import { findVehicleModels } from '#domains/vehicles/find-vehicle-model.ts'
import type { FoundVehicleModel } from '#domains/vehicles/select-models.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import { refuseWrong } from '#platform/http/problem.ts'
import { findOfferedVariant, paidPrice } from './find-plans.ts'
import type { subscriptionRequests } from './tables.ts'

type Chosen = { plan_variant: number; vehicle_type?: number; manufacturer?: number; vehicle_model: number }

/**
 * The columns of what a customer buys, at the price of this moment (A.E-21). Throws 400 at `plan_variant` for what is not on offer, at
 * `vehicle_model` for a bike that is not, or not that manufacturer's and type's (A.E-20).
 */
export async function resolvePurchase(db: ReadDb, chosen: Chosen) {
	const [offered, models] = await sendTogether([findOfferedVariant(db, chosen.plan_variant), findVehicleModels(db, [chosen.vehicle_model])])
	const model = models.find((each) => fits(each, chosen))
	// Where a plan is bought again, nobody chose the bike in a form.
	const bikeProblem = chosen.manufacturer === undefined ? 'Plans are not offered for this bike any more.' : modelProblem
	refuseWrong({ plan_variant: !offered && 'This plan is not offered any more.', vehicle_model: !model && bikeProblem })
	if (!offered || !model) throw new Error('Refused above')
	const { plan, variant } = offered
	return {
		planVariantId: variant.id,
		planName: plan.name,
		planType: plan.slug,
		durationType: variant.durationType,
		pricePaise: variant.pricePaise,
		discountedPricePaise: paidPrice(variant),
		maxVisits: variant.maxVisits,
		vehicleTypeId: model.vehicleTypeId,
		manufacturerId: model.manufacturerId,
		vehicleModelId: model.id,
		vehicleName: `${model.manufacturerName} ${model.name}`,
	}
}
export type Bought = Awaited<ReturnType<typeof resolvePurchase>>

/** The same columns of what was requested or bought before. */
export const boughtOf = (row: Bought): Bought => ({
	planVariantId: row.planVariantId,
	planName: row.planName,
	planType: row.planType,
	durationType: row.durationType,
	pricePaise: row.pricePaise,
	discountedPricePaise: row.discountedPricePaise,
	maxVisits: row.maxVisits,
	vehicleTypeId: row.vehicleTypeId,
	manufacturerId: row.manufacturerId,
	vehicleModelId: row.vehicleModelId,
	vehicleName: row.vehicleName,
})

/** The same plan for the same bike, to be bought once more. */
export const boughtBefore = (row: Pick<Bought, 'planVariantId' | 'vehicleModelId'>) => ({
	plan_variant: row.planVariantId,
	vehicle_model: row.vehicleModelId,
})

const fits = (model: FoundVehicleModel, { manufacturer = model.manufacturerId, vehicle_type = model.vehicleTypeId }: Chosen) =>
	model.isOffered && model.manufacturerId === manufacturer && model.vehicleTypeId === vehicle_type

/** Whom it is for, and where. */
export type Contact = Pick<
	typeof subscriptionRequests.$inferInsert,
	'customerName' | 'customerEmail' | 'customerPhone' | 'address' | 'city' | 'state' | 'postalCode'
>

export const contactOf = ({ customerName, customerEmail, customerPhone, address, city, state, postalCode }: Contact): Contact => ({
	customerName,
	customerEmail,
	customerPhone,
	address,
	city,
	state,
	postalCode,
})
