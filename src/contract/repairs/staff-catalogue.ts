import { z } from 'zod'
import { collection } from '../collection.ts'
import { judgedText, moment, money, queryText, wholeId } from '../fields.ts'
import { filledText, longText, order, picture, price, text, trueOrFalse } from '../staff-fields.ts'
import { traitList } from '../vehicles/trait-list.ts'
import { traits } from '../vehicles/vehicle-words.ts'
import { staffCatalogueAddresses } from './staff-repair-addresses.ts'

const StaffCategory = z
	.object({
		uuid: z.string(),
		name: z.string(),
		slug: z.string(),
		image: z.string().nullable(),
		description: z.string(),
		order: z.number(),
		is_active: z.boolean(),
		services_count: z.number(),
		version: z.number(),
		created_at: moment,
	})
	.meta({ id: 'StaffServiceCategory' })
export type StaffCategory = z.infer<typeof StaffCategory>
const slugMessage = 'Use small letters, digits and hyphens.'
const StaffService = z
	.object({
		id: z.number(),
		category: z.string(),
		category_name: z.string(),
		name: z.string(),
		description: z.string(),
		duration: z.string(),
		duration_minutes: z.number(),
		warranty: z.string(),
		recommended: z.string(),
		base_price: money,
		image_url: z.string().nullable(),
		features: z.array(z.string()),
		/** What a model must have for this service to be for it (D-51). */
		needs: z.array(z.enum(traits)),
		order: z.number(),
		is_active: z.boolean(),
		version: z.number(),
		created_at: moment,
	})
	.meta({ id: 'StaffService' })
export type StaffService = z.infer<typeof StaffService>
const StaffPrice = z
	.object({
		id: z.number(),
		service: z.number(),
		service_name: z.string(),
		vehicle_model: z.number().nullable(),
		vehicle_model_name: z.string().nullable(),
		vehicle_class: z.string().nullable(),
		vehicle_class_name: z.string().nullable(),
		price: money,
		version: z.number(),
		created_at: moment,
	})
	.meta({ id: 'StaffServicePrice' })
export type StaffPrice = z.infer<typeof StaffPrice>

/** What repairs offer, and at which price (B.ADMIN-15 to B.ADMIN-17). */
export const staffCatalogue = {
	serviceCategories: collection(staffCatalogueAddresses.serviceCategories, {
		one: 'a service category',
		many: 'Service categories, hidden ones too',
		access: { read: 'staff', create: 'staff', change: 'staff', remove: 'staff', order: 'staff' },
		shownBy: ['repair-catalogue'],
		row: StaffCategory,
		fields: {
			name: filledText(100),
			/** Absent or empty: made from the name. */
			slug: judgedText((typed) => (typed === '' || (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed) && typed.length <= 100) ? null : slugMessage)),
			image: picture,
			description: longText(1000),
			order,
			is_active: z.boolean(),
		},
		required: ['name'],
		orderings: ['order', 'name', 'created_at'],
		filters: { is_active: trueOrFalse.optional() },
	}),
	services: collection(staffCatalogueAddresses.services, {
		one: 'a service',
		many: 'Services, hidden ones too',
		// The base price is the admin's, and no service is without one.
		access: { read: 'staff', create: 'admin', change: 'staff', remove: 'staff', order: 'staff' },
		shownBy: ['repair-catalogue'],
		row: StaffService,
		fields: {
			category: z.uuid({ error: (issue) => (issue.input === undefined ? 'This field is required.' : 'This is not a category.') }),
			name: filledText(150),
			description: longText(2000),
			duration: text(50),
			duration_minutes: z.number().int().min(5).max(1440),
			warranty: text(100),
			recommended: text(150),
			base_price: price,
			image_url: picture,
			features: z.array(filledText(150)).max(20),
			needs: traitList,
			order,
			is_active: z.boolean(),
		},
		required: ['category', 'name', 'base_price'],
		orderings: ['order', 'name', 'base_price', 'created_at'],
		filters: { is_active: trueOrFalse.optional(), category: queryText(100) },
	}),
	servicePrices: collection(staffCatalogueAddresses.servicePrices, {
		one: 'a price of a service for one model or class',
		many: 'Prices of services by model and class',
		access: { read: 'staff', create: 'admin', change: 'admin', remove: 'admin', import: 'admin' },
		shownBy: ['repair-catalogue'],
		row: StaffPrice,
		// Another model or class is another price.
		fixed: { service: wholeId(), vehicle_model: wholeId().nullish(), vehicle_class: text(50).nullish() },
		fields: { price },
		required: ['price'],
		orderings: ['service', 'price', 'created_at'],
		filters: { service: wholeId().optional(), vehicle_model: wholeId().optional(), vehicle_class: queryText(50) },
	}),
}
