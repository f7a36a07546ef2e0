import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { freeText, judgedText, moment, money, queryText, wholeId } from '../fields.ts'
import { optionalPage, plainOrPageOf, trueOrFalse } from '../staff-fields.ts'
import { traits } from '../vehicles/vehicle-words.ts'
import { partAddresses } from './part-addresses.ts'
import { availabilityStatuses, partFits, partLimits, ratingMessage } from './part-words.ts'

// ---- what is sold

export const partCard = {
	uuid: z.string(),
	name: z.string(),
	slug: z.string(),
	part_number: z.string(),
	category_name: z.string(),
	/** Names of its manufacturers, the first one first. */
	brands: z.array(z.string()),
	/** Rupees, GST included. */
	price: money,
	discounted_price: money.nullable(),
	availability_status: z.enum(availabilityStatuses),
	main_image: z.string().nullable(),
	is_featured: z.boolean(),
}
/** What customers say of it; null where nobody did yet. */
const rated = { average_rating: z.number().nullable(), reviews_count: z.number() }
const PartListItem = z
	.object({
		...partCard,
		...rated,
		/** Only when the list was asked for one model. */
		fit: z.enum(partFits).optional(),
	})
	.meta({ id: 'PartListItem' })
const PartCategory = z
	.object({ uuid: z.string(), name: z.string(), slug: z.string(), image: z.string().nullable(), description: z.string() })
	.meta({ id: 'PartCategory' })
/** The service by which we fit it at the door. */
const FittingService = z.object({ id: z.number(), name: z.string(), category_uuid: z.string() })
const Part = z
	.object({
		...partCard,
		category_details: z.object({ uuid: z.string(), name: z.string(), slug: z.string() }),
		additional_images: z.array(z.string()),
		stock_quantity: z.number(),
		manufacturers_details: z.array(z.object({ id: z.number(), name: z.string() })),
		description: z.string(),
		/** One to a line. */
		features: z.string(),
		vehicle_models_details: z.array(z.object({ id: z.number(), name: z.string(), manufacturer_name: z.string() })),
		/** For every vehicle that has all it `needs`, whether it is named among the models or not. */
		is_universal: z.boolean(),
		needs: z.array(z.enum(traits)),
		specifications: z.record(z.string(), z.string()),
		hsn: z.string(),
		/** Percent, included in the price. */
		gst_rate: z.number(),
		...rated,
		fitting_service: FittingService.nullable(),
	})
	.meta({ id: 'Part' })
/**
 * The service that fits a part to a model at the door, with its price for it; null where we do not offer it for the model, or the part does
 * not fit.
 */
export const pricedFitting = FittingService.extend({ price: money }).nullable()
const Fit = z
	.object({
		fit: z.enum(partFits),
		fitting_service: pricedFitting,
	})
	.meta({ id: 'PartFit' })
const Facets = z
	.object({
		count: z.number(),
		/** Of each kind: as many as there would be if this value of it were chosen, by all other filters as they are. */
		categories: z.array(z.object({ uuid: z.string(), name: z.string(), slug: z.string(), count: z.number() })),
		brands: z.array(z.object({ id: z.number(), name: z.string(), count: z.number() })),
		availability: z.array(z.object({ status: z.enum(availabilityStatuses), count: z.number() })),
		/** Rupees; null when nothing is found. */
		price: z.object({ min: money.nullable(), max: money.nullable() }),
		/** How many fit the model that was asked for; null without one. */
		fits: z.number().nullable(),
	})
	.meta({ id: 'PartFacets' })
const Review = z
	.object({
		id: z.number(),
		rating: z.number(),
		comment: z.string(),
		/** The first letter of the name (D-50, B.E-10). */
		user_name: z.string(),
		/** Whether its author got the part delivered. */
		verified_purchase: z.boolean(),
		created_at: moment,
	})
	.meta({ id: 'PartReview' })
/** A part that somebody is told about when it is back. */
const Wait = z.object({ /** The part's uuid. */ part: z.string(), part_name: z.string(), created_at: moment }).meta({ id: 'PartWait' })
export type PartListItem = z.infer<typeof PartListItem>
export type PartCategory = z.infer<typeof PartCategory>
export type Part = z.infer<typeof Part>
export type PartFitting = z.infer<typeof Fit>
export type PartFacets = z.infer<typeof Facets>
export type PartReview = z.infer<typeof Review>
export type PartWait = z.infer<typeof Wait>

// ---- what is asked for

const rupeesMessage = 'Please give an amount of rupees.'
const amount = z.preprocess((sent) => (sent === '' ? undefined : sent), z.coerce.number(rupeesMessage).min(0, rupeesMessage).optional())
/** A parameter that may come several times or with commas; a name that holds a comma is meant too. */
const several = z
	.union([z.string().max(1_000), z.array(z.string().max(200)).max(50)])
	.transform((sent) => [...new Set([sent].flat().flatMap((text) => [text, ...text.split(',')].map((each) => each.trim())))].filter(Boolean))
	.pipe(z.array(judgedText(() => null, 'words')).max(100))
	.optional()
const statuses = z
	.union([z.string().max(1_000), z.array(z.string().max(200)).max(50)])
	.transform((sent) => [...new Set([sent].flat().flatMap((text) => text.split(',').flatMap((each) => each.trim() || [])))])
	.pipe(z.array(z.enum(availabilityStatuses)))
	.optional()
const filters = {
	/** Name, part number (with or without separators), category and manufacturers; forgives typing errors where nothing is found without. */
	search: queryText(100),
	/** Rupees, of the price after a discount. */
	min_price: amount,
	max_price: amount,
	/** Uuids or slugs. */
	category: several,
	/** Ids or names of manufacturers. */
	brand: several,
	availability_status: statuses,
	is_featured: trueOrFalse.optional(),
	/** What fits this model comes first, and every row says whether it does. */
	vehicle_model_id: wholeId().optional(),
	/** With a model: only what fits it. */
	fits: trueOrFalse.optional(),
}
const partOrderings = ['price', 'name', 'created'] as const
const ordering = z
	.enum(
		[...partOrderings, '-price', '-name', '-created'],
		`Choose one of: ${partOrderings.join(', ')}; with - before it for the other way round.`,
	)
	.optional()
const PartFilters = z.object(filters)
export const PartQuery = z.object({ ...filters, ordering, ...optionalPage.shape })
export type PartFilters = z.output<typeof PartFilters>
export type PartQuery = z.output<typeof PartQuery>

/** What no part has, for whatever is no uuid; so it meets the same 404 as an unknown one (B.R-09). */
const noPart = '00000000-0000-0000-0000-000000000000'
const partParams = z.object({ uuid: z.union([z.uuid(), z.string().transform(() => noPart)]) })
const rating = z.number(ratingMessage).int(ratingMessage).min(1, ratingMessage).max(5, ratingMessage)

/** Spare parts as customers see them (B.API-11 to B.API-17). */
export const parts = {
	list: endpoint(partAddresses.list, {
		summary: 'Spare parts, what is no longer made last; with page or page_size a page of them, else the first 1,000',
		access: 'public',
		query: PartQuery,
		reply: plainOrPageOf(PartListItem),
	}),
	featured: endpoint(partAddresses.featured, {
		summary: 'Featured spare parts',
		access: 'public',
		query: optionalPage,
		reply: plainOrPageOf(PartListItem),
	}),
	facets: endpoint(partAddresses.facets, {
		summary: 'How many spare parts each filter would leave',
		access: 'public',
		query: PartFilters,
		reply: Facets,
	}),
	categories: endpoint(partAddresses.categories, {
		summary: 'Categories of spare parts',
		access: 'public',
		reply: z.array(PartCategory),
	}),
	part: endpoint(partAddresses.part, { summary: 'A spare part', access: 'public', params: partParams, reply: Part }),
	fit: endpoint(partAddresses.fit, {
		summary: 'Whether a spare part fits a model, and what fitting it costs',
		access: 'public',
		params: partParams,
		query: z.object({ vehicle_model_id: wholeId() }),
		reply: Fit,
	}),
	reviews: endpoint(partAddresses.reviews, {
		summary: 'Reviews of a spare part, newest first',
		access: 'public',
		params: partParams,
		query: optionalPage,
		reply: plainOrPageOf(Review),
	}),
	waits: endpoint(partAddresses.waits, {
		summary: 'Parts that the caller is told about when they are back in stock',
		access: 'signed-in',
		reply: z.array(Wait),
	}),
	tellWhenBack: endpoint(partAddresses.tellWhenBack, {
		summary: 'Mails the caller once when a part that is sold out is back; asked again it changes nothing',
		access: 'signed-in',
		params: z.object({ uuid: z.uuid() }),
		reply: Wait,
		status: [201, 200],
		repeatable: true,
	}),
	stopTelling: endpoint(partAddresses.stopTelling, {
		summary: 'Takes that back; also where nothing was asked',
		access: 'signed-in',
		params: z.object({ uuid: z.uuid() }),
		reply: z.undefined(),
		status: [204],
	}),
	addReview: endpoint(partAddresses.addReview, {
		summary: 'Reviews a spare part, once',
		access: 'signed-in',
		params: z.object({ uuid: z.uuid() }),
		body: z.object({ rating, comment: freeText(partLimits.review) }),
		reply: Review,
		status: [201],
		repeatable: true,
	}),
}
