import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { money, wholeId } from '../fields.ts'
import { price } from '../staff-fields.ts'
import { maxPricesAtOnce } from './price-sheet-words.ts'
import { staffPriceSheetAddresses } from './staff-repair-addresses.ts'

const SheetPrice = z.object({ service: z.number(), vehicle_class: z.string(), price: money })
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
	})
	.meta({ id: 'PriceSheet' })
export type PriceSheet = z.infer<typeof PriceSheet>

const Cell = z.object({
	service: wholeId(),
	vehicle_class: z.string().max(50),
	/** Null takes the price away: the base price counts again. Judged cell by cell, so that all mistakes are told where they are. */
	price: z.number().nullable(),
	/** The price that was seen there, null for none: another one by now refuses the sheet. Absent: the last one wins. */
	was: price.nullish(),
})
export type PriceCell = z.infer<typeof Cell>

/** Prices of services by class as one sheet (B.ADMIN-17, D-48, decision 0034). */
export const staffPriceSheet = {
	priceSheet: endpoint(staffPriceSheetAddresses.priceSheet, {
		summary: 'Every service with its price for every class',
		access: 'staff',
		reply: PriceSheet,
	}),
	changePriceSheet: endpoint(staffPriceSheetAddresses.changePriceSheet, {
		summary:
			'Sets and removes prices of services for classes, all or none: 400 with the mistakes by cell under `cells`, 409 with what stands now in cells that changed meanwhile under `current`',
		access: 'admin',
		body: z.object({ cells: z.array(Cell).min(1, 'Please change a price first.').max(maxPricesAtOnce) }),
		reply: z.object({ changed: z.number(), removed: z.number(), unchanged: z.number() }),
		repeatable: true,
	}),
}
