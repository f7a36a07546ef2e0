import { z } from 'zod'
import { collection } from '../collection.ts'
import { paymentStatuses } from '../company/payment-words.ts'
import { RecordPayment, RecordRefund, staffPaymentFields } from '../company/payments.ts'
import { internalReason, staffReason } from '../company/sold.ts'
import { endpoint } from '../endpoint.ts'
import { besideOthers, day, idParams, judgedText, moment, money, wholeId } from '../fields.ts'
import { dayQuery, filledText, longText, order, pageOf, pageQuery, price, text, trueOrFalse, version } from '../staff-fields.ts'
import { durationTypes, planLimits, requestEmailProblem, requestStatuses, subscriptionStatuses } from './plan-words.ts'
import { planNotes, RequestPlan, RequestState, Subscription, SubscriptionRequest } from './plans.ts'
import { staffPlanAddresses } from './staff-plan-addresses.ts'

/** Prices are the admin's alone (D-48). */
const byAdmin = { read: 'staff', create: 'admin', change: 'admin', remove: 'admin' } as const
const duration_type = z.enum(durationTypes)
const max_visits = z.number().int().min(1).max(planLimits.visits)

const StaffPlan = z
	.object({
		id: z.number(),
		name: z.string(),
		slug: z.string(),
		description: z.string(),
		is_popular: z.boolean(),
		features: z.array(z.string()),
		order: z.number(),
		is_active: z.boolean(),
		variants_count: z.number(),
		version: z.number(),
		created_at: moment,
	})
	.meta({ id: 'StaffPlan' })

const StaffPlanVariant = z
	.object({
		id: z.number(),
		plan: z.number(),
		plan_name: z.string(),
		duration_type,
		price: money,
		discounted_price: money.nullable(),
		max_visits: z.number(),
		is_active: z.boolean(),
		version: z.number(),
		created_at: moment,
	})
	.meta({ id: 'StaffPlanVariant' })

const StaffRequest = SubscriptionRequest.extend({
	customer: z.number(),
	/** The subscription that it became. */
	subscription: z.number().nullable(),
	decided_at: moment.nullable(),
	version: z.number(),
}).meta({ id: 'StaffSubscriptionRequest' })
export type StaffRequest = z.infer<typeof StaffRequest>

const StaffSubscription = Subscription.extend({
	customer: z.number(),
	subscription_request: z.number().nullable(),
	created_at: moment,
	...staffPaymentFields,
	/** What the company noted when it corrected or cancelled it. */
	note: z.string(),
	version: z.number(),
}).meta({ id: 'StaffSubscription' })
export type StaffSubscription = z.infer<typeof StaffSubscription>

const MoveSubscription = z
	.object({
		/** A bike of its customer's garage. */
		vehicle: wholeId().optional(),
		/** The verified e-mail address of the bike's new owner. */
		new_owner: judgedText(requestEmailProblem).optional(),
		reason: internalReason,
		version,
	})
	.refine(
		({ vehicle, new_owner }) => (vehicle === undefined) !== (new_owner === undefined),
		besideOthers('vehicle', 'Choose a bike or its new owner.'),
	)
export type MoveSubscription = z.output<typeof MoveSubscription>

const requestAliases = ['/services/admin/requests/', '/services/admin/dashboard/requests/'] as const
const steps = requestAliases.flatMap((list) => [`PATCH ${list}:id/status/`, `PUT ${list}:id/status/`, `POST ${list}:id/status/`] as const)

/** Plans, requests for them and subscriptions, as the company sees and moves them. */
export const staffPlans = {
	plans: collection(staffPlanAddresses.plans, {
		one: 'a plan',
		many: 'Plans, hidden ones too',
		access: { ...byAdmin, order: 'admin' },
		shownBy: ['plans'],
		row: StaffPlan,
		fields: {
			name: filledText(planLimits.name),
			slug: text(planLimits.name),
			description: longText(2000),
			is_popular: z.boolean(),
			features: z.array(filledText(planLimits.feature)).max(planLimits.features),
			order,
			is_active: z.boolean(),
		},
		required: ['name'],
		orderings: ['order', 'name', 'created_at'],
		filters: { is_active: trueOrFalse.optional() },
	}),
	planVariants: collection(staffPlanAddresses.planVariants, {
		one: 'a plan variant',
		many: 'What plans cost and how many visits they have, hidden ones too',
		access: byAdmin,
		shownBy: ['plans'],
		row: StaffPlanVariant,
		fields: { price, discounted_price: price.nullable(), max_visits, is_active: z.boolean() },
		required: ['price', 'max_visits'],
		fixed: { plan: wholeId(), duration_type },
		orderings: ['plan', 'price', 'created_at'],
		filters: { plan: wholeId().optional(), duration_type: duration_type.optional(), is_active: trueOrFalse.optional() },
	}),
	subscriptionRequests: endpoint(staffPlanAddresses.subscriptionRequests, {
		aliases: requestAliases.map((list) => `GET ${list}` as const),
		summary: 'Requests for plans',
		access: 'staff',
		query: z.object({
			...pageQuery(['created_at', 'reference', 'status']),
			status: z.enum(requestStatuses).optional(),
			customer: wholeId().optional(),
			...dayQuery,
		}),
		reply: pageOf(StaffRequest),
	}),
	subscriptionRequest: endpoint(staffPlanAddresses.subscriptionRequest, {
		summary: 'A request for a plan',
		access: 'staff',
		params: idParams,
		reply: StaffRequest,
	}),
	requestForCustomer: endpoint(staffPlanAddresses.requestForCustomer, {
		summary: 'Asks for a plan for a customer who phones, by the rules of his own call',
		access: 'staff',
		body: RequestPlan.extend({ customer: wholeId() }),
		reply: StaffRequest,
		status: [201],
		repeatable: true,
	}),
	changeSubscriptionRequest: endpoint(staffPlanAddresses.changeSubscriptionRequest, {
		aliases: steps,
		summary: 'Approves, rejects or withdraws a pending request, or notes something that its customer reads',
		access: 'staff',
		params: idParams,
		body: z.object({
			status: z.enum(requestStatuses).optional(),
			rejection_reason: text(planLimits.notes).optional(),
			admin_notes: longText(planLimits.notes).optional(),
			start_date: day.optional(),
			version,
		}),
		reply: StaffRequest,
		repeatable: true,
	}),
	approveRequest: endpoint(staffPlanAddresses.approveRequest, {
		summary: 'Approves a pending request: its subscription begins in the same step',
		access: 'staff',
		params: idParams,
		body: z
			.object({ admin_notes: planNotes.optional(), start_date: day.nullish() })
			.nullish()
			.transform((sent) => sent ?? {}),
		reply: RequestState,
		repeatable: true,
	}),
	rejectRequest: endpoint(staffPlanAddresses.rejectRequest, {
		summary: 'Rejects a pending request with a reason that its customer reads',
		access: 'staff',
		params: idParams,
		body: z.object({ rejection_reason: staffReason, admin_notes: planNotes.optional() }),
		reply: RequestState,
		repeatable: true,
	}),
	subscriptions: endpoint(staffPlanAddresses.subscriptions, {
		summary: 'Subscriptions',
		access: 'staff',
		query: z.object({
			...pageQuery(['created_at', 'start_date', 'end_date', 'reference']),
			status: z.enum(subscriptionStatuses).optional(),
			payment_status: z.enum(paymentStatuses).optional(),
			/** Not cancelled, and money is due. */
			to_pay: trueOrFalse.optional(),
			customer: wholeId().optional(),
			...dayQuery,
		}),
		reply: pageOf(StaffSubscription),
	}),
	subscription: endpoint(staffPlanAddresses.subscription, {
		summary: 'A subscription',
		access: 'staff',
		params: idParams,
		reply: StaffSubscription,
	}),
	createSubscription: endpoint(staffPlanAddresses.createSubscription, {
		aliases: ['POST /subscription/subscriptions/create/'],
		summary: 'Begins a subscription for a customer, from a pending request or from the data of the profile',
		access: 'staff',
		body: z.object({
			user: wholeId(),
			plan_variant: wholeId(),
			start_date: day.nullish(),
			subscription_request: wholeId().nullish(),
		}),
		reply: StaffSubscription,
		status: [201],
		repeatable: true,
	}),
	changeSubscription: endpoint(staffPlanAddresses.changeSubscription, {
		summary: 'Corrects the end or the visits allowed of an active subscription, with a note why, or cancels it with a reason',
		access: 'staff',
		params: idParams,
		body: z.object({
			status: z.enum(subscriptionStatuses).optional(),
			/** Why it is cancelled, for its customer to read. */
			reason: staffReason.optional(),
			end_date: day.optional(),
			max_visits: max_visits.optional(),
			/** Why it is corrected; needed then. */
			note: internalReason.optional(),
			version,
		}),
		reply: StaffSubscription,
		repeatable: true,
	}),
	cancelSubscription: endpoint(staffPlanAddresses.cancelSubscription, {
		summary: 'Cancels an active subscription; `refund_if_cancelled` says before what is to be given back',
		access: 'staff',
		params: idParams,
		body: z.object({ reason: staffReason, version }),
		reply: StaffSubscription,
		repeatable: true,
	}),
	subscriptionBikes: endpoint(staffPlanAddresses.subscriptionBikes, {
		summary: "Bikes of its customer's garage to which a subscription can move",
		access: 'staff',
		params: idParams,
		reply: z.array(z.object({ id: z.number(), vehicle_name: z.string(), registration_number: z.string() })),
	}),
	moveSubscription: endpoint(staffPlanAddresses.moveSubscription, {
		summary:
			"Moves an active subscription to another bike of its customer's garage, or along with the bike to its new owner: then it ends, and what is left of it begins for him, which is answered. Visits to come go along",
		access: 'staff',
		params: idParams,
		body: MoveSubscription,
		reply: StaffSubscription,
		repeatable: true,
	}),
	renewSubscription: endpoint(staffPlanAddresses.renewSubscription, {
		summary: 'Begins the next period of a subscription that has ended, at the price of today',
		access: 'staff',
		params: idParams,
		body: z
			.object({ start_date: day.nullish() })
			.nullish()
			.transform((sent) => sent ?? {}),
		reply: StaffSubscription,
		status: [201],
		repeatable: true,
	}),
	recordSubscriptionPayment: endpoint(staffPlanAddresses.recordSubscriptionPayment, {
		summary: 'Records that a subscription was paid, in part or whole',
		access: 'staff',
		params: idParams,
		body: RecordPayment,
		reply: StaffSubscription,
		repeatable: true,
	}),
	recordSubscriptionRefund: endpoint(staffPlanAddresses.recordSubscriptionRefund, {
		summary: 'Records that what was due of a cancelled subscription was given back',
		access: 'staff',
		params: idParams,
		body: RecordRefund,
		reply: StaffSubscription,
		repeatable: true,
	}),
}
