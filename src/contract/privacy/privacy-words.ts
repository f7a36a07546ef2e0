import { formatRupees } from '#shared/money.ts'

/** What a customer may agree to beyond what his bookings need; each asked for alone, none ticked beforehand (D-43). */
export const consentPurposes = ['service_reminders', 'offers', 'feedback'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** What is asked, in the words that are agreed to. */
export const consentWords: Record<ConsentPurpose, { title: string; text: string }> = {
	service_reminders: {
		title: 'Service reminders',
		text: 'You may mail me when my bike is due for its next service, and before its papers run out.',
	},
	offers: { title: 'Offers', text: 'You may mail me prices and plans that could suit my bike.' },
	feedback: { title: 'Questions about your work', text: 'You may mail me after a repair and ask how it went.' },
}

/** For so many years after the financial year of the work its invoice is kept (B.CONST-38); then the name on it goes too. */
export const invoiceYears = 7
/** For so many years after it was done, what was done on a bike is shown and what was noted of it is kept (B.CONST-39). */
export const serviceYears = 3
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

/** What it is called, when it is over, and whether its customer ends it by himself: what he has no button for, we end for him. */
const called = {
	repair: { name: 'booking', end: 'done', isHisToEnd: true },
	order: { name: 'order', end: 'delivered', isHisToEnd: true },
	'vehicle-booking': { name: 'vehicle booking', end: 'over', isHisToEnd: true },
	'sell-request': { name: 'sell request', end: 'over', isHisToEnd: false },
	subscription: { name: 'subscription', end: 'over', isHisToEnd: true },
	'subscription-request': { name: 'plan request', end: 'answered', isHisToEnd: false },
} as const
export const openKinds = ['repair', 'order', 'vehicle-booking', 'sell-request', 'subscription', 'subscription-request'] as const
type Open = { kind: (typeof openKinds)[number] }
/** What stands open is named by what it is, in this order. */
const kindsOf = (open: readonly Open[]) => openKinds.filter((kind) => open.some((thing) => thing.kind === kind))

/** 'One order is still open', '2 bookings and 1 order are still open'. */
export function howManyOpen(open: readonly Open[]) {
	const counted = kindsOf(open).map((kind) => {
		const count = open.filter((thing) => thing.kind === kind).length
		return `${open.length === 1 ? 'One' : count} ${called[kind].name}${count === 1 ? '' : 's'}`
	})
	return `${counted.join(' and ')} ${open.length === 1 ? 'is' : 'are'} still open`
}

/** Until when one waits: 'it is done', 'they are delivered'. */
function untilOver(open: readonly Open[]) {
	const ends = [...new Set(kindsOf(open).map((kind) => called[kind].end))]
	return `${open.length === 1 ? 'it is' : 'they are'} ${ends.join(' and ')}`
}

/** 'your booking', 'your orders'. */
function nameOf(open: readonly Open[], kind: Open['kind']) {
	const those = open.filter((thing) => thing.kind === kind)
	return `your ${called[kind].name}${those.length === 1 ? '' : 's'}`
}

/** What somebody can do about what stands open. */
export function whatToDo(open: readonly Open[]) {
	const [his, ours] = [true, false].map((isHis) => kindsOf(open).filter((kind) => called[kind].isHisToEnd === isHis))
	const name = (kinds: readonly Open['kind'][] = []) => {
		if (kinds.length === kindsOf(open).length) return open.length === 1 ? 'it' : 'them'
		return kinds.map((kind) => nameOf(open, kind)).join(' and ')
	}
	const ways = [
		...(his?.length ? [`cancel ${name(his)}`] : []),
		...(ours?.length ? [`call or write to us to take ${name(ours)} back`] : []),
		`or wait until ${untilOver(open)}`,
	].join(', ')
	return `${ways.charAt(0).toUpperCase()}${ways.slice(1)}; then you can delete your account.`
}

/** Why the account cannot be deleted yet. */
export function openBookings(open: readonly (Open & { reference: string })[]) {
	const named = kindsOf(open).map((kind) => {
		const those = open.filter((thing) => thing.kind === kind)
		return `${nameOf(open, kind)} ${those.map(({ reference }) => reference).join(', ')}`
	})
	const words = `${named.join(' and ')} ${open.length === 1 ? 'is' : 'are'} still open.`
	return `Y${words.slice(1)} ${whatToDo(open)}`
}

/** Which invoices stay, whatever they are of: 'the invoice of what you bought', 'the 2 invoices of what you bought'. */
export const invoicesOf = (count: number) => `the ${count === 1 ? 'invoice' : `${count} invoices`} of what you bought`
/** Said beside it, since credit notes are not counted. */
export const creditNotesStay = 'A credit note stays with its invoice.'
