import { formatRupees } from '#shared/money.ts'

/** What a customer may agree to beyond what his bookings need; each asked for alone, none ticked beforehand (D-43). */
export const consentPurposes = ['service_reminders', 'offers', 'feedback'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** What is asked, in the words that are agreed to. */
export const consentWords: Record<ConsentPurpose, { title: string; text: string }> = {
	service_reminders: { title: 'Service reminders', text: 'You may mail me when my bike is due for its next service.' },
	offers: { title: 'Offers', text: 'You may mail me prices and plans that could suit my bike.' },
	feedback: { title: 'Questions about your work', text: 'You may mail me after a repair and ask how it went.' },
}

/** For so many years after the financial year of the work its invoice is kept, as tax law asks; then the name on it goes too. */
export const invoiceYears = 8
/** How long ago somebody without a password may have come by Google to delete the account. */
export const googleLoginMinutes = 10

/** Stands where a name stood. */
export const deletedCustomer = 'Deleted customer'
/** Stands where a reason stood that somebody wrote about a person. */
export const reasonNotKept = 'Not kept'

export const accountDeleted = 'Your account was deleted.'
export const ownPasswordWrong = 'Password is incorrect'
export const companyAccountStays = 'Accounts of the company are removed by an admin. Please ask one.'
export const googleLoginNeeded = `Please log in with Google again, then delete your account within ${googleLoginMinutes} minutes.`

/** What is still owed, and what stays because of it (D-61). */
export const refundsDue = (refunds: readonly { reference: string; amount: number }[]) =>
	`${refunds.map(({ reference, amount }) => `A refund of ${formatRupees(amount)} for ${reference} is still due.`).join(' ')} We keep your name and phone number with ${refunds.length === 1 ? 'it' : 'them'} until you have the money back, then they go too.`

/** Why the account cannot be deleted yet. */
export const openBookings = (references: readonly string[]) =>
	references.length === 1
		? `Your booking ${references[0]} is still open. Cancel it, or wait until it is done; then you can delete your account.`
		: `Your bookings ${references.join(', ')} are still open. Cancel them, or wait until they are done; then you can delete your account.`
