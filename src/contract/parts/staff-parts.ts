import { z } from 'zod'
import { collection } from '../collection.ts'
import { endpoint } from '../endpoint.ts'
import { judgedText, moment, picture as pictureFile, queryText, wholeId } from '../fields.ts'
import {
	amountFrom,
	filledText,
	longText,
	noContent,
	order,
	pageOf,
	pageQuery,
	picture,
	price,
	text,
	trueOrFalse,
} from '../staff-fields.ts'
import { traitList } from '../vehicles/trait-list.ts'
import { traits } from '../vehicles/vehicle-words.ts'
import { availabilityStatuses, gstRates, partLimits, ratingMessage } from './part-words.ts'
import { partCard } from './parts.ts'
import { staffPartAddresses } from './staff-part-addresses.ts'

const StaffPart = z
	.object({
		...partCard,
		category: z.string(),
		stock_quantity: z.number(),
		/** Up to so many pieces it is 'limited stock'. */
		limited_stock_at: z.number(),
		/** Ids, the first one first. */
		manufacturers: z.array(z.number()),
		vehicle_models: z.array(z.number()),
		is_universal: z.boolean(),
		needs: z.array(z.enum(traits)),
		description: z.string(),
		features: z.string(),
		specifications: z.record(z.string(), z.string()),
		hsn: z.string(),
		gst_rate: z.number(),
		/** By which it is fitted; null is what its category says. */
		fitting_service: z.number().nullable(),
		fitting_service_name: z.string().nullable(),
		/** Ids of its further pictures in their order, and where these lie. */
		images: z.array(z.number()),
		additional_images: z.array(z.string()),
		is_active: z.boolean(),
		version: z.number(),
		created_at: moment,
	})
	.meta({ id: 'StaffPart' })
const StaffPartCategory = z
	.object({
		uuid: z.string(),
		name: z.string(),
		slug: z.string(),
		image: z.string().nullable(),
		description: z.string(),
		fitting_service: z.number().nullable(),
		fitting_service_name: z.string().nullable(),
		order: z.number(),
		is_active: z.boolean(),
		parts_count: z.number(),
		version: z.number(),
		created_at: moment,
	})
	.meta({ id: 'StaffPartCategory' })
const StaffReview = z
	.object({
		id: z.number(),
		part: z.string(),
		part_name: z.string(),
		customer: z.number(),
		customer_name: z.string(),
		rating: z.number(),
		comment: z.string(),
		is_hidden: z.boolean(),
		/** Why it is hidden; '' while it is shown. */
		hidden_reason: z.string(),
		version: z.number(),
		created_at: moment,
	})
	.meta({ id: 'StaffPartReview' })
const StockChange = z
	.object({
		id: z.number(),
		change: z.number(),
		stock_quantity: z.number(),
		reason: z.string(),
		/** Null where an order changed it. */
		actor: z.number().nullable(),
		actor_name: z.string().nullable(),
		created_at: moment,
	})
	.meta({ id: 'PartStockChange' })
export type StaffPart = z.infer<typeof StaffPart>

const slugMessage = 'Use small letters, digits and hyphens.'
/** Absent or empty: made from the name. */
const slug = (longest: number) =>
	judgedText((typed) => (typed === '' || (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed) && typed.length <= longest) ? null : slugMessage))
const stockMessage = `This must be a whole number from 0 to ${partLimits.stock}.`
const pieces = z.number(stockMessage).int(stockMessage).min(0, stockMessage).max(partLimits.stock, stockMessage)
const category = z.uuid({ error: (issue) => (issue.input === undefined ? 'This field is required.' : 'This is not a category.') })
const numberMessage = 'Use letters, digits and - . / _ or blanks, with at least one letter or digit.'
const partNumber = judgedText((typed) =>
	/^(?=.*[A-Za-z0-9])[A-Za-z0-9 ./_-]+$/.test(typed) && typed.length <= partLimits.partNumber
		? null
		: typed === ''
			? 'This field may not be blank.'
			: typed.length > partLimits.partNumber
				? `Ensure this field has no more than ${partLimits.partNumber} characters.`
				: numberMessage,
)
const specifications = z
	.record(filledText(partLimits.specification), filledText(partLimits.specification))
	.refine((map) => Object.keys(map).length <= partLimits.specifications, `At most ${partLimits.specifications} lines.`)
const partParams = z.object({ uuid: z.uuid() })
const FurtherPicture = z.object({ id: z.number(), image: z.string() })
/** Each once. */
const ids = (most: number) =>
	z
		.array(wholeId())
		.max(most)
		.transform((sent) => [...new Set(sent)])

/** The shop of spare parts on the company's side (B.ADMIN-04 to B.ADMIN-10, B.ADMIN-14). */
export const staffParts = {
	parts: collection(staffPartAddresses.parts, {
		one: 'a spare part',
		many: 'Spare parts, retired ones too',
		access: { read: 'staff', create: 'staff', change: 'staff', remove: 'staff', import: 'staff' },
		shownBy: ['parts-catalogue'],
		row: StaffPart,
		fields: {
			name: filledText(partLimits.name),
			part_number: partNumber,
			slug: slug(200),
			category,
			price,
			discounted_price: amountFrom(0).nullable(),
			stock_quantity: pieces,
			/** Why the stock is what it is now; told in its history. */
			reason: text(partLimits.reason),
			limited_stock_at: pieces,
			/** Only the last two are set by hand; any other lets it follow from the stock (D-23, B.R-43). */
			availability_status: z.enum(availabilityStatuses),
			manufacturers: ids(partLimits.manufacturers),
			vehicle_models: ids(partLimits.vehicleModels).transform((sent) => sent.toSorted((a, b) => a - b)),
			is_universal: z.boolean(),
			needs: traitList,
			description: longText(partLimits.description),
			features: longText(partLimits.features),
			specifications,
			hsn: judgedText((typed) => (typed === '' || /^(\d{4}|\d{6}|\d{8})$/.test(typed) ? null : 'An HSN code has 4, 6 or 8 digits.')),
			gst_rate: z.number().refine((rate) => gstRates.some((each) => each === rate), `Choose one of: ${gstRates.join(', ')}.`),
			fitting_service: wholeId().nullable(),
			is_featured: z.boolean(),
			main_image: picture,
			/** Ids of its further pictures in their order; those that are left out are deleted. */
			images: ids(partLimits.images),
			is_active: z.boolean(),
		},
		required: ['name', 'part_number', 'category', 'price'],
		orderings: ['name', 'part_number', 'price', 'stock_quantity', 'created_at'],
		filters: {
			category: queryText(200),
			brand: queryText(100),
			availability_status: z.enum(availabilityStatuses).optional(),
			low_stock: trueOrFalse.optional(),
			is_featured: trueOrFalse.optional(),
			is_active: trueOrFalse.optional(),
		},
	}),
	changeStock: endpoint(staffPartAddresses.changeStock, {
		summary: 'Adds pieces to the stock of a part or takes some away, with the reason',
		access: 'staff',
		params: partParams,
		body: z.object({
			change: z
				.number()
				.int()
				.min(-partLimits.stock)
				.max(partLimits.stock)
				.refine((change) => change !== 0, 'By how much does it change?'),
			reason: filledText(partLimits.reason),
		}),
		reply: StaffPart,
		repeatable: true,
	}),
	stockChanges: endpoint(staffPartAddresses.stockChanges, {
		summary: 'How the stock of a part came about, newest first',
		access: 'staff',
		params: partParams,
		query: z.object({ page: pageQuery([]).page, page_size: pageQuery([]).page_size }),
		reply: pageOf(StockChange),
	}),
	addPartImage: endpoint(staffPartAddresses.addPartImage, {
		summary: 'Adds a further picture to a part, drawn anew',
		access: 'staff',
		params: partParams,
		body: z.object({}),
		files: { image: pictureFile },
		reply: FurtherPicture,
		status: [201],
	}),
	removePartImage: endpoint(staffPartAddresses.removePartImage, {
		summary: 'Deletes a further picture of a part',
		access: 'staff',
		params: partParams.extend({ id: wholeId() }),
		reply: noContent,
		status: [204],
	}),
	partCategories: collection(staffPartAddresses.partCategories, {
		one: 'a category of spare parts',
		many: 'Categories of spare parts, hidden ones too',
		access: { read: 'staff', create: 'staff', change: 'staff', remove: 'staff', order: 'staff' },
		shownBy: ['parts-catalogue'],
		row: StaffPartCategory,
		fields: {
			name: filledText(100),
			slug: slug(100),
			image: picture,
			description: longText(1_000),
			/** What its parts are fitted by, unless a part says otherwise. */
			fitting_service: wholeId().nullable(),
			order,
			is_active: z.boolean(),
		},
		required: ['name'],
		orderings: ['order', 'name', 'created_at'],
		filters: { is_active: trueOrFalse.optional() },
	}),
	reviews: collection(staffPartAddresses.reviews, {
		one: 'a review of a spare part',
		many: 'Reviews of spare parts, hidden ones too',
		access: { read: 'staff', change: 'staff', remove: 'staff' },
		shownBy: ['parts-catalogue'],
		row: StaffReview,
		fields: {
			is_hidden: z.boolean(),
			hidden_reason: text(partLimits.reason),
		},
		orderings: ['created_at', 'rating'],
		filters: {
			is_hidden: trueOrFalse.optional(),
			rating: z.enum(['1', '2', '3', '4', '5'], ratingMessage).optional(),
			part: queryText(50),
		},
	}),
}
