import { z } from 'zod'
import { normaliseRegistration } from '#shared/registration.ts'
import { paymentStatuses } from '../company/payment-words.ts'
import { RecordPayment, RecordRefund } from '../company/payments.ts'
import { AddNote, soldInFull, staffReason, staffSoldFields } from '../company/sold.ts'
import { callerFields, knownCaller, optionalEmail } from '../doorstep/caller.ts'
import { wholePlace } from '../doorstep/contact.ts'
import { longest } from '../doorstep/doorstep-words.ts'
import { startFields } from '../doorstep/start.ts'
import { staffPhotosOf } from '../doorstep/work-photos.ts'
import { endpoint } from '../endpoint.ts'
import { day, idParams, isForm, judgedText, moment, time, wholeId } from '../fields.ts'
import { dayQuery, longText, pageOf, pageQuery, trueOrFalse, version } from '../staff-fields.ts'
import { extraWorkParams, ProposeExtraWork, SettleExtraWork } from './extra-work.ts'
import { nothingChosen, registrationProblem, repairKinds, repairLimits, repairStatuses } from './repair-words.ts'
import { bookingPerson, Repair, RequestedItem, requestedItemFields } from './repairs.ts'
import { staffBookingAddresses } from './staff-repair-addresses.ts'

const StaffRepair = Repair.extend({
	/** The account it belongs to; null for what somebody without one booked on the phone (D-53). */
	customer: z.number().nullable(),
	technician_id: z.number().nullable(),
	...staffSoldFields(repairStatuses),
	starts_at: moment,
	ends_at: moment,
	/** `correct` is contact, address, number plate and notes, `change_items` its services. */
	can: z.object({
		cancel: z.boolean(),
		correct: z.boolean(),
		change_items: z.boolean(),
		propose_extra: z.boolean(),
	}),
}).meta({ id: 'StaffRepair' })
export type StaffRepair = z.infer<typeof StaffRepair>
const StaffRepairInFull = StaffRepair.extend(soldInFull(repairStatuses)).meta({ id: 'StaffRepairInFull' })
export type StaffRepairInFull = z.infer<typeof StaffRepairInFull>

const needed = 'This field is required.'
/** Said also where other fields are wrong, so that all are named at once. */
const always = { when: () => true }

/** The customer's own call, for somebody who phones (D-53). */
const PhoneBooking = z
	.object({
		...requestedItemFields,
		...bookingPerson,
		...callerFields,
		/** Both, or neither for as soon as possible. */
		schedule_date: day.optional(),
		schedule_time: time.optional(),
		status: z.enum(['pending', 'confirmed']).default('pending'),
	})
	.superRefine(wholePlace)
	.superRefine(knownCaller, { when: isForm })
	.refine((sent) => !sent.schedule_date || sent.schedule_time, { path: ['schedule_time'], error: needed, ...always })
	.refine((sent) => !sent.schedule_time || sent.schedule_date, { path: ['schedule_date'], error: needed, ...always })

/** What can be put right of a booking until it is completed, and its services until the work begins. */
const correction = {
	/** For a repair without an account, whose it is. */
	customer: wholeId().optional(),
	customer_name: bookingPerson.customer_name.optional(),
	customer_phone: bookingPerson.customer_phone.optional(),
	customer_email: optionalEmail.optional(),
	address: bookingPerson.address.optional(),
	city: bookingPerson.city.optional(),
	state: bookingPerson.state.optional(),
	postal_code: bookingPerson.postal_code.optional(),
	registration_number: judgedText(registrationProblem).transform(normaliseRegistration).optional(),
	notes: longText(longest.note).optional(),
	/** All lines it has then; one that stays keeps its price. */
	items: z
		.array(RequestedItem)
		.min(1, nothingChosen)
		.max(repairLimits.lines, `At most ${repairLimits.lines} services can be booked at once.`)
		.optional(),
	latitude: bookingPerson.latitude,
	longitude: bookingPerson.longitude,
}

const repairOrderings = ['created_at', 'schedule', 'reference', 'total_amount', 'status'] as const

const { repairPhotos, addRepairPhoto, removeRepairPhoto } = staffBookingAddresses
export const staffRepairPhotos = staffPhotosOf({ photos: repairPhotos, add: addRepairPhoto, remove: removeRepairPhoto }, 'a repair')

/** Repairs as the company sees and moves them. */
export const staffBookings = {
	repairBookings: endpoint(staffBookingAddresses.repairBookings, {
		summary: 'Repairs; a technician sees those assigned to him',
		access: 'technician',
		query: z.object({
			...pageQuery(repairOrderings),
			status: z.enum(repairStatuses).optional(),
			/** Pending, confirmed or in progress. */
			open: trueOrFalse.optional(),
			/** Without a technician. */
			unassigned: trueOrFalse.optional(),
			kind: z.enum(repairKinds).optional(),
			payment_status: z.enum(paymentStatuses).optional(),
			technician: wholeId().optional(),
			customer: wholeId().optional(),
			...dayQuery,
		}),
		reply: pageOf(StaffRepair),
	}),
	bookForCustomer: endpoint(staffBookingAddresses.bookForCustomer, {
		summary: 'Books a repair for somebody who phones, with or without an account',
		access: 'staff',
		body: PhoneBooking,
		reply: StaffRepairInFull,
		status: [201],
		repeatable: true,
	}),
	repairBooking: endpoint(staffBookingAddresses.repairBooking, {
		summary: 'A repair',
		access: 'technician',
		params: idParams,
		reply: StaffRepairInFull,
	}),
	changeRepairBooking: endpoint(staffBookingAddresses.changeRepairBooking, {
		summary: 'The next step, another hour or technician, other services or a corrected contact for a repair',
		access: 'technician',
		params: idParams,
		body: z
			.object({
				...correction,
				status: z.enum(repairStatuses).optional(),
				reason: staffReason.optional(),
				schedule_date: day.optional(),
				schedule_time: time.optional(),
				technician: wholeId().nullable().optional(),
				/** What was found and done, for the customer to read; a technician may until the end of the day in India of its completion. */
				technician_notes: longText(longest.note).optional(),
				...startFields,
				version,
			})
			.superRefine(wholePlace),
		reply: StaffRepairInFull,
		repeatable: true,
	}),
	recordRepairPayment: endpoint(staffBookingAddresses.recordRepairPayment, {
		summary: 'Records that a repair was paid, in part or whole, also before the work is done',
		access: 'technician',
		params: idParams,
		body: RecordPayment,
		reply: StaffRepairInFull,
		repeatable: true,
	}),
	recordRepairRefund: endpoint(staffBookingAddresses.recordRepairRefund, {
		summary: 'Records that what was paid for a cancelled repair was given back',
		access: 'staff',
		params: idParams,
		body: RecordRefund,
		reply: StaffRepairInFull,
		repeatable: true,
	}),
	proposeExtraWork: endpoint(staffBookingAddresses.proposeExtraWork, {
		summary: 'Proposes extra work on a repair that is under way to its customer',
		access: 'technician',
		params: idParams,
		body: ProposeExtraWork,
		reply: StaffRepairInFull,
		status: [201],
		repeatable: true,
	}),
	settleExtraWork: endpoint(staffBookingAddresses.settleExtraWork, {
		summary: 'Withdraws extra work, or records what the customer said about it on the phone',
		access: 'technician',
		params: extraWorkParams,
		body: SettleExtraWork,
		reply: StaffRepairInFull,
		repeatable: true,
	}),
	repairPhotos: staffRepairPhotos.photos,
	addRepairPhoto: staffRepairPhotos.add,
	removeRepairPhoto: staffRepairPhotos.remove,
	addRepairNote: endpoint(staffBookingAddresses.addRepairNote, {
		summary: 'Adds an internal note to a repair; the customer never sees it',
		access: 'technician',
		params: idParams,
		body: AddNote,
		reply: StaffRepairInFull,
		status: [201],
		repeatable: true,
	}),
}
