import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { money, wholeId } from '../fields.ts'
import { price } from '../staff-fields.ts'
import { maxPricesAtOnce, priceColumns } from './price-sheet-words.ts'
import { staffPriceSheetAddresses } from './staff-repair-addresses.ts'

const SheetPrice = z.object({ service: z.number(), vehicle_class: z.string(), price: money })
/** What else the sheet has where it is asked for by model. Short, since there may be ten thousand prices. */
const SheetModels = z.object({
	manufacturers: z.array(z.object({ id: z.number(), name: z.string() })),
	/** By manufacturer and name, hidden ones too. */
	models: z.array(
		z.object({
			id: z.number(),
			name: z.string(),
			manufacturer: z.number(),
			/** Its price counts where the model has none of its own. */
			vehicle_class: z.string(),
			/** Whether customers can choose it: neither it nor its manufacturer nor its type is hidden. */
			is_offered: z.boolean(),
		}),
	),
	/** The models' own prices of each service that has any, as pairs of a model and its price. */
	prices: z.array(z.object({ service: z.number(), prices: z.array(z.tuple([z.number(), money])) })),
})
const PriceSheet = z
	.object({
		classes: z.array(z.object({ code: z.string(), name: z.string(), models_count: z.number() })),
		/** By category and place, hidden ones too. */
		services: z.array(
			z.object({
				id: z.number(),
				name: z.string(),
				category_name: z.string(),
				duration_minutes: z.number(),
				/** Counts where no class has a price. */
				base_price: money,
				is_active: z.boolean(),
				/** Models with their own price, which goes before that of their class. */
				model_prices_count: z.number(),
			}),
		),
		prices: z.array(SheetPrice),
		/** Only where it was asked for by model. */
		by_model: SheetModels.optional(),
	})
	.meta({ id: 'PriceSheet' })
export type PriceSheet = z.infer<typeof PriceSheet>
export type SheetModels = z.infer<typeof SheetModels>

const Cell = z.object({
	service: wholeId(),
	/** Of a class and a model exactly one; judged cell by cell. */
	vehicle_class: z.string().max(50).nullish(),
	vehicle_model: wholeId().nullish(),
	/** Null takes the price away: the next wider one counts again. Judged cell by cell, so that all mistakes are told where they are. */
	price: z.number().nullable(),
	/** The price that was seen there, null for none: another one by now refuses the sheet. Absent: the last one wins. */
	was: price.nullish(),
})
export type PriceCell = z.infer<typeof Cell>

/** Prices of services by class, and by model, as one sheet (B.ADMIN-17, D-48, decisions 0034 and 0072). */
export const staffPriceSheet = {
	priceSheet: endpoint(staffPriceSheetAddresses.priceSheet, {
		summary: 'Every service with its price for every class; by=model: also every model with its own prices, under `by_model`',
		access: 'staff',
		query: z.object({ by: z.enum(priceColumns, 'Choose class or model.').default('class') }),
		reply: PriceSheet,
	}),
	changePriceSheet: endpoint(staffPriceSheetAddresses.changePriceSheet, {
		summary:
			'Sets and removes prices of services for classes and models, all or none: 400 with the mistakes by cell under `cells`, 409 with what stands now in cells that changed meanwhile under `current`',
		access: 'admin',
		body: z.object({ cells: z.array(Cell).min(1, 'Please change a price first.').max(maxPricesAtOnce) }),
		reply: z.object({ changed: z.number(), removed: z.number(), unchanged: z.number() }),
		repeatable: true,
	}),
}
