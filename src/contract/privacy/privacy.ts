import { z } from 'zod'
import { accountLimits, accountRoles } from '../accounts/account-words.ts'
import { garageReading } from '../accounts/garage.ts'
import { messageChannels, messagePurposes } from '../accounts/notification-words.ts'
import { chat } from '../chat/chat.ts'
import { Ticket } from '../contact/contact.ts'
import { exportedPhotos } from '../doorstep/work-photos.ts'
import { endpoint } from '../endpoint.ts'
import { moment, money } from '../fields.ts'
import { Invoice } from '../invoices/invoices.ts'
import { InspectionReport } from '../market/inspection-report.ts'
import { VehicleBooking } from '../market/market.ts'
import { SavedSearch } from '../market/saved-searches.ts'
import { exportedDocuments, SellRequest } from '../market/selling.ts'
import { Offer } from '../market/staff-selling.ts'
import { VehicleWait } from '../market/vehicle-waits.ts'
import { Order, orders } from '../orders/orders.ts'
import { parts } from '../parts/parts.ts'
import { Subscription, SubscriptionRequest } from '../plans/plans.ts'
import { Visit } from '../plans/visits.ts'
import { Repair, repairs } from '../repairs/repairs.ts'
import { privacyAddresses } from './privacy-addresses.ts'
import { type ConsentPurpose, consentPurposes, openKinds, ownPasswordWrong } from './privacy-words.ts'

const purpose = z.enum(consentPurposes)

/** Where a purpose stands today; the times are those of the latest yes, null before there was one. */
const Consent = z
	.object({ purpose, given: z.boolean(), given_at: moment.nullable(), withdrawn_at: moment.nullable() })
	.meta({ id: 'Consent' })
export type Consent = z.infer<typeof Consent>

const channel = z.enum(messageChannels)
const messagePurpose = z.enum(messagePurposes)
const hour = z.int().min(0).max(23)

/** What somebody is written to for, by which of the ways that there are, and when not. */
const Preferences = z
	.object({
		/** Those that work here; the mail always does. */
		channels: z.array(channel),
		purposes: z.array(z.object({ purpose: messagePurpose, mail: z.boolean(), sms: z.boolean(), whatsapp: z.boolean() })),
		/** From this hour until that one, by the clock of India; none where they are the same. */
		quiet_from: hour,
		quiet_until: hour,
	})
	.meta({ id: 'NotificationPreferences' })
export type Preferences = z.infer<typeof Preferences>

const PreferenceChange = z.union([
	z.strictObject({ purpose: messagePurpose, channel, on: z.boolean() }),
	z.strictObject({ quiet_from: hour, quiet_until: hour }),
])
export type PreferenceChange = z.infer<typeof PreferenceChange>

const yesOrNo = z.boolean().optional()
const ConsentChange = z.strictObject(
	{ service_reminders: yesOrNo, offers: yesOrNo, feedback: yesOrNo } satisfies Record<ConsentPurpose, unknown>,
	{ error: ({ code }) => (code === 'unrecognized_keys' ? `Consent can be given for: ${consentPurposes.join(', ')}.` : undefined) },
)
export type ConsentChange = z.infer<typeof ConsentChange>

/** Everything that is held about one account; nothing of anybody else, and nothing that opens a door. */
const OwnData = z
	.object({
		exported_at: moment,
		account: z.object({
			id: z.number(),
			email: z.string(),
			username: z.string(),
			role: z.enum(accountRoles),
			has_password: z.boolean(),
			created_at: moment,
			email_verified_at: moment.nullable(),
			first_login_at: moment.nullable(),
			last_login_at: moment.nullable(),
		}),
		profile: z.object({
			name: z.string(),
			phone_number: z.string(),
			address: z.string(),
			city: z.string(),
			state: z.string(),
			postal_code: z.string(),
			country: z.string(),
			preferred_location: z.string(),
			vehicle_type: z.string(),
			manufacturer: z.string(),
			vehicle_model: z.string(),
			registration_number: z.string(),
			profile_photo: z.string().nullable(),
		}),
		vehicles: z.array(
			z.object({
				manufacturer: z.string(),
				vehicle_model: z.string(),
				registration_number: z.string(),
				insurance_until: z.string().nullable(),
				puc_until: z.string().nullable(),
				rc_until: z.string().nullable(),
				serviced_on: z.string().nullable(),
				serviced_km: z.number().nullable(),
				readings: z.array(garageReading),
				created_at: moment,
			}),
		),
		social_identities: z.array(z.object({ provider: z.string(), subject: z.string(), created_at: moment, last_used_at: moment })),
		sessions: z.array(
			z.object({ device: z.string(), created_at: moment, last_used_at: moment, expires_at: moment, ended_at: moment.nullable() }),
		),
		known_devices: z.array(z.object({ name: z.string(), last_seen_at: moment })),
		wrong_passwords: z.object({ count: z.number(), last_at: moment, locked_until: moment.nullable() }).nullable(),
		mails_asked_for: z.array(z.object({ purpose: z.string(), asked_at: moment })),
		/** Every yes, with when it was taken back. */
		consents: z.array(z.object({ purpose, given_at: moment, withdrawn_at: moment.nullable() })),
		invoices: z.array(Invoice),
		service_carts: repairs.carts.reply,
		repairs: z.array(
			Repair.omit({ can: true, technician: true }).extend({
				technician: z.object({ name: z.string() }).nullable(),
				photos: exportedPhotos,
			}),
		),
		part_reviews: z.array(z.object({ part_name: z.string(), rating: z.number(), comment: z.string(), created_at: moment })),
		part_waits: parts.waits.reply,
		part_carts: orders.carts.reply,
		orders: z.array(Order.omit({ can: true })),
		vehicle_bookings: z.array(VehicleBooking.omit({ can: true })),
		/** Of used vehicles. */
		saved_searches: z.array(SavedSearch.omit({ id: true })),
		vehicle_waits: z.array(VehicleWait),
		/** With what we offered for it, and what the inspection found. */
		sell_requests: z.array(
			SellRequest.omit({ can: true }).extend({
				documents: exportedDocuments,
				offers: z.array(Offer),
				report: InspectionReport.nullable(),
			}),
		),
		contact_messages: z.array(Ticket),
		subscription_requests: z.array(SubscriptionRequest),
		subscriptions: z.array(Subscription.omit({ can: true })),
		visits: z.array(Visit.omit({ can: true }).extend({ photos: exportedPhotos })),
		/** Links to the service histories of bikes, without their secrets. */
		history_shares: z.array(
			z.object({ registration_number: z.string(), on_listing: z.boolean(), created_at: moment, revoked_at: moment.nullable() }),
		),
		chats: z.array(z.object({ created_at: moment, messages: chat.history.reply.shape.results })),
		notifications: z.array(z.object({ title: z.string(), text: z.string(), created_at: moment, read_at: moment.nullable() })),
		notification_choices: z.array(z.object({ purpose: messagePurpose, channel, is_on: z.boolean() })),
		/** Null for who left them as they are. */
		quiet_hours: z.object({ from: hour, until: hour }).nullable(),
		/** Where mails are kept at all, which is never so once a mail server takes them. */
		mails: z.array(z.object({ subject: z.string(), sent_at: moment })),
		/** Those that the mail server of the address refused, because it knows no such address. */
		refused_mails: z.array(z.object({ subject: z.string(), refused_at: moment })),
	})
	.meta({ id: 'OwnData' })
export type OwnData = z.infer<typeof OwnData>

const openKind = z.enum(openKinds)
/** Money of a cancelled thing that is still to be given back, rupees. */
const DueRefund = z.object({ kind: openKind, id: z.number(), reference: z.string(), amount: money })
export type DueRefund = z.infer<typeof DueRefund>

/** What stands between an account and its deletion, and what of it would stay. */
const Deletion = z
	.object({
		/** `google`: a login with Google of the last ten minutes. Null when that was just now: nothing more is asked for. */
		needs: z.enum(['password', 'google']).nullable(),
		/** What is still open: bookings, orders, requests, subscriptions. */
		blocked_by: z.array(z.object({ kind: openKind, id: z.number(), reference: z.string() })),
		/** How many invoices stay, of whatever was bought; credit notes are not counted. */
		invoices: z.number(),
		/** What is still to be given back to him; name and phone stay with it until it is (D-61). */
		refunds: z.array(DueRefund),
	})
	.meta({ id: 'Deletion' })
export type Deletion = z.infer<typeof Deletion>

export const privacy = {
	exportData: endpoint(privacyAddresses.exportData, {
		summary: 'Everything that is held about the caller, as a file',
		access: 'signed-in',
		reply: OwnData,
	}),
	consents: endpoint(privacyAddresses.consents, {
		summary: 'What the caller agreed to, every purpose; none is given before it was asked for',
		access: 'signed-in',
		reply: z.array(Consent),
	}),
	changeConsents: endpoint(privacyAddresses.changeConsents, {
		summary: 'Gives or takes back consent for what is sent; sent twice it changes nothing',
		access: 'signed-in',
		body: ConsentChange,
		reply: z.array(Consent),
	}),
	unsubscribe: endpoint(privacyAddresses.unsubscribe, {
		summary:
			'Ends the mails of one purpose, or of one saved search, for whoever got the mail with this link, without a login; done twice it changes nothing. Mail programs call it by their own button (RFC 8058)',
		access: 'public',
		oneClick: true,
		params: z.object({ token: z.string().max(200) }),
		reply: z.object({ message: z.string() }),
	}),
	unsubscribePage: endpoint(privacyAddresses.unsubscribePage, {
		summary: 'Sends a browser that opens the same link to the page where it can be pressed',
		access: 'public',
		params: z.object({ token: z.string().max(200) }),
		reply: z.undefined(),
		status: [303],
	}),
	preferences: endpoint(privacyAddresses.preferences, {
		summary: 'What the caller is written to for, by what, and in which hours not',
		access: 'signed-in',
		reply: Preferences,
	}),
	changePreferences: endpoint(privacyAddresses.changePreferences, {
		summary: 'Changes one of these choices, or the quiet hours; sent twice it changes nothing',
		access: 'signed-in',
		body: PreferenceChange,
		reply: Preferences,
	}),
	deletion: endpoint(privacyAddresses.deletion, {
		summary: "What the deletion of the caller's account needs, what blocks it and what would stay",
		access: 'signed-in',
		reply: Deletion,
		refused: { 403: "The accounts of the company's people stay." },
	}),
	deleteAccount: endpoint(privacyAddresses.deleteAccount, {
		summary: "Deletes the caller's account for good: by its password, or without one within ten minutes of a login by Google",
		access: 'signed-in',
		refused: {
			403: "The login with Google was too long ago (`code` is google_login_needed), or the account is one of the company's people.",
			409: 'There are open bookings, named in `blocked_by`.',
		},
		/** An impossibly long password is a wrong one. */
		body: z.object({ password: z.string().max(accountLimits.password.max, ownPasswordWrong).nullish() }),
		reply: z.object({ message: z.string() }),
	}),
}
