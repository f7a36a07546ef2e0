import { sql } from 'drizzle-orm'
import {
	type AnyPgColumn,
	bigint,
	boolean,
	check,
	date,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { VitalPage } from '#contract/browser/vital-page-words.ts'
import { vitalDevices, vitalNames } from '#contract/browser/vital-words.ts'
import type { CompanyNewsKind } from '#contract/company/company-news-words.ts'
import { paymentKinds, paymentMethods, paymentStatuses } from '#contract/company/payment-words.ts'
import { type SlotKind, startingHours } from '#contract/doorstep/doorstep-words.ts'
import { type Week, widestWeek } from '#contract/doorstep/week-words.ts'
import { usualServiceSac } from '#contract/invoices/invoice-words.ts'

/** Seven of them, each null or two of the hours in which such work may start. */
function isWeek(week: AnyPgColumn, kind: SlotKind) {
	const [earliest, latest] = [startingHours[kind].at(0), startingHours[kind].at(-1)]
	const isHour = 'like_regex "^[0-9]{2}:00$"'
	const isWeekday = `@ == null || (@.first ${isHour} && @.last ${isHour} && @.first >= "${earliest}" && @.first <= @.last && @.last <= "${latest}")`
	return sql`jsonb_array_length(${week}) = 7 and jsonb_array_length(jsonb_path_query_array(${week}, ${sql.raw(`'$[*] ? (${isWeekday})'`)})) = 7`
}

/** One row: what an admin sets for the whole product (D-01, D-17, D-36). */
export const siteSettings = pgTable(
	'site_settings',
	{
		id: integer().primaryKey().default(1),
		name: text().notNull(),
		legalName: text('legal_name').notNull(),
		phone: text().notNull(),
		whatsapp: text().notNull(),
		email: text().notNull(),
		address: text().notNull(),
		workingHours: jsonb('working_hours').$type<{ days: string; hours: string }[]>().notNull(),
		socialLinks: jsonb('social_links').$type<{ name: string; url: string }[]>().notNull(),
		grievanceOfficer: jsonb('grievance_officer').$type<{ name: string; designation: string; email: string; phone: string }>().notNull(),
		/** Of the about page, in paragraphs. */
		aboutStory: text('about_story').notNull().default(''),
		/** Places in each starting hour. */
		repairCapacity: integer('repair_capacity').notNull().default(3),
		visitCapacity: integer('visit_capacity').notNull().default(3),
		/** The starting hours of each weekday, Monday first; null for one on which nobody comes (decision 0069). */
		repairWeek: jsonb('repair_week').$type<Week>().notNull().default(widestWeek('repairs')),
		visitWeek: jsonb('visit_week').$type<Week>().notNull().default(widestWeek('visits')),
		/** Where the way to a customer is measured from. */
		originLatitude: doublePrecision('origin_latitude').notNull(),
		originLongitude: doublePrecision('origin_longitude').notNull(),
		/** Where repairs are done (D-52): beginnings of PIN codes, none for everywhere, and how far from the origin, null for any distance. */
		serviceArea: text('service_area').array().notNull().default([]),
		serviceRadiusKm: doublePrecision('service_radius_km'),
		/** Where money is sent by UPI and under which name; '' for none, and then nobody is shown a code. */
		upiId: text('upi_id').notNull().default(''),
		upiName: text('upi_name').notNull().default(''),
		/** Within how many minutes we call whoever asked us to come as soon as possible. */
		asapCallMinutes: integer('asap_call_minutes').notNull().default(30),
		/** In how many hours we confirm the booking of a used vehicle, before it ends by itself. */
		bookingHoldHours: integer('booking_hold_hours').notNull().default(48),
		/** What invoices say (decision 0050); '' for none, and then there is no tax on them. Its first two digits are the company's state. */
		gstin: text().notNull().default(''),
		serviceSac: text('service_sac').notNull().default(usualServiceSac),
		invoicePrefix: text('invoice_prefix').notNull().default('PAH'),
		creditPrefix: text('credit_prefix').notNull().default('PCN'),
		version: integer().notNull().default(1),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
	},
	(t) => [
		check('site_settings_one_row', sql`${t.id} = 1`),
		check('site_settings_capacities', sql`${t.repairCapacity} >= 0 and ${t.visitCapacity} >= 0`),
		check('site_settings_repair_week', isWeek(t.repairWeek, 'repairs')),
		check('site_settings_visit_week', isWeek(t.visitWeek, 'visits')),
		check('site_settings_asap_call', sql`${t.asapCallMinutes} between 1 and 1440`),
		check('site_settings_booking_hold', sql`${t.bookingHoldHours} between 1 and 720`),
		check('site_settings_gstin', sql`${t.gstin} ~ '^([0-9]{2}[A-Z0-9]{13})?$'`),
		check('site_settings_sac', sql`${t.serviceSac} ~ '^99[0-9]{4}$'`),
		check(
			'site_settings_series',
			sql`${t.invoicePrefix} ~ '^[A-Z0-9]{1,3}$' and ${t.creditPrefix} ~ '^[A-Z0-9]{1,3}$' and ${t.invoicePrefix} <> ${t.creditPrefix}`,
		),
		check('site_settings_area', sql`array_to_string(${t.serviceArea}, ',', '-') ~ '^([1-9][0-9]{1,5}(,[1-9][0-9]{1,5})*)?$'`),
		check('site_settings_radius', sql`${t.serviceRadiusKm} > 0`),
		check('site_settings_origin', sql`${t.originLatitude} between -90 and 90 and ${t.originLongitude} between -180 and 180`),
	],
)

export const feeFamily = pgEnum('fee_family', ['parts', 'repairs'])
/** What the way costs: base up to the free radius, then per started kilometre, never above the maximum (D-36, D-45). */
export const feeRules = pgTable(
	'fee_rules',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		family: feeFamily().notNull().unique(),
		freeRadiusKm: doublePrecision('free_radius_km').notNull(),
		baseFeePaise: integer('base_fee_paise').notNull(),
		perKmPaise: integer('per_km_paise').notNull(),
		maximumPaise: integer('maximum_paise').notNull(),
		version: integer().notNull().default(1),
	},
	(t) => [
		check(
			'fee_rules_not_negative',
			sql`${t.freeRadiusKm} >= 0 and ${t.baseFeePaise} >= 0 and ${t.perKmPaise} >= 0 and ${t.maximumPaise} >= ${t.baseFeePaise}`,
		),
	],
)

/**
 * Which account of the company changed what, when, before and after; never changed or deleted (D-21, D-48). Names are read
 * through the account, since rows that stay for good hold no personal data (D-43).
 */
export const auditLog = pgTable(
	'audit_log',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		actorId: integer('actor_id').notNull(),
		action: text().notNull(),
		collection: text().notNull(),
		objectId: text('object_id').notNull(),
		before: jsonb().$type<Record<string, unknown> | null>(),
		after: jsonb().$type<Record<string, unknown> | null>(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(t) => [
		index('audit_log_object').on(t.collection, t.objectId, t.id),
		index('audit_log_recent').on(t.createdAt, t.id),
		index('audit_log_actor').on(t.actorId, t.createdAt, t.id),
		index('audit_log_collection').on(t.collection, t.createdAt, t.id),
		// Staff look for the beginning of an id (A.ADMIN-33).
		index('audit_log_id_begins').on(t.objectId.op('text_pattern_ops')),
	],
)

// ---- money for what is sold (its columns are in sold-columns.ts)

export const paymentMethod = pgEnum('payment_method', paymentMethods)
export const paymentStatus = pgEnum('payment_status', paymentStatuses)
export const paymentKind = pgEnum('payment_kind', paymentKinds)

/** What is asked again and again, with its answer, on one page (D-49). */
export const faqs = pgTable(
	'faqs',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		question: text().notNull(),
		answer: text().notNull(),
		page: text().notNull(),
		position: integer().notNull().default(0),
		isActive: boolean('is_active').notNull().default(true),
		version: integer().notNull().default(1),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(t) => [uniqueIndex('faqs_question').on(t.page, sql`lower(${t.question})`), index('faqs_order').on(t.position, t.id)],
)

/** Words of mails that an admin changed (decision 0064), by the mail's name; null is the standard text, which the code has. */
export const mailTexts = pgTable('mail_texts', {
	mail: text().primaryKey(),
	subject: text(),
	heading: text(),
	greeting: text(),
	opening: text(),
	closing: text(),
	version: integer().notNull().default(1),
	updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

/** What customers did that the company's people are told of, for all of them together; `readBy` is an account. */
export const companyNews = pgTable(
	'company_news',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		kind: text().$type<CompanyNewsKind>().notNull(),
		objectId: integer('object_id').notNull(),
		title: text().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		readAt: timestamp('read_at', { withTimezone: true }),
		readBy: integer('read_by'),
	},
	(t) => [
		check('company_news_read', sql`(${t.readAt} is null) = (${t.readBy} is null)`),
		index('company_news_unread').on(t.id).where(sql`${t.readAt} is null`),
		index('company_news_created').on(t.createdAt),
	],
)

export const vitalName = pgEnum('vital_name', vitalNames)
export const vitalDevice = pgEnum('vital_device', vitalDevices)
/**
 * How fast pages were in browsers, counted by day in India: how many loads fell into each class (vital-histogram.ts); of a load nothing is
 * kept.
 */
export const webVitals = pgTable(
	'web_vitals',
	{
		day: date().notNull(),
		page: text().$type<VitalPage>().notNull(),
		device: vitalDevice().notNull(),
		vital: vitalName().notNull(),
		counts: integer().array().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.day, t.page, t.device, t.vital] }),
		check('web_vitals_counts', sql`cardinality(${t.counts}) between 2 and 100 and 0 <= all(${t.counts})`),
	],
)
