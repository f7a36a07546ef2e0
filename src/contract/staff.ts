import { z } from 'zod'
import { accountEmailProblem, accountRoles, newPasswordProblem, normalEmail, usernameProblem } from './accounts/account-words.ts'
import { staffCompany } from './company/staff-company.ts'
import { longest } from './doorstep/doorstep-words.ts'
import { endpoint } from './endpoint.ts'
import { freeText, idParams, judged, moment, money, wholeId } from './fields.ts'
import { staffWork } from './repairs/staff-work.ts'
import { staffAddresses } from './staff-addresses.ts'
import { filledText, gone, order, pageOf, pageQuery, picture, price, text, uuidParams, version, yes } from './staff-frame.ts'
import { drawings, fuels, paints } from './vehicles/vehicle-words.ts'

// ---- the catalogue

const StaffCategory = z
	.object({
		uuid: z.string(),
		name: z.string(),
		slug: z.string(),
		image: z.string().nullable(),
		description: z.string(),
		order: z.number(),
		is_active: z.boolean(),
		services_count: z.number(),
		version: z.number(),
		created_at: moment,
	})
	.meta({ id: 'StaffServiceCategory' })
export type StaffCategory = z.infer<typeof StaffCategory>
const slugMessage = 'Use small letters, digits and hyphens.'
const categoryFields = {
	name: filledText(100),
	/** Absent or empty: made from the name. */
	slug: judged((typed) => (typed === '' || (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed) && typed.length <= 100) ? null : slugMessage)),
	image: picture,
	description: text(1000),
	order,
	is_active: z.boolean(),
}
const StaffService = z
	.object({
		id: z.number(),
		category: z.string(),
		category_name: z.string(),
		name: z.string(),
		description: z.string(),
		duration: z.string(),
		duration_minutes: z.number(),
		warranty: z.string(),
		recommended: z.string(),
		base_price: money,
		image_url: z.string().nullable(),
		features: z.array(z.string()),
		order: z.number(),
		is_active: z.boolean(),
		version: z.number(),
		created_at: moment,
	})
	.meta({ id: 'StaffService' })
export type StaffService = z.infer<typeof StaffService>
const serviceFields = {
	category: z.uuid({ error: (issue) => (issue.input === undefined ? 'This field is required.' : 'This is not a category.') }),
	name: filledText(150),
	description: text(2000),
	duration: text(50),
	duration_minutes: z.number().int().min(5).max(1440),
	warranty: text(100),
	recommended: text(150),
	base_price: price,
	image_url: picture,
	features: z.array(filledText(150)).max(20),
	order,
	is_active: z.boolean(),
}
const StaffPrice = z
	.object({
		id: z.number(),
		service: z.number(),
		service_name: z.string(),
		vehicle_model: z.number().nullable(),
		vehicle_model_name: z.string().nullable(),
		vehicle_class: z.string().nullable(),
		vehicle_class_name: z.string().nullable(),
		price: money,
		version: z.number(),
		created_at: moment,
	})
	.meta({ id: 'StaffServicePrice' })
export type StaffPrice = z.infer<typeof StaffPrice>
const priceFields = { service: wholeId(), vehicle_model: wholeId().nullish(), vehicle_class: text(50).nullish(), price }

// ---- accounts

const StaffUser = z
	.object({
		id: z.number(),
		email: z.string(),
		username: z.string(),
		name: z.string(),
		phone_number: z.string(),
		role: z.enum(accountRoles),
		is_staff: z.boolean(),
		is_active: z.boolean(),
		is_verified: z.boolean(),
		is_locked: z.boolean(),
		address: z.string(),
		city: z.string(),
		state: z.string(),
		postal_code: z.string(),
		registration_number: z.string(),
		/** The bike of the profile; null without one. */
		vehicle: z
			.object({
				model_id: z.number(),
				manufacturer_name: z.string(),
				model_name: z.string(),
				vehicle_type_name: z.string(),
				drawing: z.enum(drawings),
				paint: z.enum(paints),
				fuel: z.enum(fuels),
			})
			.nullable(),
		repairs_count: z.number(),
		/** When its customer had the account deleted; nothing tells of a person since (D-43). */
		deleted_at: moment.nullable(),
		last_login_at: moment.nullable(),
		version: z.number(),
		created_at: moment,
	})
	.meta({ id: 'StaffUser' })
export type StaffUser = z.infer<typeof StaffUser>

/** Taken as typed: never trimmed. */
const newPassword = z.string().superRefine((typed, context) => {
	const problem = newPasswordProblem(typed)
	if (problem) context.addIssue({ code: 'custom', message: problem })
})

export const staff = {
	...staffWork,
	...staffCompany,
	serviceCategories: endpoint(staffAddresses.serviceCategories, {
		summary: 'Service categories, hidden ones too',
		access: 'staff',
		query: z.object({ ...pageQuery(['order', 'name', 'created_at']), is_active: yes.optional() }),
		reply: pageOf(StaffCategory),
	}),
	serviceCategory: endpoint(staffAddresses.serviceCategory, {
		summary: 'A service category',
		access: 'staff',
		params: uuidParams,
		reply: StaffCategory,
	}),
	createServiceCategory: endpoint(staffAddresses.createServiceCategory, {
		summary: 'Makes a service category',
		access: 'staff',
		body: z.object({ ...z.object(categoryFields).partial().shape, name: categoryFields.name }),
		reply: StaffCategory,
		status: [201],
		repeatable: true,
	}),
	changeServiceCategory: endpoint(staffAddresses.changeServiceCategory, {
		summary: 'Changes a service category',
		access: 'staff',
		params: uuidParams,
		body: z.object({ ...z.object(categoryFields).partial().shape, version }),
		reply: StaffCategory,
	}),
	deleteServiceCategory: endpoint(staffAddresses.deleteServiceCategory, {
		summary: 'Deletes an unused service category',
		access: 'staff',
		params: uuidParams,
		reply: gone,
		status: [204],
	}),
	services: endpoint(staffAddresses.services, {
		summary: 'Services, hidden ones too',
		access: 'staff',
		query: z.object({ ...pageQuery(['order', 'name', 'base_price', 'created_at']), is_active: yes.optional(), category: freeText(100) }),
		reply: pageOf(StaffService),
	}),
	service: endpoint(staffAddresses.service, { summary: 'A service', access: 'staff', params: idParams, reply: StaffService }),
	createService: endpoint(staffAddresses.createService, {
		summary: "Makes a service; its base price is the admin's",
		access: 'admin',
		body: z.object({
			...z.object(serviceFields).partial().shape,
			category: serviceFields.category,
			name: serviceFields.name,
			base_price: serviceFields.base_price,
		}),
		reply: StaffService,
		status: [201],
		repeatable: true,
	}),
	changeService: endpoint(staffAddresses.changeService, {
		summary: 'Changes a service; the base price only as admin',
		access: 'staff',
		params: idParams,
		body: z.object({ ...z.object(serviceFields).partial().shape, version }),
		reply: StaffService,
	}),
	deleteService: endpoint(staffAddresses.deleteService, {
		summary: 'Deletes an unused service',
		access: 'staff',
		params: idParams,
		reply: gone,
		status: [204],
	}),
	servicePrices: endpoint(staffAddresses.servicePrices, {
		summary: 'Prices of services by model and class',
		access: 'staff',
		query: z.object({
			...pageQuery(['service', 'price', 'created_at']),
			service: wholeId().optional(),
			vehicle_model: wholeId().optional(),
			vehicle_class: freeText(50),
		}),
		reply: pageOf(StaffPrice),
	}),
	servicePrice: endpoint(staffAddresses.servicePrice, { summary: 'A price', access: 'staff', params: idParams, reply: StaffPrice }),
	createServicePrice: endpoint(staffAddresses.createServicePrice, {
		summary: 'Sets a price for exactly one of model or class',
		access: 'admin',
		body: z.object(priceFields),
		reply: StaffPrice,
		status: [201],
		repeatable: true,
	}),
	changeServicePrice: endpoint(staffAddresses.changeServicePrice, {
		summary: 'Changes a price',
		access: 'admin',
		params: idParams,
		body: z.object({ price: priceFields.price, version }),
		reply: StaffPrice,
	}),
	deleteServicePrice: endpoint(staffAddresses.deleteServicePrice, {
		summary: 'Removes a price; the next wider one counts again',
		access: 'admin',
		params: idParams,
		reply: gone,
		status: [204],
	}),
	vehicleClasses: endpoint(staffAddresses.vehicleClasses, {
		summary: 'Classes of vehicle that prices know',
		access: 'staff',
		reply: z.array(z.object({ code: z.string(), name: z.string() })),
	}),
	users: endpoint(staffAddresses.users, {
		summary: 'Accounts, found by name, phone, e-mail, username, plate or the reference of a repair',
		access: 'staff',
		query: z.object({
			...pageQuery(['created_at', 'name', 'email', 'username']),
			role: z.enum(accountRoles).optional(),
			is_active: yes.optional(),
			is_verified: yes.optional(),
		}),
		reply: pageOf(StaffUser),
	}),
	user: endpoint(staffAddresses.user, { summary: 'An account', access: 'staff', params: idParams, reply: StaffUser }),
	createUser: endpoint(staffAddresses.createUser, {
		summary: 'Makes an account for somebody of the company',
		access: 'admin',
		body: z.object({
			email: judged(accountEmailProblem).transform(normalEmail),
			username: judged(usernameProblem),
			password: newPassword,
			name: text(longest.name).default(''),
			role: z.enum(accountRoles),
		}),
		reply: StaffUser,
		status: [201],
		repeatable: true,
	}),
	changeUser: endpoint(staffAddresses.changeUser, {
		summary: 'Disables or enables an account; role and people of the company only as admin',
		access: 'staff',
		params: idParams,
		body: z.object({
			is_active: z.boolean().optional(),
			role: z.enum(accountRoles).optional(),
			name: text(longest.name).optional(),
			version,
		}),
		reply: StaffUser,
	}),
	unlockUser: endpoint(staffAddresses.unlockUser, {
		summary: 'Lifts a login lock',
		access: 'staff',
		params: idParams,
		reply: StaffUser,
		repeatable: true,
	}),
	resendVerification: endpoint(staffAddresses.resendVerification, {
		summary: 'Sends the verification mail again',
		access: 'staff',
		params: idParams,
		reply: z.object({ message: z.string() }),
		repeatable: true,
	}),
}
