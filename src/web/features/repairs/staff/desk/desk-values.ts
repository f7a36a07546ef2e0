import { longest } from '#contract/doorstep/doorstep-words.ts'
import { nothingChosen, registrationProblem } from '#contract/repairs/repair-words.ts'
import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import {
	type AddressValues,
	addressFields,
	type ContactValues,
	type HourRules,
	type HourValues,
	hourFields,
} from '../../../../kits/checkout/checkout-values.ts'
import { type Caller, callerFields, callerOfRepair } from '../../../../kits/desk/caller.ts'
import type { FormFields } from '../../../../ui/form/form-fields.ts'
import { atMost } from '../../../../ui/form/form-rules.ts'

/** What can be put right of a booking, too. */
export type BookedValues = AddressValues & ContactValues & { registration_number: string; notes: string }
/** What the phone desk asks for. `bike` is a model's id and `services` how many lines there are, both '' for none. */
export type DeskValues = BookedValues & HourValues & { bike: string; services: string }

export const bookedFields: FormFields<BookedValues> = {
	...callerFields,
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

/** Who calls, and what is known to be wanted. */
export type Begun = Caller & { lines: readonly DeskLine[] }

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

export function bookedOf(repair: StaffRepair): BookedValues {
	const { customer: _customer, modelId: _modelId, fact: _fact, ...booked } = callerOfRepair(repair)
	return { ...booked, notes: repair.notes }
}

/** The caller of an earlier repair, whose services are booked again at today's prices. */
export const bookedAgain = (repair: StaffRepair): Begun => ({
	...callerOfRepair(repair),
	lines: linesOf(repair).map(({ agreed: _agreed, ...line }) => line),
})

/** As the calls take them. */
export const itemsOf = (lines: readonly DeskLine[]) =>
	lines.map(({ serviceId, manufacturerId, modelId, quantity }) => ({
		service_id: serviceId,
		manufacturer_id: manufacturerId,
		model_id: modelId,
		quantity,
	}))
