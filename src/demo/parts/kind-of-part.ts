import type { Trait } from '#contract/vehicles/vehicle-words.ts'
import type { PartDrawing, PartView } from '#web/ui/part-drawings/draw-part.ts'
import { manufacturers, type VehicleClassCode } from '../two-wheelers.ts'
import { traitsOf } from '../vehicle-traits.ts'
import { type Brand, brands } from './brands.ts'
import { type FleetKey, fleet } from './fleet.ts'
import { gstRateOf, type Hsn } from './hsn-codes.ts'
import type { PartRow } from './part-row.ts'

/** What all parts of a kind share. A row says in which its part differs; `of` makes words of that. */
type Kind<Own extends readonly unknown[]> = {
	/** Letters of the category and the kind's own two digits: 'BRK-04' numbers its parts PHY-BRK-0401, PHY-BRK-0402 and on. */
	number: `${string}-${string}`
	drawing: PartDrawing
	hsn: Hsn
	/** What a vehicle must have, of those a row names too. */
	needs: readonly Trait[]
	warrantyMonths: number
	description: string
	features: readonly string[]
	/** Comes without a box of its own. */
	isLoose?: true
	/** Where another service than the category's fits it. */
	service?: string
	of: (...own: Own) => {
		name: string
		weightGrams: number
		specifications: Record<string, string>
		/** On the part in its picture: letters, digits and . / + - */
		label?: string
		drawing?: PartDrawing
		hsn?: Hsn
	}
}

/** For which: a fleet that takes the same, all vehicles of classes, or (null) every vehicle that has what the kind needs. */
type For = FleetKey | readonly VehicleClassCode[] | null
/**
 * Prices in whole rupees; the second, below the first, is what it is sold for (null: the first). New rows stand last, as they number the
 * parts.
 */
type Row<Own extends readonly unknown[]> = readonly [
	fits: For,
	brand: Brand,
	price: number,
	discountedPrice: number | null,
	stock: number,
	...own: Own,
]

/** All parts of one kind; the category is filled in where the kinds come together. */
export function kindOfPart<Own extends readonly unknown[]>(kind: Kind<Own>, rows: readonly Row<Own>[]): Omit<PartRow, 'category'>[] {
	return rows.map(([fits, brand, price, discountedPrice, stock, ...own], index) => {
		const { name, weightGrams, specifications, label, drawing = kind.drawing, hsn = kind.hsn } = kind.of(...own)
		const inFleet = typeof fits === 'string' ? fleet[fits] : null
		const look = { paint: brands[brand], label, tag: typeof fits === 'string' ? fits : undefined }
		return {
			partNumber: `PHY-${kind.number}${String(index + 1).padStart(2, '0')}`,
			name: inFleet ? `${name} for ${inFleet.name}` : name,
			makers: [brand],
			price,
			...(discountedPrice === null ? {} : { discountedPrice }),
			hsn,
			gstRate: gstRateOf[hsn],
			stock,
			fits: fits === null ? { needs: kind.needs } : { models: modelsFor(fits, kind.needs) },
			description: kind.description,
			features: kind.features,
			specifications: {
				...specifications,
				Weight: weightGrams < 1000 ? `${weightGrams} g` : `${weightGrams / 1000} kg`,
				Warranty: kind.warrantyMonths === 0 ? 'Against defects on delivery' : `${kind.warrantyMonths} months`,
			},
			image: drawingAddress(drawing, look),
			moreImages: [
				drawingAddress(drawing, { ...look, view: 'near' }),
				...(kind.isLoose ? [] : [drawingAddress(drawing, { ...look, view: 'box' })]),
			],
			...(kind.service ? { service: kind.service } : {}),
		}
	})
}

const allModels = manufacturers.flatMap(({ name: manufacturer, models }) =>
	models.map((model) => ({
		name: `${manufacturer} ${model.name}`,
		class: model.class,
		traits: new Set<Trait>([model.fuel, ...traitsOf(manufacturer, model)]),
	})),
)

/** The models of a fleet or of classes that have what the kind needs, so that a drum's shoes are for drums alone. */
function modelsFor(fits: FleetKey | readonly VehicleClassCode[], needs: readonly Trait[]) {
	const isMeant = ({ name, class: code }: (typeof allModels)[number]) =>
		typeof fits === 'string' ? fleet[fits].models.includes(name) : fits.includes(code)
	return allModels.filter((model) => isMeant(model) && needs.every((need) => model.traits.has(need))).map(({ name }) => name)
}

/** As `web/pages/site/drawing.ts` reads it. */
function drawingAddress(drawing: PartDrawing, { paint, label, tag, view }: PartView & { paint: string }) {
	const look = Object.entries({ paint, label, tag, view }).filter((entry): entry is [string, string] => Boolean(entry[1]))
	return `/drawings/parts/${drawing}.svg?${new URLSearchParams(look)}`
}
