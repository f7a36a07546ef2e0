import { paise } from '#shared/money.ts'

/** Where money is sent by UPI: the company's address, and its name as the bank has it (D-61). */
export type Payee = { id: string; name: string }

/** The company's, null until both are set. */
export const payeeOf = (settings: { upi_id: string; upi_name: string } | null): Payee | null =>
	settings?.upi_id && settings.upi_name ? { id: settings.upi_id, name: settings.upi_name } : null

export type Transfer = {
	payee: Payee
	/** Rupees. */
	due: number
	/** Rupees that came before. */
	paid: number
	/** What people call the thing: 'BK0004821300'. */
	reference: string
	/** What the payer's statement says beside it: 'Repair'. */
	note: string
}

/**
 * What a UPI app opens or scans, with payee, amount and reference filled in (D-16; NPCI's linking specification: blanks as %20, two
 * decimals, a note of at most 50 characters). Each part payment has a reference of its own, for apps refuse one they know.
 */
export function upiLink({ payee, due, paid, reference, note }: Transfer): string {
	const parameters = {
		pa: payee.id,
		pn: payee.name,
		tr: paid > 0 ? `${reference}P${paise(paid)}` : reference,
		tn: `${note} ${reference}`.slice(-50),
		am: due.toFixed(2),
		cu: 'INR',
	}
	return `upi://pay?${Object.entries(parameters)
		.map(([name, value]) => `${name}=${encodeURIComponent(value).replace('%40', '@')}`)
		.join('&')}`
}
