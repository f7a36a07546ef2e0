import { z } from 'zod'
import { StartWork } from '../doorstep/start.ts'
import { endpoint } from '../endpoint.ts'
import { idParams, moment, picture } from '../fields.ts'
import { longText, text, version } from '../staff-fields.ts'
import { inspectionPoints } from './inspection-point-words.ts'
import { inspectionLimits, inspectionVerdicts, pointRatings } from './inspection-words.ts'
import { marketFuels } from './market-words.ts'
import { sellStatuses } from './sell-words.ts'
import { staffSellingAddresses } from './staff-selling-addresses.ts'

const PointResult = z.object({
	/** Of `inspectionPoints`. */
	point: z.string(),
	/** Null where only a remark or a photo was left so far. */
	rating: z.enum(pointRatings).nullable(),
	remark: z.string(),
	photos: z.array(z.object({ id: z.number(), url: z.string() })),
})

/** An inspection as whoever does it fills it in; it is called by the number of its sell request. */
const StaffInspection = z
	.object({
		id: z.number(),
		/** Of the sell request: 'SR12'. */
		reference: z.string(),
		status: z.enum(sellStatuses),
		status_display: z.string(),
		vehicle: z.string(),
		vehicle_type: z.string(),
		fuel_type: z.enum(marketFuels),
		registration_number: z.string(),
		kms_driven: z.number(),
		seller_name: z.string(),
		contact_number: z.string(),
		address: z.string(),
		technician_id: z.number().nullable(),
		technician_name: z.string(),
		starts_at: moment,
		ends_at: moment,
		started_at: moment.nullable(),
		completed_at: moment.nullable(),
		/** The points that were looked at; which there are follows from the kind of vehicle (`pointsOf`). */
		results: z.array(PointResult),
		summary: z.string(),
		score: z.number().nullable(),
		verdict: z.enum(inspectionVerdicts).nullable(),
		/** What this person may do now. */
		can: z.object({ start: z.boolean(), fill: z.boolean(), complete: z.boolean() }),
		version: z.number(),
	})
	.meta({ id: 'StaffInspection' })
export type StaffInspection = z.infer<typeof StaffInspection>
/** What one small write answers: the point as it is kept, and what the whole comes to now. */
const SavedPoint = PointResult.extend({
	id: z.number(),
	score: z.number().nullable(),
	verdict: z.enum(inspectionVerdicts).nullable(),
	version: z.number(),
}).meta({ id: 'SavedInspectionPoint' })
export type SavedPoint = z.infer<typeof SavedPoint>

const pointParams = idParams.extend({ point: z.enum(inspectionPoints.map(({ id }) => id)) })

/** Inspections of what is offered to us (B.ADMIN-29); a technician sees and does his own (D-48). */
export const staffInspections = {
	inspection: endpoint(staffSellingAddresses.inspection, {
		summary: 'An inspection with all that was found',
		access: 'technician',
		params: idParams,
		reply: StaffInspection,
	}),
	startInspection: endpoint(staffSellingAddresses.startInspection, {
		summary: 'Begins a scheduled inspection',
		access: 'technician',
		params: idParams,
		body: StartWork,
		reply: StaffInspection,
		repeatable: true,
	}),
	rateInspectionPoint: endpoint(staffSellingAddresses.rateInspectionPoint, {
		summary: 'What was found at one point, saved as it is filled in; what is left out stays',
		access: 'technician',
		params: pointParams,
		body: z.object({ rating: z.enum(pointRatings).nullable().optional(), remark: text(inspectionLimits.remark).optional() }),
		reply: SavedPoint,
		repeatable: true,
	}),
	addInspectionPhoto: endpoint(staffSellingAddresses.addInspectionPhoto, {
		summary: 'Adds a photo to a point, drawn anew',
		access: 'technician',
		params: pointParams,
		body: z.object({}),
		files: { image: picture },
		reply: SavedPoint,
		status: [201],
		repeatable: true,
	}),
	removeInspectionPhoto: endpoint(staffSellingAddresses.removeInspectionPhoto, {
		summary: 'Gives up a photo of a point',
		access: 'technician',
		params: pointParams.extend({ photo: idParams.shape.id }),
		reply: SavedPoint,
	}),
	completeInspection: endpoint(staffSellingAddresses.completeInspection, {
		summary: 'Completes an inspection once every point is rated and every fault described; its score and verdict stand from then on',
		access: 'technician',
		params: idParams,
		body: z.object({ summary: longText(inspectionLimits.summary).optional(), version }),
		reply: StaffInspection,
		repeatable: true,
	}),
}
