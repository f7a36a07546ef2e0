import { and, eq, exists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Validated } from '#contract/endpoint.ts'
import { staff } from '#contract/staff.ts'
import { manufacturers, vehicleClasses, vehicleModels } from '#domains/vehicles/tables.ts'
import { containsWords } from '#platform/database/contains-words.ts'
import type { Db } from '#platform/database/database.ts'
import { listPage } from '#platform/http/list-page.ts'
import { servicePrices, services } from '../tables.ts'
import { presentPrice, selectPrices } from './find-price.ts'

type Asked = Validated<typeof staff.servicePrices>['query']

/** Prices that differ from the base price, by model and class (B.ADMIN-17, D-35). */
export const listPrices = (db: Db, asked: Asked) =>
	listPage(db, staff.servicePrices.address, asked, {
		of: servicePrices,
		where: and(
			asked.search ? namedLike(db, asked.search) : undefined,
			asked.service ? eq(servicePrices.serviceId, asked.service) : undefined,
			asked.vehicle_model ? eq(servicePrices.vehicleModelId, asked.vehicle_model) : undefined,
			asked.vehicle_class ? eq(servicePrices.vehicleClassId, classCalled(db, asked.vehicle_class)) : undefined,
		),
		orderings: {
			service: [sql`lower(${services.name})`, servicePrices.serviceId, vehicleClasses.position],
			price: servicePrices.pricePaise,
			created_at: servicePrices.createdAt,
		},
		usual: 'service',
		rows: async ({ where, orderBy, limit, offset }) => {
			const rows = await selectPrices(db)
				.where(where)
				.orderBy(...orderBy)
				.limit(limit)
				.offset(offset)
			return rows.map(presentPrice)
		},
	})

const classCalled = (db: Db, code: string) => db.select({ id: vehicleClasses.id }).from(vehicleClasses).where(eq(vehicleClasses.code, code))

// The list's rows join these tables too, hence other names here.
const [named, maker, model, group] = [
	alias(services, 'named'),
	alias(manufacturers, 'maker'),
	alias(vehicleModels, 'model'),
	alias(vehicleClasses, 'group'),
]

/** Every word occurs in the name of the service, the model, its manufacturer or the class. */
const namedLike = (db: Db, search: string) =>
	exists(
		db
			.select({ id: named.id })
			.from(named)
			.leftJoin(model, eq(model.id, servicePrices.vehicleModelId))
			.leftJoin(maker, eq(maker.id, model.manufacturerId))
			.leftJoin(group, eq(group.id, servicePrices.vehicleClassId))
			.where(and(eq(named.id, servicePrices.serviceId), containsWords(search, [named.name, model.name, maker.name, group.name]))),
	)
