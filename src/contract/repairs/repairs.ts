import { z } from 'zod'
import { normaliseRegistration } from '#shared/registration.ts'
import { soldFields } from '../company/sold.ts'
import { addressFields, checkoutFields, wholePlace } from '../doorstep/contact.ts'
import { longest } from '../doorstep/doorstep-words.ts'
import { photosFor } from '../doorstep/work-photos.ts'
import { endpoint } from '../endpoint.ts'
import { day, freeText, idParams, isForm, judgedText, moment, money, time, wholeId } from '../fields.ts'
import { optionalPage, plainOrPageOf } from '../staff-fields.ts'
import { drawings, fuels, paints } from '../vehicles/vehicle-words.ts'
import { ExtraWork } from './extra-work.ts'
import { repairAddresses } from './repair-addresses.ts'
import { quantityMessage, reasonProblem, registrationProblem, repairKinds, repairLimits, repairStatuses } from './repair-words.ts'

// ---- what we offer

const Feature = z.object({ id: z.number(), name: z.string() })
const Service = z
	.object({
		id: z.number(),
		name: z.string(),
		description: z.string(),
		duration: z.string(),
		warranty: z.string(),
		recommended: z.string(),
		base_price: money,
		image_url: z.string().nullable(),
		features: z.array(Feature),
		/** Only when the list was asked for one model (D-35). */
		price: money.optional(),
		/** Whether it is for that model (D-51). */
		fits: z.boolean().optional(),
		/** When no model was asked for: the lowest and the highest price of the models it is for; null when it is for none. */
		price_from: money.nullable().optional(),
		price_to: money.nullable().optional(),
	})
	.meta({ id: 'Service' })
const ServiceCategory = z
	.object({
		uuid: z.string(),
		name: z.string(),
		slug: z.string(),
		image: z.string().nullable(),
		description: z.string(),
		services: z.array(Service),
		/** The lowest price in it: for the model that was asked for, else for any; of services that are for it alone (D-51). */
		price_from: money.nullable().optional(),
	})
	.meta({ id: 'ServiceCategory' })
const SingleService = Service.extend({
	category_uuid: z.string(),
	category_name: z.string(),
	category_slug: z.string(),
	category_image: z.string().nullable(),
	category_description: z.string(),
}).meta({ id: 'SingleService' })
const ServicePrice = z.object({ price: money, is_custom_price: z.boolean(), /** D-51 */ fits: z.boolean() }).meta({ id: 'ServicePrice' })
export type Service = z.infer<typeof Service>
export type ServiceCategory = z.infer<typeof ServiceCategory>
export type SingleService = z.infer<typeof SingleService>
export type ServicePrice = z.infer<typeof ServicePrice>

// ---- what is asked for

const quantity = z.number(quantityMessage).int(quantityMessage).min(1, quantityMessage).max(repairLimits.quantity, quantityMessage)

/** A package for a vehicle. `service_id` may be the card's id, or its category's uuid or id beside a `package_id` (B.R-02). */
export const RequestedItem = z.object({
	service_id: z.union([z.number(), z.string().max(64)], { error: 'This field is required.' }),
	package_id: wholeId().nullish(),
	quantity: quantity.default(1),
	manufacturer_id: wholeId(),
	model_id: wholeId(),
})
export type RequestedItem = z.infer<typeof RequestedItem>
type SentItem = z.input<typeof RequestedItem>
/** The fields of an item, or `{cart_id, item}`; judged as one form, so that a refusal names the item's own fields (B.API-38). */
const AddItem = z.preprocess(
	(body: SentItem | { cart_id?: number | string | null; item: SentItem }) =>
		hasItem(body) ? { ...body.item, ...('cart_id' in body && { cart_id: body.cart_id }) } : body,
	RequestedItem.extend({ cart_id: wholeId().nullish() }),
)
/** What is sent may be anything, whatever its type says. */
const hasItem = (body: unknown): body is { item: SentItem } =>
	typeof body === 'object' &&
	body !== null &&
	'item' in body &&
	typeof body.item === 'object' &&
	body.item !== null &&
	!Array.isArray(body.item)

const CartItem = z
	.object({
		id: z.number(),
		service_id: z.string(),
		service_name: z.string(),
		package_id: z.number(),
		package_name: z.string(),
		features: z.array(z.string()),
		duration: z.string(),
		manufacturer_id: z.number(),
		model_id: z.number(),
		manufacturer: z.string(),
		model: z.string(),
		vehicle_type: z.string(),
		drawing: z.enum(drawings),
		paint: z.enum(paints),
		fuel: z.enum(fuels),
		quantity: z.number(),
		price: money,
		total_price: money,
		/** False when the service is no longer offered; such a line blocks the checkout until it is removed. */
		available: z.boolean(),
		/** False when the service is not for this model (any more, D-51); it blocks the checkout in the same way. */
		fits: z.boolean(),
	})
	.meta({ id: 'ServiceCartItem' })
const Cart = z.object({ id: z.number(), items: z.array(CartItem), total_items: z.number(), total_price: money }).meta({ id: 'ServiceCart' })
export type ServiceCartItem = z.infer<typeof CartItem>
export type ServiceCart = z.infer<typeof Cart>

/** Who and where; the rules and texts of the checkout form (B.E-16). */
export const bookingPerson = {
	...checkoutFields,
	address: addressFields.street,
	city: addressFields.city,
	state: addressFields.state,
	postal_code: addressFields.postalCode,
	notes: freeText(longest.note),
	registration_number: judgedText(registrationProblem)
		.nullish()
		.transform((text) => normaliseRegistration(text ?? '')),
	purchase_type: z.enum(['cart', 'buy-now']).optional(),
}
/** A list of items, or the fields of one item (B.R-14); the first of them that is sent counts. */
export const requestedItemFields = {
	items: z.array(RequestedItem).max(repairLimits.lines, `At most ${repairLimits.lines} services can be booked at once.`).nullish(),
	...RequestedItem.partial().shape,
	quantity: quantity.optional(),
}
/** Before them a cart, if one is named. */
const bookingItems = { cart_id: wholeId().nullish(), ...requestedItemFields }
const BookRepair = z
	.object({ ...bookingItems, ...bookingPerson, schedule_date: day, schedule_time: time })
	.superRefine(wholePlace, { when: isForm })
const BookNow = z.object({ ...bookingItems, ...bookingPerson }).superRefine(wholePlace, { when: isForm })
export type BookRepair = z.infer<typeof BookRepair>
export type BookNow = z.infer<typeof BookNow>

// ---- what was agreed

const RepairLine = z.object({
	/** The category's name; what is bought is the package (B.R-02). */
	name: z.string(),
	package: z.object({ id: z.number().nullable(), name: z.string() }),
	features: z.array(z.string()),
	duration_minutes: z.number(),
	manufacturer_id: z.number().nullable(),
	model_id: z.number().nullable(),
	manufacturer: z.string(),
	model: z.string(),
	vehicle_type: z.string(),
	drawing: z.enum(drawings),
	paint: z.enum(paints),
	fuel: z.enum(fuels),
	quantity: z.number(),
	price: money,
	total_price: money,
})
export const Repair = z
	.object({
		id: z.number(),
		reference: z.string(),
		...soldFields(repairStatuses),
		kind: z.enum(repairKinds),
		services: z.array(RepairLine),
		schedule_date: z.string(),
		schedule_time: z.string(),
		/** Until when we call about a repair as soon as possible; null once it has a time, and for one that was booked for an hour. */
		call_by: moment.nullable(),
		address: z.string(),
		city: z.string(),
		state: z.string(),
		postal_code: z.string(),
		registration_number: z.string(),
		notes: z.string(),
		technician: z.object({ name: z.string(), phone: z.string() }).nullable(),
		/** What the technician found and did; empty until he wrote it. */
		technician_notes: z.string(),
		/** What its customer tells the technician at the door, while it is confirmed; null for everybody else. */
		start_code: z.string().nullable(),
		/** How many photos there are of it; they are answered by a call of their own. */
		photo_count: z.number(),
		/** What was proposed beyond that, the newest first. */
		extra_work: z.array(ExtraWork),
	})
	.meta({ id: 'Repair' })
export type RepairLine = z.infer<typeof RepairLine>
export type Repair = z.infer<typeof Repair>

const ownRepairs = {
	summary: "The caller's repairs, newest first; with page or page_size a page of them",
	access: 'signed-in',
	query: optionalPage,
	reply: plainOrPageOf(Repair),
} as const
/** Of a call whose body names a cart. */
const noCart = { 404: "There is no such cart, or it is not the caller's." }
const positive = 'This must be a whole number above 0.'
/** 0, which no service has, for whatever is not a service's id; so it meets the same 404 as an unknown one (B.API-32, B.R-07). */
const serviceParams = z.object({ id: z.union([idParams.shape.id, z.string().transform(() => 0)]) })
/** What names no category finds none, in whatever form it comes (B.R-07). */
const categoryId = z.union([z.string(), z.array(z.string()).transform(() => '')])
const cartParams = idParams
const itemParams = idParams.extend({ itemId: idParams.shape.id })

export const repairs = {
	categories: endpoint(repairAddresses.categories, {
		summary: 'Service categories with their services; with a model also the price for it',
		access: 'public',
		query: z.object({
			id: categoryId.optional(),
			manufacturer_id: wholeId(positive).optional(),
			vehicle_model_id: wholeId(positive).optional(),
		}),
		reply: z.array(ServiceCategory),
	}),
	service: endpoint(repairAddresses.service, {
		summary: 'One service with its category',
		access: 'public',
		params: serviceParams,
		reply: SingleService,
	}),
	price: endpoint(repairAddresses.price, {
		summary: 'The price of a service for one model',
		access: 'public',
		params: serviceParams,
		query: z.object({ manufacturer_id: wholeId(positive), vehicle_model_id: wholeId(positive) }),
		reply: ServicePrice,
	}),
	carts: endpoint(repairAddresses.carts, { summary: "The caller's open service cart, if any", access: 'signed-in', reply: z.array(Cart) }),
	openCart: endpoint(repairAddresses.openCart, {
		summary: 'Opens a service cart, or answers the open one',
		access: 'signed-in',
		reply: Cart,
		status: [201, 200],
		repeatable: true,
	}),
	cart: endpoint(repairAddresses.cart, { summary: 'A service cart', access: 'signed-in', params: cartParams, reply: Cart }),
	addItem: endpoint(repairAddresses.addItem, {
		summary: 'Adds a service for a vehicle; the same again raises its quantity',
		access: 'signed-in',
		params: cartParams,
		body: AddItem,
		reply: CartItem,
		status: [201, 200],
		repeatable: true,
	}),
	changeItem: endpoint(repairAddresses.changeItem, {
		summary: 'Sets the quantity of a line',
		access: 'signed-in',
		params: itemParams,
		body: z.object({ quantity }),
		reply: CartItem,
	}),
	removeItem: endpoint(repairAddresses.removeItem, {
		summary: 'Takes a line out',
		access: 'signed-in',
		params: itemParams,
		reply: z.undefined(),
		status: [204],
	}),
	clearCart: endpoint(repairAddresses.clearCart, {
		summary: 'Empties a service cart',
		access: 'signed-in',
		params: cartParams,
		reply: Cart,
		repeatable: true,
	}),
	list: endpoint(repairAddresses.list, ownRepairs),
	show: endpoint(repairAddresses.show, { summary: 'A repair of the caller', access: 'signed-in', params: idParams, reply: Repair }),
	photos: photosFor(repairAddresses.photos, 'a repair'),
	book: endpoint(repairAddresses.book, {
		summary: 'Books a doorstep repair for a day and hour',
		access: 'signed-in',
		refused: noCart,
		body: BookRepair,
		reply: Repair,
		status: [201],
		repeatable: true,
	}),
	listNow: endpoint(repairAddresses.listNow, ownRepairs),
	bookNow: endpoint(repairAddresses.bookNow, {
		summary: 'Books a doorstep repair as soon as possible',
		access: 'signed-in',
		refused: noCart,
		body: BookNow,
		reply: Repair,
		status: [201],
		repeatable: true,
	}),
	cancel: endpoint(repairAddresses.cancel, {
		aliases: ['POST /repairing-service/bookings/:id/cancel/'],
		summary: 'Cancels a pending repair with a reason',
		access: 'signed-in',
		params: idParams,
		body: z.object({ reason: judgedText(reasonProblem, 'lines') }),
		reply: Repair.extend({ message: z.string() }),
		repeatable: true,
	}),
}
