import type { MarketVehicle } from '#contract/market/market.ts'
import type { UsedVehicleStatus, VehicleBookingStatus } from '#contract/market/market-words.ts'
import type { VehicleWait } from '#contract/market/vehicle-waits.ts'
import { inKm } from '#shared/kilometres.ts'
import { momentWords } from '../../../ui/moment-words.ts'
import type { StampKind } from '../../../ui/stamp.tsx'

type Named = { brand: string; model: string; year: number }
/** 'Hero Splendor Plus 2021'. */
export const vehicleName = ({ brand, model, year }: Named) => `${brand} ${model} ${year}`

export const fuelNames: Record<MarketVehicle['fuel_type'], string> = {
	petrol: 'Petrol',
	diesel: 'Diesel',
	electric: 'Electric',
	cng: 'CNG',
	hybrid: 'Hybrid',
}

/** '1st', '22nd', '13th'. */
const ordinal = (nth: number) => `${nth}${/1\d$/.test(String(nth)) ? 'th' : (['th', 'st', 'nd', 'rd'][nth % 10] ?? 'th')}`
/** '1st owner': who has it now. */
export const ownerWords = (owners: number) => `${ordinal(owners)} owner`

/** 'You are number 2 in the line.', or until when the vehicle is kept for the reader. */
export const lineWords = ({ place, turn_ends_at }: Pick<VehicleWait, 'place' | 'turn_ends_at'>) =>
	turn_ends_at
		? `It is your turn: nobody else can book it until ${momentWords(turn_ends_at)}.`
		: place === 1
			? 'You are next. We mail you when it can be booked.'
			: `You are number ${place} in the line. We mail you when it is your turn.`

type Driven = Pick<MarketVehicle, 'kms_driven' | 'fuel_type'>
/** '24,310 km · Petrol'. */
export const drivenWords = ({ kms_driven, fuel_type }: Driven) => `${inKm(kms_driven)} · ${fuelNames[fuel_type]}`

const statusStamps: Record<UsedVehicleStatus, StampKind> = { available: 'ok', under_inspection: 'info', sold: 'plain' }
type State = Pick<MarketVehicle, 'status' | 'status_display' | 'is_booked'>
/** Its status; one that somebody has booked is called so (B.R-41). */
export const vehicleStamp = ({ status, status_display, is_booked }: State): { kind: StampKind; words: string } =>
	is_booked && status !== 'sold' ? { kind: 'info', words: 'Booked' } : { kind: statusStamps[status], words: status_display }

export const bookingStamps: Record<VehicleBookingStatus, StampKind> = {
	pending: 'plain',
	confirmed: 'info',
	completed: 'ok',
	cancelled: 'bad',
}
