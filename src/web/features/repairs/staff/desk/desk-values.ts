import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import { emailProblem, longest } from '#contract/doorstep/doorstep-words.ts'
import { nothingChosen, registrationProblem } from '#contract/repairs/repair-words.ts'
import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { digitsOf, isIndianMobile } from '#shared/phone.ts'
import { formatRegistration } from '#shared/registration.ts'
import {
	type AddressValues,
	addressFields,
	type ContactValues,
	contactFields,
	type HourRules,
	type HourValues,
	hourFields,
} from '../../../../kits/checkout/checkout-values.ts'
import type { FormFields } from '../../../../ui/form/form-fields.ts'
import { atMost } from '../../../../ui/form/form-rules.ts'

/** What can be put right of a booking, too. */
export type BookedValues = AddressValues & ContactValues & { registration_number: string; notes: string }
/** What the phone desk asks for. `bike` is a model's id and `services` how many lines there are, both '' for none. */
export type DeskValues = BookedValues & HourValues & { bike: string; services: string }

/** As at the checkout; a caller may have no e-mail (D-53). */
export const bookedFields: FormFields<BookedValues> = {
	customer_phone: contactFields.customer_phone,
	customer_name: contactFields.customer_name,
	customer_email: { label: 'Email', problem: (text) => (text.trim() === '' ? null : emailProblem(text)) },
	registration_number: { label: 'Number plate', problem: registrationProblem },
	...addressFields,
	notes: { label: 'Notes', problem: atMost(longest.note) },
}

/** In their order on the screen. */
export const deskFields = (rules: { current: HourRules }): FormFields<DeskValues> => ({
	customer_phone: bookedFields.customer_phone,
	customer_name: bookedFields.customer_name,
	bike: { label: 'Bike', problem: (id) => (id === '' ? 'Please choose the bike.' : null), answers: ['model_id', 'manufacturer_id'] },
	registration_number: bookedFields.registration_number,
	services: {
		label: 'Services',
		problem: (count) => (count === '' ? nothingChosen : null),
		answers: ['items', 'package_id', 'service_id', 'quantity', 'non_field_errors'],
	},
	...addressFields,
	...hourFields(rules),
	customer_email: bookedFields.customer_email,
	notes: bookedFields.notes,
})

/** A line as the desk changes it; `agreed` is what it was booked at, which stays. */
export type DeskLine = {
	serviceId: number
	manufacturerId: number
	modelId: number
	quantity: number
	/** 'Honda Activa'. */
	bike: string
	agreed?: { name: string; price: number }
}

/** Somebody who may be on the phone: an account, or who booked without one. */
export type Caller = Omit<BookedValues, 'notes'> & { customer: number | null; modelId: number | null; lines: DeskLine[]; fact: string }

export const nobody: Caller = {
	customer: null,
	customer_phone: '',
	customer_name: '',
	customer_email: '',
	postal_code: '',
	city: '',
	state: '',
	address: '',
	registration_number: '',
	modelId: null,
	lines: [],
	fact: '',
}

/** A phone number as bookings hold it: digits, of an Indian mobile number ten. */
export const phoneOf = (typed: string) => (isIndianMobile(typed) ? digitsOf(typed).slice(-10) : digitsOf(typed.trim()))

export const callerOfAccount = (person: StaffUser): Caller => ({
	customer: person.id,
	customer_phone: phoneOf(person.phone_number),
	customer_name: person.name || person.username,
	customer_email: person.email,
	postal_code: person.postal_code,
	city: person.city,
	state: person.state,
	address: person.address,
	registration_number: formatRegistration(person.registration_number),
	modelId: person.vehicle?.model_id ?? null,
	lines: [],
	fact: person.repairs_count === 1 ? '1 repair' : `${person.repairs_count} repairs`,
})

export const linesOf = ({ services }: Pick<StaffRepair, 'services'>): DeskLine[] =>
	services.flatMap(({ package: { id, name }, manufacturer_id, model_id, manufacturer, model, quantity, price }) =>
		id === null || manufacturer_id === null || model_id === null
			? []
			: [
					{
						serviceId: id,
						manufacturerId: manufacturer_id,
						modelId: model_id,
						quantity,
						bike: `${manufacturer} ${model}`,
						agreed: { name, price },
					},
				],
	)

export const bookedOf = (repair: StaffRepair): BookedValues => ({
	customer_phone: repair.customer_phone,
	customer_name: repair.customer_name,
	customer_email: repair.customer_email,
	postal_code: repair.postal_code,
	city: repair.city,
	state: repair.state,
	address: repair.address,
	registration_number: formatRegistration(repair.registration_number),
	notes: repair.notes,
})

/** The caller of an earlier repair, with its bike; its services are what is booked again, at today's prices. */
export function callerOfRepair(repair: StaffRepair): Caller {
	const { notes: _notes, ...booked } = bookedOf(repair)
	const lines = linesOf(repair).map(({ agreed: _agreed, ...line }) => line)
	return { ...booked, customer: repair.customer, modelId: lines[0]?.modelId ?? null, lines, fact: 'booked by phone, no account' }
}

/** What an account does not say is taken from its last repair. */
export function completed(caller: Caller, last: StaffRepair | undefined): Caller {
	if (!last) return caller
	const earlier = callerOfRepair(last)
	const hasAddress = caller.address !== ''
	return {
		...caller,
		...(!hasAddress && { postal_code: earlier.postal_code, city: earlier.city, state: earlier.state, address: earlier.address }),
		customer_phone: caller.customer_phone || earlier.customer_phone,
		registration_number: caller.registration_number || earlier.registration_number,
		modelId: caller.modelId ?? earlier.modelId,
	}
}

/** As the calls take them. */
export const itemsOf = (lines: readonly DeskLine[]) =>
	lines.map(({ serviceId, manufacturerId, modelId, quantity }) => ({
		service_id: serviceId,
		manufacturer_id: manufacturerId,
		model_id: modelId,
		quantity,
	}))
