import { type SellFile, sellFiles } from '#contract/market/sell-words.ts'
import type { VehicleModel } from '#contract/vehicles/vehicles.ts'
import type { HourRules } from '../../../../kits/checkout/checkout-values.ts'
import { type AccountValues, accountFields, accountValues, type Caller } from '../../../../kits/desk/caller.ts'
import type { FormFields } from '../../../../ui/form/form-fields.ts'
import { documentSlots, photoSlots } from '../../shared/sell-slots.ts'
import { isPhoto, missingWords, type SellValues, sellFields } from '../../shared/sell-values.ts'
import type { SellFiles } from '../../shared/use-sell-files.ts'

/** What the desk asks for. Photos and papers have a place among the fields, so that what is wrong with them is listed too; they hold ''. */
export type DeskSellValues = AccountValues & SellValues & Record<SellFile, string>

type Rules = { hours: { current: HourRules }; isListed: (number: string) => boolean; files: { current: SellFiles } }

/** In their order on the screen. */
export const deskSellFields = ({ hours, isListed, files }: Rules): FormFields<DeskSellValues> =>
	({
		...accountFields,
		...sellFields(hours, isListed),
		...fromEachFile((name) => ({
			label: (isPhoto(name) ? photoSlots[name] : documentSlots[name]).name,
			problem: () => fileProblem(files.current, name),
		})),
	}) as FormFields<DeskSellValues>

/** Why the place of a photo or paper cannot stay as it is. */
export function fileProblem(files: SellFiles, name: SellFile): string | null {
	const { file, isRefused, problem } = files.at(name)
	return (file ? isRefused && problem : missingWords(name)) || null
}

const fromEachFile = <Value>(make: (name: SellFile) => Value) =>
	Object.fromEntries(sellFiles.map((name) => [name, make(name)])) as Record<SellFile, Value>

/** What of a caller is known for a vehicle that they sell. */
export const sellerFacts = ({ customer_phone, address, city, state, postal_code }: Caller) => ({
	contact_number: customer_phone,
	pickup_address: address === '' ? '' : [address, city, state, postal_code].filter(Boolean).join(', '),
})

/** As the form begins: with who calls, and their bike. */
export const deskSellValues = (caller: Caller, bike: VehicleModel | null): DeskSellValues => ({
	...accountValues(caller),
	vehicle_type: bike ? String(bike.vehicle_type) : '',
	brand: bike?.manufacturer_name ?? '',
	model: bike?.name ?? '',
	year: '',
	registration_number: caller.registration_number,
	kms_driven: '',
	fuel_type: '',
	engine_capacity: '',
	color: '',
	expected_price: '',
	...sellerFacts(caller),
	schedule_date: '',
	schedule_time: '',
	...fromEachFile(() => ''),
})

/** Whether anything was typed or chosen; the hour begins with the first free one by itself. */
export const isTouched = (values: DeskSellValues, begun: DeskSellValues) =>
	Object.entries(begun).some(([name, text]) => !name.startsWith('schedule_') && values[name as keyof DeskSellValues] !== text)
