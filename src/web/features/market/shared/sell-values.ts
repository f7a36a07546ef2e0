import { phoneProblem } from '#contract/doorstep/doorstep-words.ts'
import { marketFuels, marketLimits } from '#contract/market/market-words.ts'
import {
	alreadyListed,
	documentMissing,
	nameOfVehicleProblem,
	photoMissing,
	pickupAddressProblem,
	registrationProblem,
	requiredDocuments,
	requiredPhotos,
	type SellDocument,
	type SellFile,
	type SellPhoto,
	sellFiles,
	sellLimits,
	sellPriceMessage,
} from '#contract/market/sell-words.ts'
import { dayOf } from '#shared/days.ts'
import { isRegistration } from '#shared/registration.ts'
import { type HourRules, hourFields } from '../../../kits/checkout/checkout-values.ts'
import { type FormFields, faultsOf } from '../../../ui/form/form-fields.ts'
import { atMost, numberOf, wholeWithin } from '../../../ui/form/form-rules.ts'

/** What is typed and chosen; the files are apart. */
export type SellValues = {
	vehicle_type: string
	brand: string
	model: string
	year: string
	registration_number: string
	kms_driven: string
	fuel_type: string
	engine_capacity: string
	color: string
	expected_price: string
	pickup_address: string
	contact_number: string
	schedule_date: string
	schedule_time: string
}

const chosen = (words: string) => (text: string) => (text === '' ? words : null)
const priceProblem = (text: string) => {
	const rupees = numberOf(text)
	if (text.trim() !== '' && rupees >= 1 && rupees <= marketLimits.price) return null
	return sellPriceMessage
}

/** Where we come, and whom we call before. */
export type PickupValues = Pick<SellValues, 'pickup_address' | 'contact_number'>
export const pickupFields: FormFields<PickupValues> = {
	pickup_address: { label: 'Pickup address', problem: pickupAddressProblem },
	contact_number: { label: 'Contact number', problem: phoneProblem },
}

/** The rules of B.R-23; `rules` are known where the hours are, `isListed` says what is known of a registration number by now. */
export const sellFields = (rules: { current: HourRules }, isListed: (number: string) => boolean): FormFields<SellValues> => {
	const hours = hourFields(rules)
	return {
		vehicle_type: { label: 'Vehicle type', problem: chosen('This field is required.') },
		brand: { label: 'Brand', problem: nameOfVehicleProblem },
		model: { label: 'Model', problem: nameOfVehicleProblem },
		year: { label: 'Year', problem: (text) => wholeWithin(marketLimits.firstYear, Number(dayOf(new Date()).slice(0, 4)))(text) },
		registration_number: {
			label: 'Registration number',
			problem: (text) => (isRegistration(text) ? (isListed(text) ? alreadyListed : null) : registrationProblem),
		},
		kms_driven: { label: 'Kilometres driven', problem: wholeWithin(0, marketLimits.kms) },
		fuel_type: {
			label: 'Fuel',
			problem: (text) => ((marketFuels as readonly string[]).includes(text) ? null : 'This field is required.'),
		},
		engine_capacity: {
			label: 'Engine',
			problem: (text) => (text.trim() === '' ? null : wholeWithin(1, marketLimits.engineCc)(text)),
		},
		color: { label: 'Colour', problem: atMost(marketLimits.color) },
		expected_price: { label: 'Expected price', problem: priceProblem },
		...pickupFields,
		schedule_date: {
			label: 'Day',
			problem: (day) => hours.schedule_date.problem?.(day, { schedule_date: day, schedule_time: '' }) ?? null,
		},
		schedule_time: {
			label: 'Hour',
			problem: (time, values) => hours.schedule_time.problem?.(time, values) ?? null,
			answers: ['pickup_slot'],
		},
	}
}

export const sellSteps = [
	{ step: 'vehicle', name: 'Vehicle' },
	{ step: 'photos', name: 'Photos' },
	{ step: 'documents', name: 'Documents' },
	{ step: 'pickup', name: 'Pickup' },
] as const
export type SellStep = (typeof sellSteps)[number]['step']

const ofPickup: readonly string[] = ['pickup_address', 'contact_number', 'schedule_date', 'schedule_time', 'pickup_slot']
/** The step on which a field or file stands. */
export const stepOf = (name: string): SellStep =>
	name.startsWith('photo_') ? 'photos' : isFile(name) ? 'documents' : ofPickup.includes(name) ? 'pickup' : 'vehicle'
export const isFile = (name: string): name is SellFile => (sellFiles as readonly string[]).includes(name)
export const isPhoto = (name: SellPhoto | SellDocument): name is SellPhoto => name.startsWith('photo_')

/** What is wrong with the fields of a step. */
export const faultsOfStep = (fields: FormFields<SellValues>, values: SellValues, step: SellStep) =>
	faultsOf(fields, values).filter(({ name }) => name !== null && stepOf(name) === step)

/** Without these nothing is offered. */
export const requiredFiles: readonly SellFile[] = [...requiredPhotos, ...requiredDocuments]
/** Said where one of them is not there; '' for one that may be left out. */
export const missingWords = (name: SellFile) => {
	for (const photo of requiredPhotos) if (photo === name) return photoMissing(photo)
	for (const document of requiredDocuments) if (document === name) return documentMissing(document)
	return ''
}

const asNumbers: readonly string[] = ['year', 'kms_driven', 'engine_capacity', 'expected_price']

/**
 * The form as the call takes it: its fields before its files (decision 0043), numbers as the rules above read them. `customer`: whose it
 * is, where staff send it.
 */
export function sellForm(values: SellValues, files: ReadonlyMap<SellFile, File>, customer?: number): FormData {
	const form = new FormData()
	if (customer !== undefined) form.append('customer', String(customer))
	const { schedule_date, schedule_time, ...flat } = values
	for (const [name, text] of Object.entries(flat))
		if (text.trim() !== '') form.append(name, asNumbers.includes(name) ? String(numberOf(text)) : text.trim())
	form.append('pickup_slot', `${schedule_date}T${schedule_time}`)
	for (const name of sellFiles) {
		const file = files.get(name)
		if (file) form.append(name, file)
	}
	return form
}

/** How much of each file has left, 0 to 1, where of all of it `share` has: they leave one after the other. */
export function sharesOf(share: number, files: ReadonlyMap<SellFile, File>): Map<SellFile, number> {
	const sent = sellFiles.flatMap((name) => {
		const file = files.get(name)
		return file ? [{ name, size: file.size }] : []
	})
	let left = share * sent.reduce((sum, { size }) => sum + size, 0)
	return new Map(
		sent.map(({ name, size }) => {
			const done = Math.min(size, Math.max(0, left))
			left -= size
			return [name, size === 0 ? 1 : done / size]
		}),
	)
}

const megabyte = 1024 * 1024
export const isTooLarge = (file: Blob, megabytes: number) => file.size > megabytes * megabyte
export const maxMegabytes = (name: SellFile) => (isPhoto(name) ? sellLimits.photoMegabytes : sellLimits.documentMegabytes)
