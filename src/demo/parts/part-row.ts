import type { SetStatus } from '#contract/parts/part-words.ts'
import type { Trait } from '#contract/vehicles/vehicle-words.ts'

/** A category of the demo's spare parts; their order is that of the list. */
export type PartCategoryRow = {
	slug: string
	name: string
	description: string
	/** A path below /drawings. */
	image: string
	/** The service, by its name in repair-services.ts, by which its parts are fitted; absent where nobody comes to fit them. */
	service?: string
}

/** One spare part of the demo catalogue. Prices are whole rupees, GST included (D-15). */
export type PartRow = {
	/** Our own; unique, whatever the case. */
	partNumber: string
	name: string
	/** The slug of its category. */
	category: string
	/** Who makes it, the brand first: of the demo's two-wheelers or of parts alone, which then is added. */
	makers: readonly string[]
	price: number
	/** Below the price. */
	discountedPrice?: number
	/** 4, 6 or 8 digits. */
	hsn: string
	/** Percent; 18 unless said. */
	gstRate?: number
	stock: number
	/** Up to so many pieces it is 'limited stock'; 5 unless said. */
	limitedStockAt?: number
	status?: SetStatus
	/**
	 * The models it is for, by manufacturer and name ('Hero Splendor Plus'), for which no other is; or what a vehicle needs for it,
	 * nothing for every vehicle; null where nobody knows.
	 */
	fits: { models: readonly string[] } | { needs: readonly Trait[] } | null
	description: string
	features: readonly string[]
	specifications: Readonly<Record<string, string>>
	/** A path below /drawings; absent where there is none. */
	image?: string
	moreImages?: readonly string[]
	isFeatured?: true
	/** Where another service fits it than its category's, that one's name. */
	service?: string
}
