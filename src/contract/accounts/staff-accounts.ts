import { z } from 'zod'
import { longest } from '../doorstep/doorstep-words.ts'
import { endpoint } from '../endpoint.ts'
import { idParams, judgedText, moment } from '../fields.ts'
import { dayQuery, pageOf, pageQuery, text, trueOrFalse, version } from '../staff-fields.ts'
import { drawings, fuels, paints } from '../vehicles/vehicle-words.ts'
import { accountEmailProblem, accountRoles, normalEmail, usernameProblem } from './account-words.ts'
import { newPassword } from './new-password.ts'
import { staffAccountAddresses } from './staff-account-addresses.ts'

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
		/** Invited, and no password chosen yet. */
		is_invited: z.boolean(),
		/** Of staff and admins: whether they too can be sent to customers. */
		does_field_work: z.boolean(),
		address: z.string(),
		city: z.string(),
		state: z.string(),
		postal_code: z.string(),
		registration_number: z.string(),
		/** The bike of the profile; null without one. */
		vehicle: z
			.object({
				model_id: z.number(),
				manufacturer_id: z.number(),
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

const Technician = z
	.object({
		id: z.number(),
		name: z.string(),
		email: z.string(),
		phone_number: z.string(),
		is_active: z.boolean(),
		/** Of every kind, neither done nor cancelled. */
		open_work: z.number(),
		created_at: moment,
	})
	.meta({ id: 'Technician' })
export type StaffTechnician = z.infer<typeof Technician>

/** Accounts as the company sees them, and who of them can be sent. */
export const staffAccounts = {
	users: endpoint(staffAccountAddresses.users, {
		summary: 'Accounts, found by name, phone, email, username, plate or the reference of a repair',
		access: 'staff',
		query: z.object({
			...pageQuery(['created_at', 'name', 'email', 'username']),
			...dayQuery,
			role: z.enum(accountRoles).optional(),
			/** Of the company, or its customers. */
			is_staff: trueOrFalse.optional(),
			is_active: trueOrFalse.optional(),
			is_verified: trueOrFalse.optional(),
		}),
		reply: pageOf(StaffUser),
	}),
	user: endpoint(staffAccountAddresses.user, { summary: 'An account', access: 'staff', params: idParams, reply: StaffUser }),
	createUser: endpoint(staffAccountAddresses.createUser, {
		summary: 'Makes an account for somebody of the company; without a password an invitation is mailed',
		access: 'admin',
		body: z.object({
			email: judgedText(accountEmailProblem).transform(normalEmail),
			username: judgedText(usernameProblem).optional(),
			password: newPassword.optional(),
			name: text(longest.name).default(''),
			role: z.enum(accountRoles),
			does_field_work: z.boolean().default(false),
		}),
		reply: StaffUser,
		status: [201],
		repeatable: true,
	}),
	changeUser: endpoint(staffAccountAddresses.changeUser, {
		summary: 'Disables or enables an account; role and people of the company only as admin',
		access: 'staff',
		params: idParams,
		body: z.object({
			is_active: z.boolean().optional(),
			role: z.enum(accountRoles).optional(),
			name: text(longest.name).optional(),
			/** Whether somebody who is no technician can be sent to customers all the same (D-62). */
			does_field_work: z.boolean().optional(),
			version,
		}),
		reply: StaffUser,
	}),
	unlockUser: endpoint(staffAccountAddresses.unlockUser, {
		summary: 'Lifts a login lock',
		access: 'staff',
		params: idParams,
		reply: StaffUser,
		repeatable: true,
	}),
	resendVerification: endpoint(staffAccountAddresses.resendVerification, {
		summary: 'Sends the verification mail again',
		access: 'staff',
		params: idParams,
		reply: z.object({ message: z.string() }),
		repeatable: true,
	}),
	technicians: endpoint(staffAccountAddresses.technicians, {
		summary: 'Who can be sent',
		access: 'staff',
		query: z.object({ ...pageQuery(['name', 'created_at']), ...dayQuery, is_active: trueOrFalse.optional() }),
		reply: pageOf(Technician),
	}),
	technician: endpoint(staffAccountAddresses.technician, { summary: 'A technician', access: 'staff', params: idParams, reply: Technician }),
}
