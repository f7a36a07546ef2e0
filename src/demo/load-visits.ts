import { and, eq } from 'drizzle-orm'
import { durationMonths } from '#contract/plans/plan-words.ts'
import { visitChecks } from '#contract/plans/visit-words.ts'
import { users } from '#domains/accounts/tables.ts'
import { plans, planVariants, subscriptionPayments, subscriptions, visits } from '#domains/plans/tables.ts'
import { manufacturers, vehicleModels } from '#domains/vehicles/tables.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { addDays, addMonths, dayOf, instantOf } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { newReference } from '#shared/references.ts'
import { demoAccounts } from './demo-accounts.ts'

/** What was found on each visit, and how many days after the plan began. */
const found: [after: number, notes: string, left: string[]][] = [
	[20, 'Chain cleaned, greased and set. Rear tyre at 24 psi, filled to 28.', []],
	[75, 'Front brake cable replaced. Rear brake shoes have some 2,000 km left.', ['Test ride']],
]

/**
 * A plan that the demo's customer had, with its visits: over, so that he can try to buy one, and that no day of the board is filled.
 * Nothing where an account, a plan or a model is not there any more.
 */
export async function loadVisits(db: Db) {
	const [rider, technician] = [demoOf('customer'), demoOf('technician')]
	const people = await db.select({ id: users.id, email: users.email }).from(users)
	const idOf = (email: string | undefined) => people.find((person) => person.email === email)?.id
	const [customerId, technicianId] = [idOf(rider?.email), idOf(technician?.email)]
	const [offer] = await db
		.select({ plan: plans, variant: planVariants })
		.from(planVariants)
		.innerJoin(plans, eq(plans.id, planVariants.planId))
		.where(and(eq(plans.slug, 'care'), eq(planVariants.durationType, 'quarterly')))
	const [bike] = await db
		.select({ model: vehicleModels, maker: manufacturers.name })
		.from(vehicleModels)
		.innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
		.where(and(eq(manufacturers.name, rider?.vehicle?.manufacturer ?? ''), eq(vehicleModels.name, rider?.vehicle?.model ?? '')))
	if (!rider || !customerId || !technicianId || !offer || !bike) return
	const { plan, variant } = offer
	const { profile } = rider
	const startDate = addDays(dayOf(now()), -200)
	const createdAt = instantOf(startDate, '10:00')
	const paid = variant.discountedPricePaise ?? variant.pricePaise
	const { id: subscriptionId } = one(
		await db
			.insert(subscriptions)
			.values({
				reference: newReference(),
				customerId,
				planVariantId: variant.id,
				planName: plan.name,
				planType: plan.slug,
				durationType: variant.durationType,
				pricePaise: variant.pricePaise,
				discountedPricePaise: paid,
				maxVisits: variant.maxVisits,
				vehicleTypeId: bike.model.vehicleTypeId,
				manufacturerId: bike.model.manufacturerId,
				vehicleModelId: bike.model.id,
				vehicleName: `${bike.maker} ${bike.model.name}`,
				customerName: profile.name,
				customerEmail: rider.email,
				customerPhone: profile.phoneNumber?.slice(-10) ?? '',
				address: profile.address ?? '',
				city: profile.city ?? '',
				state: profile.state ?? '',
				postalCode: profile.postalCode ?? '',
				status: 'expired',
				startDate,
				endDate: addMonths(startDate, durationMonths[variant.durationType]),
				distanceFeePaise: 0,
				subtotalPaise: paid,
				totalPaise: paid,
				paymentMethod: 'upi',
				paymentStatus: 'paid',
				paidAmountPaise: paid,
				paidAt: createdAt,
				createdAt,
			})
			.returning({ id: subscriptions.id }),
	)
	await db.insert(subscriptionPayments).values({ subscriptionId, kind: 'payment', method: 'upi', amountPaise: paid, at: createdAt })
	await db.insert(visits).values(
		found.map(([after, technicianNotes, left]) => {
			const day = addDays(startDate, after)
			const startsAt = instantOf(day, '10:00')
			return {
				subscriptionId,
				customerId,
				technicianId,
				startsAt,
				startedAt: startsAt,
				status: 'completed' as const,
				completionDate: instantOf(day, '10:50'),
				technicianNotes,
				checklist: visitChecks.map((name) => ({ name, done: !left.includes(name) })),
				mailedState: { startsAt: startsAt.toISOString(), technicianId },
				createdAt,
			}
		}),
	)
}

const demoOf = (role: 'customer' | 'technician') => demoAccounts.find((account) => account.role === role)
