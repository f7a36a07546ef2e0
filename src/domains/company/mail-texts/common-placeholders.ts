import type { Unsubscribe } from '#platform/mail/unsubscribe.ts'
import { addDays, dayOf, instantOf } from '#shared/days.ts'
import type { Settings } from '../find-settings.ts'
import type { ExamplePlace, Placeholders } from './declare-mail.ts'

type OfCompany = { settings: Pick<Settings, 'name' | 'phone'> }

/** The company, and how to reach it: with its number where one is set. */
export const companyPlaceholders = {
	company: { says: 'Name of the company', of: ({ settings }) => settings.name },
	call: { says: '“call us”, with our number', of: ({ settings: { phone } }) => `call us${phone && ` at ${phone}`}` },
} satisfies Placeholders<OfCompany>

/** Who gets the mails of the previews. */
export const exampleCustomer = {
	customerId: 0,
	customerName: 'Asha Kulkarni',
	customerEmail: 'asha@pahiya.example',
	customerPhone: '00000 00000',
	address: 'Flat 12, Example Apartments',
	city: 'Pune',
	state: 'Maharashtra',
	postalCode: '411004',
}

/** Ten in the morning, so many days after the preview. */
export const exampleTime = ({ at }: Pick<ExamplePlace, 'at'>, days: number) => instantOf(addDays(dayOf(at), days), '10:00')

/** Shows that the mail can be ended; it ends nothing. */
export const exampleUnsubscribe = ({ publicUrl }: Pick<ExamplePlace, 'publicUrl'>, purpose: Unsubscribe['purpose']): Unsubscribe => ({
	customerId: 0,
	purpose,
	page: `${publicUrl}/unsubscribe/example`,
	oneClick: '',
})
