/** The states and territories of India by the two digits that GST writes them with, named as `postal-codes.ts` names them. */
const states: Readonly<Record<string, string>> = {
	'01': 'Jammu and Kashmir',
	'02': 'Himachal Pradesh',
	'03': 'Punjab',
	'04': 'Chandigarh',
	'05': 'Uttarakhand',
	'06': 'Haryana',
	'07': 'Delhi',
	'08': 'Rajasthan',
	'09': 'Uttar Pradesh',
	'10': 'Bihar',
	'11': 'Sikkim',
	'12': 'Arunachal Pradesh',
	'13': 'Nagaland',
	'14': 'Manipur',
	'15': 'Mizoram',
	'16': 'Tripura',
	'17': 'Meghalaya',
	'18': 'Assam',
	'19': 'West Bengal',
	'20': 'Jharkhand',
	'21': 'Odisha',
	'22': 'Chhattisgarh',
	'23': 'Madhya Pradesh',
	'24': 'Gujarat',
	'26': 'Dadra and Nagar Haveli and Daman and Diu',
	'27': 'Maharashtra',
	'29': 'Karnataka',
	'30': 'Goa',
	'31': 'Lakshadweep',
	'32': 'Kerala',
	'33': 'Tamil Nadu',
	'34': 'Puducherry',
	'35': 'Andaman and Nicobar Islands',
	'36': 'Telangana',
	'37': 'Andhra Pradesh',
	'38': 'Ladakh',
}

/** '27-Maharashtra', '01-Jammu & Kashmir', as documents write a place; '' for what is no code. */
export const gstPlace = (code: string): string => (states[code] ? `${code}-${states[code].replaceAll(' and ', ' & ')}` : '')

/** The same as the portal's own lists spell it, which take nothing else. */
export const portalPlace = (code: string): string => (code === '31' ? '31-Lakshdweep' : gstPlace(code))

/** Union territories without a legislature of their own, where the union's tax stands in the state's place (UTGST Act). */
const withoutLegislature = ['04', '26', '31', '35', '38']
/** What the half that is not the union's is called where it is supplied. */
export const stateTaxName = (code: string): 'SGST' | 'UTGST' => (withoutLegislature.includes(code) ? 'UTGST' : 'SGST')

/** The two digits of a state as somebody wrote its name; null for what is none. */
export const gstCodeOf = (name: string): string | null => Object.entries(states).find(([, each]) => bare(each) === bare(name))?.[0] ?? null
const bare = (name: string) =>
	name
		.toLowerCase()
		.replace(/&/g, 'and')
		.replace(/[^a-z]/g, '')

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Whether it is a GSTIN of a known state, its last character the check digit of the others. */
export function isGstin(text: string): boolean {
	if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text) || !states[text.slice(0, 2)]) return false
	const sum = [...text.slice(0, 14)].reduce((total, character, index) => {
		const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2)
		return total + Math.floor(product / 36) + (product % 36)
	}, 0)
	return text.at(-1) === digits[(36 - (sum % 36)) % 36]
}
