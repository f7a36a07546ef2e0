/** A registration number as it is stored and compared: upper-case, without blanks and hyphens (B.R-24). */
export const normaliseRegistration = (text: string): string => text.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '')

/**
 * Whether this can be a registration number: 4 to 12 letters and digits, at least one of each. No state is checked: BH and old series exist
 * (B.R-24).
 */
export const isRegistration = (text: string): boolean => /^(?=.*[A-Z])(?=.*\d)[A-Z\d]{4,12}$/.test(normaliseRegistration(text))

/** The same for whoever need not know it: 'MH••••••21'. */
export function maskRegistration(text: string): string {
	const number = normaliseRegistration(text)
	const shown = number.length < 8 ? 1 : 2
	return number && number.slice(0, shown) + '•'.repeat(number.length - 2 * shown) + number.slice(-shown)
}

/** A registration number as a plate shows it: 'MH 12 KT 4821', 'DL 3S AB 1234', '22 BH 1234 AA'. Other forms come back unchanged. */
export function formatRegistration(text: string): string {
	const number = normaliseRegistration(text)
	for (const form of plateForms) {
		const groups = form.exec(number)?.slice(1)
		if (groups) return groups.filter(Boolean).join(' ')
	}
	return text
}

const plateForms = [
	// Bharat series: year, BH, number, letters.
	/^(\d\d)(BH)(\d{4})([A-Z]{1,2})$/,
	// Delhi writes the letter of the vehicle's kind beside the office.
	/^(DL)(\d{1,2}[A-Z])([A-Z]{1,2})(\d{1,4})$/,
	// State, office, series (missing on old plates with four digits), number.
	/^([A-Z]{2})(\d{1,2})([A-Z]{1,3})(\d{1,4})$/,
	/^([A-Z]{2})(\d\d)(\d{4})$/,
]
