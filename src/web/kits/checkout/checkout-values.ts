import type { Profile } from '#contract/accounts/accounts.ts'
import {
	cityProblem,
	emailProblem,
	nameProblem,
	phoneProblem,
	postalCodeProblem,
	slotDays,
	stateProblem,
	streetProblem,
} from '#contract/doorstep/doorstep-words.ts'
import { addDays, formatDay, type IndianDay, isDay } from '#shared/days.ts'
import { digitsOf } from '#shared/phone.ts'
import type { SharedForm } from '../../state/local-shopping.ts'
import { type FormFields, faultsOf } from '../../ui/form/form-fields.ts'

/** Where it goes. */
export type AddressValues = { postal_code: string; city: string; state: string; address: string }
/** Who is asked for there. */
export type ContactValues = { customer_name: string; customer_email: string; customer_phone: string }
/** When it happens. */
export type HourValues = {
	/** A day in India, `asSoonAsPossible`, or '' while nothing is chosen. */
	schedule_date: string
	/** 'HH:mm', or '' while nothing is chosen. */
	schedule_time: string
}

/** The specification's messages for each field (B §5). */
export const addressFields: FormFields<AddressValues> = {
	postal_code: { label: 'Postal code', problem: postalCodeProblem },
	city: { label: 'City', problem: cityProblem },
	state: { label: 'State', problem: stateProblem },
	address: { label: 'Street address', problem: streetProblem },
}
export const contactFields: FormFields<ContactValues> = {
	customer_name: { label: 'Name', problem: nameProblem },
	customer_email: { label: 'Email', problem: emailProblem },
	customer_phone: { label: 'Phone', problem: phoneProblem },
}
/** `rules` are known where the free hours are. */
export const hourFields = (rules: { current: HourRules }): FormFields<HourValues> => ({
	schedule_date: { label: 'Day', problem: (day) => rules.current.schedule_date(day) },
	schedule_time: { label: 'Hour', problem: (time, values) => rules.current.schedule_time(time, values) },
})

/** What is wrong with the chosen day and hour. */
export type HourRules = {
	schedule_date: (day: string) => string | null
	schedule_time: (time: string, values: HourValues) => string | null
}
export const noHourRules: HourRules = { schedule_date: () => null, schedule_time: () => null }

/** The choice that is not a day: work without an hour (D-17). */
export const asSoonAsPossible = 'now'

/** The last day that the screen offers (D-17). */
export const lastDay = (today: IndianDay) => addDays(today, slotDays.max)

/** Without a choice, or outside of the days that the screen offers (B.SCART-21). */
export function dayProblem(text: string, today: IndianDay) {
	if (text === asSoonAsPossible) return null
	if (!isDay(text)) return 'Please choose a day.'
	return text < today || text > lastDay(today) ? `Please choose a day from today to ${formatDay(lastDay(today), today)}.` : null
}

type Known = {
	account: { name: string; email: string }
	profile: Profile | null
	/** What was typed in other forms of this browser. */
	shared: SharedForm | null
}

/** Where and who, as the form begins: from the profile, else from what was typed in other forms, else from the account (B.CHECKOUT-10). */
export const prefilledContact = ({ account, profile, shared }: Known): AddressValues & ContactValues => ({
	postal_code: profile?.postal_code || shared?.postalCode || '',
	city: profile?.city || shared?.city || '',
	state: profile?.state || shared?.state || '',
	address: profile?.address || shared?.address || '',
	customer_name: profile?.name || shared?.name || account.name,
	customer_email: profile?.email || shared?.email || account.email,
	customer_phone: digitsOf(profile?.phone_number ?? '') || shared?.phone || '',
})

/** Where and who as the profile says them, where it says all of it and nothing of that is wrong; else null. */
export function wholeContact(profile: Profile | null): (AddressValues & ContactValues) | null {
	if (!profile) return null
	const known = prefilledContact({ account: { name: '', email: '' }, profile, shared: null })
	return faultsOf({ ...addressFields, ...contactFields }, known).length === 0 ? known : null
}

/** Where and who, as they are sent: without blanks around them. */
export const trimmedContact = (values: AddressValues & ContactValues): AddressValues & ContactValues => ({
	customer_name: values.customer_name.trim(),
	customer_email: values.customer_email.trim().toLowerCase(),
	customer_phone: values.customer_phone.trim(),
	address: values.address.trim(),
	city: values.city.trim(),
	state: values.state.trim(),
	postal_code: values.postal_code.trim(),
})

/** The part that other forms may begin with (A.LAYOUT-40). */
export const sharedFormOf = (values: AddressValues & ContactValues): SharedForm => ({
	name: values.customer_name.trim(),
	email: values.customer_email.trim(),
	phone: values.customer_phone.trim(),
	address: values.address.trim(),
	city: values.city.trim(),
	state: values.state.trim(),
	postalCode: values.postal_code.trim(),
})
