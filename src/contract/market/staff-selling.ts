import { z } from 'zod'
import { staffReason } from '../company/sold.ts'
import { endpoint } from '../endpoint.ts'
import { day, idParams, moment, money, time, wholeId } from '../fields.ts'
import { amountFrom, dayQuery, filledText, isWholePaise, longText, pageOf, pageQuery, text, trueOrFalse, version } from '../staff-fields.ts'
import { inspectionLimits, inspectionVerdicts } from './inspection-words.ts'
import { marketLimits } from './market-words.ts'
import { offerLimits, offerStatuses } from './offer-words.ts'
import { sellDocuments, sellStatuses } from './sell-words.ts'
import { SellRequest, SellVehicle, sellVehicleFiles } from './selling.ts'
import { staffSellingAddresses } from './staff-selling-addresses.ts'

const OfferLine = z.object({ label: z.string(), amount: money })
/** What we offered to a seller: his price and, line by line, why ours differs. */
export const Offer = z
	.object({
		id: z.number(),
		status: z.enum(offerStatuses),
		status_display: z.string(),
		/** Rupees that the seller expected, that each line takes off or puts on, and that are left in the end. */
		expected_price: money,
		lines: z.array(OfferLine),
		price: money,
		note: z.string(),
		/** Why the seller declined; '' where he did not say. */
		reason: z.string(),
		created_at: moment,
		answered_at: moment.nullable(),
	})
	.meta({ id: 'SellOffer' })
export type Offer = z.infer<typeof Offer>

export const StaffSellRequest = SellRequest.extend({
	customer: z.number(),
	customer_name: z.string(),
	customer_email: z.string(),
	technician_id: z.number().nullable(),
	/** Why the inspection began without its seller's code; '' where it did not. */
	started_without: z.string(),
	/** When the inspection begins and ends; null before it has a time. */
	starts_at: moment.nullable(),
	ends_at: moment.nullable(),
	/** What was looked at so far, null before anything was. */
	score: z.number().nullable(),
	verdict: z.enum(inspectionVerdicts).nullable(),
	/** Points that were rated, and how many there are. */
	points_rated: z.number(),
	points: z.number(),
	/** What the inspection speaks for taking off (`suggestedLines`): an offer begins with it. */
	suggested_lines: z.array(OfferLine),
	/** The newest first. */
	offers: z.array(Offer),
	/** The vehicle it became, hidden ones too. */
	used_vehicle: z.number().nullable(),
	next_statuses: z.array(z.enum(sellStatuses)),
	/** What this person may do now, beside the next statuses. */
	may: z.object({ move: z.boolean(), assign: z.boolean(), judge: z.boolean(), offer: z.boolean(), publish: z.boolean() }),
}).meta({ id: 'StaffSellRequest' })
export type StaffSellRequest = z.infer<typeof StaffSellRequest>

const requestReply = { access: 'staff', params: idParams, reply: StaffSellRequest } as const

/** What customers offer to us, on the company's side (B.ADMIN-28 to B.ADMIN-32). */
export const staffSelling = {
	sellRequests: endpoint(staffSellingAddresses.sellRequests, {
		summary: 'Sell requests; `date_from` and `date_to` are days in India on which they were sent',
		access: 'staff',
		query: z.object({
			...pageQuery(['created_at', 'inspection_at', 'expected_price', 'status']),
			status: z.enum(sellStatuses).optional(),
			/** Neither rejected nor published. */
			open: trueOrFalse.optional(),
			/** Inspected, and neither published nor declined. */
			to_publish: trueOrFalse.optional(),
			/** The inspection is still to be done, and nobody is sent to it. */
			to_assign: trueOrFalse.optional(),
			/** The inspection is still to be done, and was planned for an earlier day than today. */
			overdue: trueOrFalse.optional(),
			technician: wholeId().optional(),
			customer: wholeId().optional(),
			...dayQuery,
		}),
		reply: pageOf(StaffSellRequest),
	}),
	sellRequest: endpoint(staffSellingAddresses.sellRequest, { summary: 'A sell request', ...requestReply }),
	sellForCustomer: endpoint(staffSellingAddresses.sellForCustomer, {
		summary: 'Offers a vehicle for a customer who phones or stands at the desk, by the rules of his own call',
		access: 'staff',
		body: SellVehicle.extend({ customer: wholeId() }),
		files: sellVehicleFiles,
		reply: StaffSellRequest,
		status: [201],
		repeatable: true,
	}),
	changeSellRequest: endpoint(staffSellingAddresses.changeSellRequest, {
		summary:
			'The next step of a sell request, or another time, place or technician of its inspection. A time or technician schedules one that is pending; without a time it is the pickup slot',
		...requestReply,
		body: z.object({
			status: z.enum(sellStatuses).optional(),
			schedule_date: day.optional(),
			schedule_time: time.optional(),
			technician: wholeId().nullable().optional(),
			/** Where we come, and whom we call before; put right until the inspection is done. */
			pickup_address: SellVehicle.shape.pickup_address.optional(),
			contact_number: SellVehicle.shape.contact_number.optional(),
			/** Needed to reject; the seller reads it. `rejection_reason` is the same. */
			reason: staffReason.optional(),
			rejection_reason: staffReason.optional(),
			/** What was found, for the seller to read. */
			inspection_details: longText(inspectionLimits.summary).optional(),
			version,
		}),
		repeatable: true,
	}),
	judgeSellDocument: endpoint(staffSellingAddresses.judgeSellDocument, {
		summary: 'Marks a document as acceptable or not; one that is not is missing, and its seller can supply another one',
		...requestReply,
		params: idParams.extend({ type: z.enum(sellDocuments) }),
		body: z.object({
			acceptable: z.boolean(),
			/** Needed where it is not; the seller reads it. */
			note: text(offerLimits.reason).optional(),
		}),
		repeatable: true,
	}),
	makeOffer: endpoint(staffSellingAddresses.makeOffer, {
		summary: 'Offers a price for what was inspected: what its seller expects and, line by line, why ours differs',
		...requestReply,
		body: z.object({
			lines: z
				.array(
					z.object({
						label: filledText(offerLimits.label),
						/** Rupees: below nothing what comes off, above what is added. */
						amount: z
							.number()
							.min(-marketLimits.price)
							.max(marketLimits.price)
							.refine((amount) => amount !== 0 && isWholePaise(amount), 'Please enter an amount other than 0, with at most 2 decimals.'),
					}),
				)
				.max(offerLimits.lines),
			note: longText(offerLimits.note).optional(),
			version,
		}),
		status: [201],
		repeatable: true,
	}),
	withdrawOffer: endpoint(staffSellingAddresses.withdrawOffer, {
		summary: 'Takes back an offer that its seller has not answered',
		...requestReply,
		params: idParams.extend({ offer: idParams.shape.id }),
		body: z.object({}).nullish(),
		repeatable: true,
	}),
	publishVehicle: endpoint(staffSellingAddresses.publishVehicle, {
		summary:
			'Makes a vehicle of the market from an inspected sell request, once, with copies of its photos and its report; an offer that was made must have been accepted',
		...requestReply,
		body: z.object({
			/** Rupees; may differ from what its seller expected or got. */
			price: amountFrom(1).max(marketLimits.price),
			description: longText(marketLimits.description).optional(),
			transmission: text(marketLimits.transmission).optional(),
			registered_in: text(marketLimits.registeredIn).optional(),
			owners: z.number().int().min(1).max(marketLimits.owners).nullable().optional(),
			/** False: hidden until staff have covered its number plates. */
			is_published: z.boolean().default(true),
			version,
		}),
		status: [201],
		repeatable: true,
	}),
}
