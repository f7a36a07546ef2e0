import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { figureAddresses } from './company-addresses.ts'

/** Counted, never claimed; null for what is too little to say anything. */
const Figures = z
	.object({
		repairs_completed: z.number().nullable(),
		/** Of all reviews of parts. */
		rating: z.object({ average: z.number(), reviews: z.number() }).nullable(),
		technicians: z.number().nullable(),
		parts_in_stock: z.number().nullable(),
		models_priced: z.number().nullable(),
	})
	.meta({ id: 'CompanyFigures' })
export type CompanyFigures = z.infer<typeof Figures>

export const figures = {
	ofCompany: endpoint(figureAddresses.ofCompany, {
		summary: 'What the company has to show for itself, where it is enough to show',
		access: 'public',
		reply: Figures,
	}),
}
