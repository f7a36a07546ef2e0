/** Whether a part can be had; the first three follow from its stock, the others staff set by hand (B.R-43). */
const stockStatuses = ['in_stock', 'limited_stock', 'out_of_stock'] as const
const setStatuses = ['pre_order', 'discontinued'] as const
export const availabilityStatuses = [...stockStatuses, ...setStatuses] as const
export type SetStatus = (typeof setStatuses)[number]
export type AvailabilityStatus = (typeof availabilityStatuses)[number]
export const availabilityDisplay: Record<AvailabilityStatus, string> = {
	in_stock: 'In Stock',
	limited_stock: 'Limited Stock',
	out_of_stock: 'Out of Stock',
	pre_order: 'Pre Order',
	discontinued: 'Discontinued',
}
export const isSetByHand = (status: AvailabilityStatus): status is SetStatus => setStatuses.some((each) => each === status)

/** Whether a part is for one vehicle model (decision 0036). */
export const partFits = ['fits', 'does_not_fit', 'not_known'] as const

/** Rates of GST in whole percent that the law knows; a part has 18 unless staff say otherwise. */
export const gstRates = [0, 5, 12, 18, 28, 40] as const
export const usualGstRate = 18
/** '18 %'; 12 and 28 ended on 22 September 2025 and stand on older rows. */
export const gstRateName = (rate: number) => (rate === 12 || rate === 28 ? `${rate} %, until 21 Sep 2025` : `${rate} %`)

export const partLimits = {
	name: 150,
	partNumber: 50,
	description: 4_000,
	features: 2_000,
	/** Lines of the table of specifications, and characters of either side. */
	specifications: 40,
	specification: 150,
	manufacturers: 10,
	vehicleModels: 400,
	/** Beside the main one. */
	images: 10,
	stock: 1_000_000,
	reason: 200,
	review: 1_000,
	/** Parts that one customer waits for. */
	waits: 50,
} as const
/** Up to so many pieces a part is 'limited stock', unless it says otherwise (B.R-43). */
export const usualLimitedStock = 5

export const partNotFound = 'Spare part not found'
export const alreadyReviewed = 'You have already reviewed this part.'
/** Why somebody need not wait for a part, or cannot. */
export const notSoldOut = 'This part is not sold out.'
export const waitsForMany = `You can wait for up to ${partLimits.waits} parts at a time.`
export const ratingMessage = 'Please give 1 to 5 stars.'

/** A part number without what people write between its letters and digits: 'BP-1234' and 'bp 1234' are 'BP1234'. */
export const bareNumber = (partNumber: string) => partNumber.toUpperCase().replace(/[^A-Z0-9]/g, '')
