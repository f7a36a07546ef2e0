import type { Profile } from '#contract/accounts/accounts.ts'
import { type PaymentMethod, paymentMethods } from '#contract/company/payment-words.ts'
import type { DayOfSlots } from '#contract/doorstep/doorstep.ts'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import { type LocalServiceItem, registrationProblem } from '#contract/repairs/repair-words.ts'
import { type IndianDay, isDay } from '#shared/days.ts'
import { formatRegistration } from '#shared/registration.ts'
import { checkoutDraft } from '../../../../kits/checkout/checkout-draft.ts'
import {
	type AddressValues,
	addressFields,
	type ContactValues,
	contactFields,
	type HourRules,
	type HourValues,
	hourFields,
	noHourRules,
	prefilledContact,
} from '../../../../kits/checkout/checkout-values.ts'
import { beginningDay } from '../../../../kits/checkout/free-times.ts'
import { noneUnserved, servedCodeField } from '../../../../kits/checkout/served-code.ts'
import { checkoutKeys, type SharedForm } from '../../../../state/local-shopping.ts'
import type { FormFields } from '../../../../ui/form/form-fields.ts'

/** Everything the checkout asks for, under the names of the booking call (B.R-14). */
export type RepairValues = HourValues &
	AddressValues &
	ContactValues & { registration_number: string; notes: string; payment_method: PaymentMethod }

/** The fields from the top of the screen to its end. */
export const repairFields = (rules: { current: HourRules }, unserved = noneUnserved): FormFields<RepairValues> => ({
	...hourFields(rules),
	...addressFields,
	postal_code: servedCodeField(unserved),
	...contactFields,
	registration_number: { label: 'Registration number', problem: registrationProblem },
	notes: {
		label: 'Notes',
		problem: (text) => (text.trim().length > longest.note ? `Ensure this field has no more than ${longest.note} characters.` : null),
	},
	payment_method: { label: 'How will you pay?' },
})

/** A checkout that is not sent yet. */
export const repairDraft = checkoutDraft<RepairValues, LocalServiceItem>({
	storageKey: checkoutKeys.repairs.draft,
	names: Object.keys(repairFields({ current: noHourRules })) as (keyof RepairValues)[],
	choices: { payment_method: paymentMethods },
})

type Known = {
	account: { name: string; email: string }
	profile: Profile | null
	shared: SharedForm | null
	/** What was typed here before a reload; the person's own words win. */
	draft: Partial<RepairValues> | null
	/** The number of the profile's bike when that is the one to be repaired, else ''. */
	registration: string
	today: IndianDay
	/** The free hours of the coming days; empty where they are not known. */
	days: readonly DayOfSlots[]
}

/** What the form begins with: what was typed here before, else the profile, else what was typed in other forms, else the account. */
export function prefilled({ draft, registration, today, days, ...known }: Known): RepairValues {
	const begun: RepairValues = {
		schedule_date: '',
		schedule_time: '',
		...prefilledContact(known),
		registration_number: registration && formatRegistration(registration),
		notes: '',
		payment_method: 'cash',
		...draft,
	}
	const isOver = isDay(begun.schedule_date) && begun.schedule_date < today
	const stillOpen = isOver ? { ...begun, schedule_date: '', schedule_time: '' } : begun
	return { ...stillOpen, schedule_date: beginningDay(days, stillOpen.schedule_date) }
}
