import type { MarketVehicle } from '#contract/market/market.ts'
import { type UsedVehicleStatus, usedVehicleStatusDisplay } from '#contract/market/market-words.ts'
import { mediaPath } from '#contract/staff-words.ts'
import { formatRupees, rupees } from '#shared/money.ts'
import type { FoundVehicle } from './find-vehicles.ts'

export const displayPrice = (pricePaise: number) => ({ amount: rupees(pricePaise), formatted: formatRupees(rupees(pricePaise)) })

/** A drawing of it, by a path that loads from the site (web/pages/site/drawing.ts). */
export const drawnAs = ({ drawing, paint }: { drawing: string; paint: string }) => `/drawings/${drawing}-${paint}.svg`

/** Its photo where it has one, else its drawing. */
export const pictureOf = ({ frontPhoto, ...drawn }: { frontPhoto: string | null; drawing: string; paint: string }) =>
	frontPhoto === null ? drawnAs(drawn) : mediaPath + frontPhoto

/** A used vehicle as a card shows it. */
export function presentVehicle({ pricePaise, engineCc: _, createdAt, ...row }: FoundVehicle): MarketVehicle {
	const status: UsedVehicleStatus = row.status
	return {
		id: row.id,
		brand: row.brand,
		model: row.model,
		year: row.year,
		kms_driven: row.kmsDriven,
		fuel_type: row.fuelType,
		status,
		status_display: usedVehicleStatusDisplay[status],
		front_image_url: pictureOf(row),
		has_photos: row.frontPhoto !== null,
		display_price: displayPrice(pricePaise),
		is_booked: row.isTaken,
		color: row.color,
		registered_in: row.registeredIn,
		owners: row.owners,
		drawing: row.drawing,
		paint: row.paint,
		created_at: createdAt.toISOString(),
	}
}
