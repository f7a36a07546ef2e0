import type { Profile } from '#contract/accounts/accounts.ts'
import {
	cityProblem,
	emailProblem,
	longest,
	nameProblem,
	phoneProblem,
	postalCodeProblem,
	slotDays,
	stateProblem,
	streetProblem,
} from '#contract/doorstep/doorstep-words.ts'
import { type PaymentMethod, registrationProblem } from '#contract/repairs/repair-words.ts'
import { addDays, formatDay, type IndianDay, isDay } from '#shared/days.ts'
import { digitsOf } from '#shared/phone.ts'
import { formatRegistration } from '#shared/registration.ts'
import type { SharedForm } from '../../state/local-shopping.ts'
import type { FormFields } from '../../ui/form/form-fields.ts'

/** Everything the checkout asks for, under the names of the booking call (B.R-14). */
export type CheckoutValues = {
	/** A day in India, `asSoonAsPossible`, or '' while nothing is chosen. */
	schedule_date: string
	/** 'HH:mm', or '' while nothing is chosen. */
	schedule_time: string
	postal_code: string
	city: string
	state: string
	address: string
	customer_name: string
	customer_email: string
	customer_phone: string
	registration_number: string
	notes: string
	payment_method: PaymentMethod
}

/** The first choice of the checkout: a repair without an hour (D-17). */
export const asSoonAsPossible = 'now'

/** What is wrong with the chosen day and hour; known where the free hours are. */
export type WhenRules = {
	schedule_date: (day: string) => string | null
	schedule_time: (time: string, values: CheckoutValues) => string | null
}
export const noWhenRules: WhenRules = { schedule_date: () => null, schedule_time: () => null }

/** The fields from the top of the screen to its end, with the specification's words for what is wrong with each (B §5). */
export const checkoutFields = (when: { current: WhenRules }): FormFields<CheckoutValues> => ({
	schedule_date: { label: 'Day', problem: (day) => when.current.schedule_date(day) },
	schedule_time: { label: 'Hour', problem: (time, values) => when.current.schedule_time(time, values) },
	postal_code: { label: 'Postal code', problem: postalCodeProblem },
	city: { label: 'City', problem: cityProblem },
	state: { label: 'State', problem: stateProblem },
	address: { label: 'Street address', problem: streetProblem },
	customer_name: { label: 'Name', problem: nameProblem },
	customer_email: { label: 'Email', problem: emailProblem },
	customer_phone: { label: 'Phone', problem: phoneProblem },
	registration_number: { label: 'Registration number', problem: registrationProblem },
	notes: {
		label: 'Notes',
		problem: (text) => (text.trim().length > longest.note ? `Ensure this field has no more than ${longest.note} characters.` : null),
	},
	payment_method: { label: 'How will you pay?' },
})
export const checkoutNames = Object.keys(checkoutFields({ current: noWhenRules })) as (keyof CheckoutValues)[]

/** The last day that the screen offers (D-17). */
export const lastDay = (today: IndianDay) => addDays(today, slotDays.most)

/** Without a choice, or outside of the days that the screen offers (B.SCART-21). */
export function dayProblem(text: string, today: IndianDay) {
	if (text === asSoonAsPossible) return null
	if (!isDay(text)) return 'Please choose a day.'
	return text < today || text > lastDay(today) ? `Please choose a day from today to ${formatDay(lastDay(today), today)}.` : null
}

type Known = {
	account: { name: string; email: string }
	profile: Profile | null
	shared: SharedForm | null
	/** What was typed here before a reload; the person's own words win. */
	draft: Partial<CheckoutValues> | null
	/** The number of the profile's bike when that is the one to be repaired, else ''. */
	registration: string
	today: IndianDay
}

/** What the form begins with: what was typed here before, else the profile, else what other forms were told, else the account. */
export function prefilled({ account, profile, shared, draft, registration, today }: Known): CheckoutValues {
	const begun: CheckoutValues = {
		schedule_date: '',
		schedule_time: '',
		postal_code: profile?.postal_code || shared?.postalCode || '',
		city: profile?.city || shared?.city || '',
		state: profile?.state || shared?.state || '',
		address: profile?.address || shared?.address || '',
		customer_name: profile?.name || shared?.name || account.name,
		customer_email: profile?.email || shared?.email || account.email,
		customer_phone: digitsOf(profile?.phone_number ?? '') || shared?.phone || '',
		registration_number: registration && formatRegistration(registration),
		notes: '',
		payment_method: 'cash',
		...draft,
	}
	const isOver = isDay(begun.schedule_date) && begun.schedule_date < today
	return isOver ? { ...begun, schedule_date: '', schedule_time: '' } : begun
}

/** The part that other forms may begin with. */
export const sharedPart = (values: CheckoutValues): SharedForm => ({
	name: values.customer_name.trim(),
	email: values.customer_email.trim(),
	phone: values.customer_phone.trim(),
	address: values.address.trim(),
	city: values.city.trim(),
	state: values.state.trim(),
	postalCode: values.postal_code.trim(),
})
