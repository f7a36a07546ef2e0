import { z } from 'zod'
import { manufacturerProblem, modelProblem, vehicleTypeProblem } from '../accounts/account-words.ts'
import { paymentFields } from '../company/payments.ts'
import { longest } from '../doorstep/doorstep-words.ts'
import { endpoint } from '../endpoint.ts'
import { freeText, idParams, judgedText, moment, money, wholeId } from '../fields.ts'
import { soldInvoices } from '../invoices/sold-invoices.ts'
import { optionalPage, pageOf, pageQuery } from '../staff-fields.ts'
import { planAddresses } from './plan-addresses.ts'
import {
	durationTypes,
	planLimits,
	requestCodeProblem,
	requestEmailProblem,
	requestNameProblem,
	requestPhone,
	requestPhoneProblem,
	requestStatuses,
	requiredText,
	subscriptionMoves,
	subscriptionStatuses,
} from './plan-words.ts'

const duration_type = z.enum(durationTypes)

const PlanVariant = z
	.object({
		id: z.number(),
		/** The plan's id. */
		plan: z.number(),
		duration_type,
		price: money,
		/** What is paid; equals the price where there is no discount (A.R-48). */
		discounted_price: money,
		max_visits: z.number(),
		/** Rupees that one visit costs, and that the discount saves. */
		price_per_visit: money,
		saving: money,
	})
	.meta({ id: 'PlanVariant' })
export type PlanVariant = z.infer<typeof PlanVariant>

const Plan = z
	.object({
		id: z.number(),
		name: z.string(),
		description: z.string(),
		is_popular: z.boolean(),
		features: z.array(z.string()),
		/** Those on offer, the shortest first. */
		variants: z.array(PlanVariant),
	})
	.meta({ id: 'Plan' })
export type Plan = z.infer<typeof Plan>

/** Whom a plan is for; the rules and texts of the request form (A §5). */
export const RequestPlan = z.object({
	plan_variant: wholeId(),
	vehicle_type: wholeId(vehicleTypeProblem),
	manufacturer: wholeId(manufacturerProblem),
	vehicle_model: wholeId(modelProblem),
	customer_name: judgedText(requestNameProblem),
	customer_email: judgedText(requestEmailProblem).transform((text) => text.toLowerCase()),
	customer_phone: judgedText(requestPhoneProblem).transform(requestPhone),
	address: judgedText(requiredText(longest.address), 'address'),
	city: judgedText(requiredText(longest.city)),
	state: judgedText(requiredText(longest.state)),
	postal_code: judgedText(requestCodeProblem),
})
export type RequestPlan = z.infer<typeof RequestPlan>

/** What was bought and for whom, as it was at that moment. */
const bought = {
	plan_variant: z.number(),
	plan_name: z.string(),
	/** The plan's slug, stable for badges (A.R-64). */
	plan_type: z.string(),
	duration_type,
	price: money,
	discounted_price: money,
	max_visits: z.number(),
	vehicle_type: z.number(),
	manufacturer: z.number(),
	vehicle_model: z.number(),
	/** 'Hero Splendor Plus'. */
	vehicle_name: z.string(),
	customer_name: z.string(),
	customer_email: z.string(),
	customer_phone: z.string(),
	address: z.string(),
	city: z.string(),
	state: z.string(),
	postal_code: z.string(),
}

export const SubscriptionRequest = z
	.object({
		id: z.number(),
		/** 'BK' and ten digits. */
		reference: z.string(),
		service_reference: z.string(),
		status: z.enum(requestStatuses),
		status_display: z.string(),
		request_date: moment,
		...bought,
		rejection_reason: z.string(),
		admin_notes: z.string(),
	})
	.meta({ id: 'SubscriptionRequest' })
export type SubscriptionRequest = z.infer<typeof SubscriptionRequest>

export const Subscription = z
	.object({
		id: z.number(),
		reference: z.string(),
		status: z.enum(subscriptionStatuses),
		status_display: z.string(),
		...bought,
		/** Days in India; the last one is included. */
		start_date: z.string(),
		end_date: z.string(),
		remaining_days: z.number(),
		/** Allowed, without those that were done or are scheduled. */
		remaining_visits: z.number(),
		/** When the latest visit was done, by the clock of India; null before one was. */
		last_visit_date: moment.nullable(),
		total_amount: money,
		...paymentFields,
		invoices: soldInvoices,
		/**
		 * When the visit that is under way was to begin; null where there is none. While there is one, the subscription cannot be cancelled.
		 */
		unsettled_visit_date: moment.nullable(),
		/** What would be given back if it were cancelled now (A.R-63), rupees; 0 when it cannot be. */
		refund_if_cancelled: money,
		cancel_reason: z.string(),
		/** How it moved last; `former_vehicle_name` where it left a bike of the same customer, else ''. Null where it never did. */
		moved: z.object({ kind: z.enum(subscriptionMoves), moved_at: moment, former_vehicle_name: z.string() }).nullable(),
		can: z.object({ cancel: z.boolean(), renew: z.boolean() }),
	})
	.meta({ id: 'Subscription' })
export type Subscription = z.infer<typeof Subscription>

export const RequestState = z
	.object({ subscription_request: SubscriptionRequest, active_subscription: Subscription.nullable() })
	.meta({ id: 'SubscriptionRequestState' })
export type RequestState = z.infer<typeof RequestState>

/** Why something is cancelled; nobody has to say. */
export const cancellation = z
	.object({ cancellation_notes: freeText(longest.reason) })
	.nullish()
	.transform((sent) => sent ?? { cancellation_notes: '' })

export const plans = {
	list: endpoint(planAddresses.list, { summary: 'Plans on offer, in the company’s order', access: 'public', reply: z.array(Plan) }),
	plan: endpoint(planAddresses.plan, { summary: 'A plan on offer', access: 'public', params: idParams, reply: Plan }),
	variants: endpoint(planAddresses.variants, {
		summary: 'Every variant on offer: a plan for a quarter, half a year or a year',
		access: 'public',
		reply: z.array(PlanVariant),
	}),
	variantsOf: endpoint(planAddresses.variantsOf, {
		summary: 'The variants of a plan that are on offer',
		access: 'public',
		params: idParams,
		reply: z.array(PlanVariant),
	}),
	request: endpoint(planAddresses.request, {
		summary: 'Asks for a plan; the company approves or rejects it',
		access: 'signed-in',
		body: RequestPlan,
		reply: SubscriptionRequest,
		status: [201],
		repeatable: true,
	}),
	requests: endpoint(planAddresses.requests, {
		summary: "The caller's requests, newest first",
		access: 'signed-in',
		reply: z.array(SubscriptionRequest),
	}),
	showRequest: endpoint(planAddresses.showRequest, {
		summary: 'A request of the caller',
		access: 'signed-in',
		params: idParams,
		reply: SubscriptionRequest,
	}),
	requestStatus: endpoint(planAddresses.requestStatus, {
		summary: 'A request of the caller, for the office anybody’s, with the active subscription beside it',
		access: 'signed-in',
		params: idParams,
		reply: RequestState,
	}),
	subscriptions: endpoint(planAddresses.subscriptions, {
		summary: "The caller's subscriptions, newest first",
		access: 'signed-in',
		reply: z.array(Subscription),
	}),
	active: endpoint(planAddresses.active, {
		summary: "The caller's active subscription",
		access: 'signed-in',
		refused: { 404: 'There is none.' },
		reply: Subscription,
	}),
	status: endpoint(planAddresses.status, {
		summary: 'A subscription of the caller',
		access: 'signed-in',
		params: idParams,
		reply: Subscription,
	}),
	cancel: endpoint(planAddresses.cancel, {
		summary: 'Cancels an active subscription of the caller, for the office anybody’s; what is to be given back is recorded',
		access: 'signed-in',
		params: idParams,
		body: cancellation,
		reply: Subscription.extend({ message: z.string() }),
		repeatable: true,
	}),
	renew: endpoint(planAddresses.renew, {
		summary:
			'Asks once more for the plan of a subscription of the caller that has ended, which is answered; for the office it begins the next period of anybody’s, which is answered then',
		access: 'signed-in',
		params: idParams,
		reply: z.union([SubscriptionRequest, Subscription]),
		status: [201],
		repeatable: true,
	}),
	history: endpoint(planAddresses.history, {
		summary: "The caller's subscriptions by page, newest first, those that have ended too",
		access: 'signed-in',
		/** `limit` is the page's size too, as of the visits' history (A.R-91). */
		query: z
			.object({ ...pageQuery(['created_at']), limit: optionalPage.shape.page_size })
			.pick({ page: true, page_size: true, limit: true }),
		reply: pageOf(Subscription),
	}),
}
export const planNotes = freeText(planLimits.notes)
