import { eq, exists, not, sql } from 'drizzle-orm'
import { staffMarket } from '#contract/market/staff-market.ts'
import { asRupees } from '#domains/company/collection-columns.ts'
import { serveCollection } from '#domains/company/staff-collection.ts'
import { vehicleTypes } from '#domains/vehicles/tables.ts'
import { now } from '#platform/clock.ts'
import { findsWords } from '#platform/database/contains-words.ts'
import { refuseField } from '#platform/http/problem.ts'
import type { Door } from '#platform/http/serve.ts'
import { dayOf } from '#shared/days.ts'
import { isBookable, isBooked } from '../find-vehicles.ts'
import { releaseNumber } from '../inspections/release-number.ts'
import { queueSavedSearchMails } from '../saved/notify-savers.ts'
import { usedVehicles as table, vehicleSearchText, vehicleWaits } from '../tables.ts'
import { offerToNext } from '../waits/offer-to-next.ts'
import { dropVehiclePhotos } from './change-vehicle-photos.ts'
import { takeSaleBack } from './take-sale-back.ts'

/** Used vehicles, which staff offer, hide and mark (B.ADMIN-23, B.ADMIN-24). What is booked is sold by completing its booking alone. */
export const serveUsedVehicles = (door: Door) =>
	serveCollection(door, staffMarket.usedVehicles, {
		table,
		columns: {
			id: table.id,
			brand: table.brand,
			model: table.model,
			year: table.year,
			kms_driven: table.kmsDriven,
			fuel_type: table.fuelType,
			status: table.status,
			is_booked: isBooked,
			is_bookable: isBookable,
			price: asRupees(table.pricePaise),
			color: table.color,
			engine_capacity: table.engineCc,
			transmission: table.transmission,
			description: table.description,
			vehicle_type: table.vehicleTypeId,
			vehicle_type_name: vehicleTypes.name,
			registered_in: table.registeredIn,
			owners: table.owners,
			drawing: table.drawing,
			paint: table.paint,
			is_published: table.isPublished,
			version: table.version,
			created_at: table.createdAt,
		},
		joins: [{ table: vehicleTypes, on: eq(vehicleTypes.id, table.vehicleTypeId), left: true }],
		derived: ['is_booked', 'is_bookable', 'vehicle_type_name'],
		searched: (search) => findsWords(search, vehicleSearchText(table)),
		filters: {
			is_booked: (wanted) => (wanted ? isBooked : not(isBooked)),
			is_bookable: (wanted) => (wanted ? isBookable : not(isBookable)),
		},
		usual: '-created_at',
		check: (_db, { before, changes, after }) => {
			if (changes.year !== undefined && changes.year > Number(dayOf(now()).slice(0, 4)) + 1)
				throw refuseField('year', 'Please give a year up to the next one.')
			if (before?.is_booked && changes.status !== undefined && after.status !== 'available')
				throw refuseField('status', 'Somebody has this vehicle booked. Complete or cancel the booking first.')
		},
		refusals: {
			used_vehicles_vehicle_type_id_vehicle_types_id_fk: ['vehicle_type', 'This is not a vehicle type.'],
		},
		writeParts: async (db, id, { status, is_published }, { actor, before }) => {
			if (status === 'sold') await releaseNumber(db, id)
			else if (status !== undefined && before?.status === 'sold') await takeSaleBack(db, actor, id)
			if (before && (status !== undefined || is_published !== undefined)) await offerToNext(db, id)
			if (!before || status === 'available' || is_published) await queueSavedSearchMails(db, id)
		},
		removeParts: dropVehiclePhotos,
		// Whoever waits would leave the line unheard; hidden, it is there again with the vehicle, and sold, everybody in it is told.
		usedBy: exists(sql`(select from ${vehicleWaits} where ${vehicleWaits.vehicleId} = ${table.id})`),
		inUse: 'Somebody has booked this vehicle or waits for it. Hide it instead, or mark it as sold.',
	})
