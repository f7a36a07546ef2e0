import { z } from 'zod'
import { photosFor } from '../doorstep/work-photos.ts'
import { endpoint } from '../endpoint.ts'
import { day, idParams, moment, time, wholeId } from '../fields.ts'
import { cancellation } from './plans.ts'
import { visitAddresses } from './visit-addresses.ts'
import { visitCancellers, visitLimits, visitStatuses } from './visit-words.ts'

const VisitCheck = z.object({ name: z.string(), done: z.boolean() })

export const Visit = z
	.object({
		id: z.number(),
		subscription_id: z.number(),
		/** The subscription's: 'BK' and ten digits. */
		reference: z.string(),
		plan_name: z.string(),
		vehicle_name: z.string(),
		status: z.enum(visitStatuses),
		status_display: z.string(),
		/** With the offset of India: '2030-01-15T10:00:00+05:30' (A.R-68). */
		scheduled_date: moment,
		scheduled_time: z.string(),
		/** What the company said before about what is to be done. */
		service_notes: z.string(),
		/** What was found and done. */
		technician_notes: z.string(),
		checklist: z.array(VisitCheck),
		/** How many photos there are of it; they are answered by a call of their own. */
		photo_count: z.number(),
		completion_date: moment.nullable(),
		cancelled_by: z.enum(visitCancellers).nullable(),
		cancellation_notes: z.string(),
		/** Who comes; '' while nobody was sent. */
		technician_name: z.string(),
		/** What its customer tells the technician at the door, until the work begins; null for everybody else. */
		start_code: z.string().nullable(),
		version: z.number(),
		can: z.object({ reschedule: z.boolean(), cancel: z.boolean() }),
	})
	.meta({ id: 'Visit' })
export type Visit = z.infer<typeof Visit>

const VisitSummary = z
	.object({
		completed_visits_count: z.number(),
		/** All that are scheduled: completed, these and what remains are what was allowed (A.R-66). */
		upcoming_visits_count: z.number(),
		total_visits_allowed: z.number(),
		remaining_visits: z.number(),
		last_visit_date: moment.nullable(),
	})
	.meta({ id: 'VisitSummary' })
export type VisitSummary = z.infer<typeof VisitSummary>

const subscription = wholeId()
export const ScheduleVisit = z.object({ preferred_date: day, preferred_time: time, subscription })
export type ScheduleVisit = z.infer<typeof ScheduleVisit>
const numberFrom = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

export const visits = {
	upcoming: endpoint(visitAddresses.upcoming, {
		summary: "The caller's scheduled visits from today on, the next first",
		access: 'signed-in',
		reply: z.array(Visit),
	}),
	history: endpoint(visitAddresses.history, {
		aliases: ['GET /subscription/visit_history/'],
		summary: "The caller's other visits, newest first",
		access: 'signed-in',
		query: z.object({
			page: numberFrom(1, 1_000_000).default(1),
			limit: numberFrom(1, 100).default(visitLimits.historyPage),
			subscription_id: wholeId().optional(),
		}),
		reply: z.object({
			count: z.number(),
			next: z.string().nullable(),
			previous: z.string().nullable(),
			page: z.number(),
			limit: z.number(),
			results: z.array(Visit),
		}),
	}),
	summary: endpoint(visitAddresses.summary, {
		summary: "How many visits of the caller's active subscription were done, are to come and remain",
		access: 'signed-in',
		refused: { 404: 'There is no active subscription.' },
		reply: VisitSummary,
	}),
	availability: endpoint(visitAddresses.availability, {
		summary: 'Whether a visit may be scheduled, on that day and at that time if they are named',
		access: 'signed-in',
		query: z.object({ subscription, date: day.optional(), time: time.optional() }),
		reply: z.object({ available: z.boolean(), remaining_visits: z.number(), message: z.string() }),
	}),
	dates: endpoint(visitAddresses.dates, {
		summary: 'Days of the subscription, the active one unless one is named, on which an hour is free',
		access: 'signed-in',
		query: z.object({ subscription: subscription.optional(), start: day.optional(), end: day.optional(), visit: wholeId().optional() }),
		reply: z.array(z.object({ date: z.string() })),
	}),
	times: endpoint(visitAddresses.times, {
		summary: 'Free hours of a day; with `visit`, which is to be moved, its own is free',
		access: 'signed-in',
		query: z.object({ date: day, subscription, visit: wholeId().optional() }),
		reply: z.array(z.object({ time: z.string() })),
	}),
	schedule: endpoint(visitAddresses.schedule, {
		summary: 'Schedules a visit',
		access: 'signed-in',
		body: ScheduleVisit,
		reply: Visit,
		status: [201],
		repeatable: true,
	}),
	show: endpoint(visitAddresses.show, { summary: 'A visit of the caller', access: 'signed-in', params: idParams, reply: Visit }),
	photos: photosFor(visitAddresses.photos, 'a visit'),
	calendar: endpoint(visitAddresses.calendar, {
		summary: 'A visit of the caller as a calendar file (text/calendar), which replaces what was read of it before',
		access: 'signed-in',
		params: idParams,
		reply: z.string(),
	}),
	reschedule: endpoint(visitAddresses.reschedule, {
		summary: 'Gives a visit another time; where that is taken it keeps the old one',
		access: 'signed-in',
		params: idParams,
		body: ScheduleVisit.extend({ subscription: subscription.nullish() }),
		reply: Visit,
		repeatable: true,
	}),
	cancel: endpoint(visitAddresses.cancel, {
		summary: 'Cancels a visit that has not begun; it counts as not used',
		access: 'signed-in',
		params: idParams,
		body: cancellation,
		reply: Visit.extend({ message: z.string() }),
		repeatable: true,
	}),
}
