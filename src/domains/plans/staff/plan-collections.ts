import { eq, sql } from 'drizzle-orm'
import { staffPlans } from '#contract/plans/staff-plans.ts'
import { asRupees, keptWhenEmpty } from '#domains/company/collection-columns.ts'
import { positionAtEnd, slugFrom } from '#domains/company/collection-defaults.ts'
import { serveCollection } from '#domains/company/staff-collection.ts'
import { refuseField } from '#platform/http/problem.ts'
import type { Door } from '#platform/http/serve.ts'
import { paise, rupees } from '#shared/money.ts'
import { plans, planVariants as table } from '../tables.ts'

/** Plans (A.ADMIN-13): at the end of the list and with a slug from the name unless said otherwise. */
export const servePlans = (door: Door) =>
	serveCollection(door, staffPlans.plans, {
		table: plans,
		columns: {
			id: plans.id,
			name: plans.name,
			// Badges go by it.
			slug: keptWhenEmpty(plans.slug),
			description: plans.description,
			is_popular: plans.isPopular,
			features: plans.features,
			order: plans.position,
			is_active: plans.isActive,
			variants_count: sql`(select count(*)::int from ${table} where ${eq(table.planId, plans.id)})`,
			version: plans.version,
			created_at: plans.createdAt,
		},
		derived: ['variants_count'],
		searched: [plans.name, plans.slug],
		usual: 'order',
		order: { column: plans.position },
		begins: async (db, { name, slug, order }) => ({
			slug: slugFrom(slug, name),
			order: order ?? (await positionAtEnd(db, plans.position)),
		}),
		refusals: {
			plans_name: ['name', 'A plan with this name already exists.'],
			plans_slug_unique: ['slug', 'Another plan has this short name.'],
			plans_slug: ['slug', 'Please use small letters, digits and hyphens.'],
		},
		inUse: 'This plan has variants. Hide it instead.',
	})

/** What plans cost and how many visits they have (A.ADMIN-14). */
export const servePlanVariants = (door: Door) =>
	serveCollection(door, staffPlans.planVariants, {
		table,
		columns: {
			id: table.id,
			plan: table.planId,
			plan_name: plans.name,
			duration_type: table.durationType,
			price: asRupees(table.pricePaise),
			discounted_price: {
				column: table.discountedPricePaise,
				read: (stored: number | null) => (stored === null ? null : rupees(stored)),
				write: (sent: number | null) => (sent === null ? null : paise(sent)),
			},
			max_visits: table.maxVisits,
			is_active: table.isActive,
			version: table.version,
			created_at: table.createdAt,
		},
		joins: [{ table: plans, on: eq(plans.id, table.planId) }],
		searched: [plans.name, sql`${table.durationType}::text`],
		orderings: { plan: [plans.position, table.planId, sql`${table.durationType}`] },
		usual: 'plan',
		check: (_db, { after }) => {
			if (after.discounted_price !== null && after.discounted_price !== undefined && after.discounted_price > after.price)
				throw refuseField('discounted_price', 'The discounted price cannot be above the price.')
		},
		refusals: {
			plan_variants_plan_id_plans_id_fk: ['plan', 'This is not a plan.'],
			plan_variants_once: ['duration_type', 'This plan already has a variant of this length.'],
		},
		inUse: 'This variant was requested. Hide it instead.',
	})
