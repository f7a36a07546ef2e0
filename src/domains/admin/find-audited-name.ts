import { type Column, like, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { deletedCustomer } from '#contract/privacy/privacy-words.ts'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { auditLog, faqs, feeRules } from '#domains/company/tables.ts'
import { slotClosures } from '#domains/doorstep/tables.ts'
import { invoices } from '#domains/invoices/tables.ts'
import { rcTransfers, sellRequests, usedVehicles, vehicleBookings } from '#domains/market/tables.ts'
import { partCategories, partReviews, parts } from '#domains/parts/tables.ts'
import { plans, planVariants, subscriptionRequests, subscriptions, visits } from '#domains/plans/tables.ts'
import { repairs, serviceCategories, servicePrices, services } from '#domains/repairs/tables.ts'
import { manufacturers, vehicleClasses, vehicleModels, vehicleTypes } from '#domains/vehicles/tables.ts'

const { collection, objectId } = auditLog
/** The id in a row of the log; null for a row with another key. */
const id = sql`case when ${objectId} ~ '^[0-9]{1,9}$' then ${objectId}::integer end`

const named = (table: PgTable, key: Column, name: Column, value = id) => sql`(select ${name} from ${table} where ${key} = ${value})`
type Vehicle = Record<'brand' | 'model' | 'year', Column>
const vehicleName = ({ brand, model, year }: Vehicle) => sql`${brand} || ' ' || ${model} || ' ' || ${year}`
const uuid = sql`case when ${objectId} ~ '^[0-9a-f-]{36}$' then ${objectId}::uuid end`

/** What somebody is called, whatever became of the account. Of `users` with `profiles` joined. */
export const nameOrDeleted = sql<string>`case when ${users.deletedAt} is null then ${shownName} else ${deletedCustomer} end`

/**
 * What the changed thing is called today, beside a row of the log: a reference, or a name, of which the log itself keeps none (D-43); of
 * what was deleted, the name it had. One look by key, into the one table that the row is about.
 */
export const auditedName = sql<string | null>`coalesce(case ${collection}
	when 'repair-bookings' then ${named(repairs, repairs.id, repairs.reference)}
	when 'orders' then ${objectId}
	when 'mail-texts' then '“' || replace(${objectId}, '-', ' ') || '”'
	when 'subscription-requests' then ${named(subscriptionRequests, subscriptionRequests.id, subscriptionRequests.reference)}
	when 'subscriptions' then ${named(subscriptions, subscriptions.id, subscriptions.reference)}
	when 'visits' then (select ${subscriptions.reference} from ${visits}
		join ${subscriptions} on ${subscriptions.id} = ${visits.subscriptionId} where ${visits.id} = ${id})
	when 'plans' then ${named(plans, plans.id, plans.name)}
	when 'plan-variants' then (select ${plans.name} || ', ' || ${planVariants.durationType}::text from ${planVariants}
		join ${plans} on ${plans.id} = ${planVariants.planId} where ${planVariants.id} = ${id})
	when 'parts' then ${named(parts, parts.uuid, parts.name, uuid)}
	when 'users' then (select ${nameOrDeleted} from ${users} left join ${profiles} on ${profiles.userId} = ${users.id} where ${users.id} = ${id})
	when 'services' then ${named(services, services.id, services.name)}
	when 'service-categories' then ${named(serviceCategories, serviceCategories.uuid, serviceCategories.name, uuid)}
	when 'service-prices' then (select ${services.name} || ', ' || coalesce(${vehicleModels.name}, ${vehicleClasses.name}, '')
		from ${servicePrices} join ${services} on ${services.id} = ${servicePrices.serviceId}
		left join ${vehicleModels} on ${vehicleModels.id} = ${servicePrices.vehicleModelId}
		left join ${vehicleClasses} on ${vehicleClasses.id} = ${servicePrices.vehicleClassId} where ${servicePrices.id} = ${id})
	when 'part-categories' then ${named(partCategories, partCategories.uuid, partCategories.name, uuid)}
	when 'reviews' then (select ${parts.name} from ${partReviews} join ${parts} on ${parts.id} = ${partReviews.partId} where ${partReviews.id} = ${id})
	when 'vehicles' then (select ${vehicleName(usedVehicles)} from ${usedVehicles} where ${usedVehicles.id} = ${id})
	when 'vehicle-bookings' then (select ${vehicleName(vehicleBookings)} from ${vehicleBookings} where ${vehicleBookings.id} = ${id})
	when 'sell-requests' then (select ${vehicleName(sellRequests)} from ${sellRequests} where ${sellRequests.id} = ${id})
	when 'rc-transfers' then (select ${vehicleName(usedVehicles)} from ${rcTransfers}
		join ${usedVehicles} on ${usedVehicles.id} = ${rcTransfers.vehicleId} where ${rcTransfers.id} = ${id})
	when 'contact-messages' then 'CM' || ${objectId}
	when 'invoices' then ${named(invoices, invoices.id, invoices.reference)}
	when 'fee-rules' then (select ${feeRules.family}::text from ${feeRules} where ${feeRules.id} = ${id})
	when 'faqs' then ${named(faqs, faqs.id, faqs.question)}
	when 'slot-closures' then (select to_char(${slotClosures.date}, 'FMDD Mon YYYY') from ${slotClosures} where ${slotClosures.id} = ${id})
	when 'manufacturers' then ${named(manufacturers, manufacturers.id, manufacturers.name)}
	when 'vehicle-models' then ${named(vehicleModels, vehicleModels.id, vehicleModels.name)}
	when 'vehicle-types' then ${named(vehicleTypes, vehicleTypes.id, vehicleTypes.name)}
	end, ${auditLog.before} ->> 'name', ${auditLog.after} ->> 'name', ${auditLog.before} ->> 'question')`

/** What has a reference that its id in the log does not say. */
const byReference = [
	['repair-bookings', repairs],
	['subscription-requests', subscriptionRequests],
	['subscriptions', subscriptions],
	['invoices', invoices],
] as const

/** Rows of the log about what a word of a search is the reference of, or the beginning of one; null for what can be none. */
export function isAboutReference(word: string): SQL | undefined {
	const typed = word.toUpperCase()
	if (/^CM\d{1,9}$/.test(typed)) return sql`(${collection} = 'contact-messages' and ${objectId} = ${typed.slice(2)})`
	if (!/^(BK\d{3,10}|[A-Z]{2,4}\/[\d-]+\/\d+)$/.test(typed)) return undefined
	const found = byReference.map(
		([name, table]) => sql`select ${name}::text, id::text from ${table} where ${like(table.reference, `${typed}%`)}`,
	)
	// Found first and by their ids, which an OR looks up beside its other indexes: as a condition they would be asked of every row.
	return sql`${auditLog.id} = any (array(
		select ${auditLog.id} from ${auditLog} where (${collection}, ${objectId}) in (${sql.join(found, sql` union all `)})))`
}
