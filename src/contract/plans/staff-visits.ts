import { z } from 'zod'
import { staffReason } from '../company/sold.ts'
import { StartWork } from '../doorstep/start.ts'
import { staffPhotosOf } from '../doorstep/work-photos.ts'
import { endpoint } from '../endpoint.ts'
import { day, idParams, moment, time, wholeId } from '../fields.ts'
import { dayQuery, filledText, longText, pageOf, pageQuery, trueOrFalse, version } from '../staff-fields.ts'
import { staffVisitAddresses } from './staff-plan-addresses.ts'
import { visitLimits, visitStatuses } from './visit-words.ts'
import { ScheduleVisit, Visit } from './visits.ts'

const StaffVisit = Visit.extend({
	customer: z.number(),
	customer_name: z.string(),
	customer_phone: z.string(),
	customer_email: z.string(),
	address: z.string(),
	city: z.string(),
	state: z.string(),
	postal_code: z.string(),
	technician_id: z.number().nullable(),
	starts_at: moment,
	ends_at: moment,
	/** When the technician began; null before. */
	started_at: moment.nullable(),
	/** Why it began without its customer's code; '' where it did not. */
	started_without: z.string(),
	created_at: moment,
	/** What this person may do: give it another time or technician, begin, complete or cancel it. */
	can: z.object({ move: z.boolean(), assign: z.boolean(), start: z.boolean(), complete: z.boolean(), cancel: z.boolean() }),
}).meta({ id: 'StaffVisit' })
export type StaffVisit = z.infer<typeof StaffVisit>

const notes = longText(visitLimits.notes)
const checklist = z.array(z.object({ name: filledText(visitLimits.check), done: z.boolean() })).max(visitLimits.checks)
const completionDate = z.union([day, z.iso.datetime({ offset: true })], 'Please enter a date as yyyy-MM-dd.')

const { visitPhotos, addVisitPhoto, removeVisitPhoto } = staffVisitAddresses
export const staffVisitPhotos = staffPhotosOf({ photos: visitPhotos, add: addVisitPhoto, remove: removeVisitPhoto }, 'a visit')

/** Visits as the company plans and does them; a technician sees and does his own (D-48). */
export const staffVisits = {
	visits: endpoint(staffVisitAddresses.visits, {
		summary: 'Visits; a technician sees those assigned to him. `date_from` and `date_to` are days on which they begin',
		access: 'technician',
		query: z.object({
			...pageQuery(['created_at', 'scheduled_date']),
			status: z.enum(visitStatuses).optional(),
			/** Scheduled for an earlier day than today. */
			overdue: trueOrFalse.optional(),
			/** Without a technician. */
			unassigned: trueOrFalse.optional(),
			technician: wholeId().optional(),
			customer: wholeId().optional(),
			subscription: wholeId().optional(),
			...dayQuery,
		}),
		reply: pageOf(StaffVisit),
	}),
	visit: endpoint(staffVisitAddresses.visit, { summary: 'A visit', access: 'technician', params: idParams, reply: StaffVisit }),
	scheduleVisit: endpoint(staffVisitAddresses.scheduleVisit, {
		summary: 'Schedules a visit for a customer who phones, by the rules of his own call',
		access: 'staff',
		body: ScheduleVisit,
		reply: StaffVisit,
		status: [201],
		repeatable: true,
	}),
	changeVisit: endpoint(staffVisitAddresses.changeVisit, {
		summary:
			'Another time or technician, what is to be done, and what was found: a technician writes the latter alone. With a status the visit is completed or cancelled too, as by the calls of these names',
		access: 'technician',
		params: idParams,
		body: z.object({
			schedule_date: day.optional(),
			schedule_time: time.optional(),
			technician: wholeId().nullable().optional(),
			service_notes: notes.optional(),
			technician_notes: notes.optional(),
			checklist: checklist.optional(),
			status: z.enum(visitStatuses).optional(),
			completion_date: completionDate.nullish(),
			reason: staffReason.optional(),
			nobody_there: z.boolean().default(false),
			version,
		}),
		reply: StaffVisit,
		repeatable: true,
	}),
	startVisit: endpoint(staffVisitAddresses.startVisit, {
		summary: 'Begins a scheduled visit',
		access: 'technician',
		params: idParams,
		body: StartWork,
		reply: StaffVisit,
		repeatable: true,
	}),
	completeVisit: endpoint(staffVisitAddresses.completeVisit, {
		aliases: ['POST /subscription/visits/:id/complete/'],
		summary: 'Completes a scheduled visit, also before its time, with what was found and done for its customer to read',
		access: 'technician',
		params: idParams,
		body: z
			.object({
				technician_notes: notes.nullish(),
				checklist: checklist.nullish(),
				/** When it was done, if not now: a day or a moment. */
				completion_date: completionDate.nullish(),
				version,
			})
			.nullish()
			.transform((sent) => sent ?? {}),
		reply: StaffVisit,
		repeatable: true,
	}),
	cancelVisit: endpoint(staffVisitAddresses.cancelVisit, {
		summary: 'Cancels a scheduled visit with a reason; a technician only when nobody was there',
		access: 'technician',
		params: idParams,
		body: z.object({ reason: staffReason, nobody_there: z.boolean().default(false), version }),
		reply: StaffVisit,
		repeatable: true,
	}),
	visitPhotos: staffVisitPhotos.photos,
	addVisitPhoto: staffVisitPhotos.add,
	removeVisitPhoto: staffVisitPhotos.remove,
}
