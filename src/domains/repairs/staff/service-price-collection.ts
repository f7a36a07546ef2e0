import { eq, sql } from 'drizzle-orm'
import { staffCatalogue } from '#contract/repairs/staff-catalogue.ts'
import { asRupees } from '#domains/company/collection-columns.ts'
import { serveCollection } from '#domains/company/staff-collection.ts'
import { findClassId } from '#domains/vehicles/find-class-id.ts'
import { manufacturers, vehicleClasses, vehicleModels } from '#domains/vehicles/tables.ts'
import { refuseField } from '#platform/http/problem.ts'
import type { Door } from '#platform/http/serve.ts'
import { services, servicePrices as table } from '../tables.ts'

/** What a service costs for exactly one model or one class (B.ADMIN-17, D-23); without it the next wider price counts (D-35). */
export const serveServicePrices = (door: Door) =>
	serveCollection(door, staffCatalogue.servicePrices, {
		table,
		columns: {
			id: table.id,
			service: table.serviceId,
			service_name: services.name,
			vehicle_model: table.vehicleModelId,
			vehicle_model_name: modelName,
			vehicle_class: vehicleClasses.code,
			vehicle_class_name: vehicleClasses.name,
			price: asRupees(table.pricePaise),
			version: table.version,
			created_at: table.createdAt,
		},
		joins: [
			{ table: services, on: eq(services.id, table.serviceId) },
			{ table: vehicleModels, on: eq(vehicleModels.id, table.vehicleModelId), left: true },
			{ table: manufacturers, on: eq(manufacturers.id, vehicleModels.manufacturerId), left: true },
			{ table: vehicleClasses, on: eq(vehicleClasses.id, table.vehicleClassId), left: true },
		],
		searched: [services.name, vehicleModels.name, manufacturers.name, vehicleClasses.name],
		orderings: { service: [sql`lower(${services.name})`, table.serviceId, vehicleClasses.position] },
		usual: 'service',
		check: (_db, { before, after }) => {
			if (before === null && Boolean(after.vehicle_model) === Boolean(after.vehicle_class))
				throw refuseField('vehicle_model', 'Choose either a model or a class of vehicles.')
		},
		values: async (db, { vehicle_class }) => (vehicle_class ? { vehicleClassId: await findClassId(db, vehicle_class) } : {}),
		refusals: {
			service_prices_service_id_services_id_fk: ['service', 'This is not a service.'],
			service_prices_vehicle_model_id_vehicle_models_id_fk: ['vehicle_model', 'This is not a model.'],
			service_prices_model: ['vehicle_model', 'This service already has a price for this model.'],
			service_prices_class: ['vehicle_class', 'This service already has a price for this class.'],
		},
		imports: {
			sameBy: ['service', 'vehicle_model', 'vehicle_class'],
			named: {
				service: (db) => db.select({ id: services.id, name: services.name }).from(services),
				vehicle_model: (db) =>
					db
						.select({ id: vehicleModels.id, name: modelName })
						.from(vehicleModels)
						.innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId)),
			},
		},
	})

/** As everybody calls it: 'Honda Activa 6G'. */
const modelName = sql<string>`${manufacturers.name} || ' ' || ${vehicleModels.name}`
