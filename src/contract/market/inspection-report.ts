import { z } from 'zod'
import { moment } from '../fields.ts'
import { inspectionVerdicts, pointRatings } from './inspection-words.ts'

/** What an inspection found, for whoever sells or wants to buy the vehicle: nothing of people, numbers or papers. */
export const InspectionReport = z
	.object({
		inspected_at: moment,
		/** From 0 to 100. */
		score: z.number(),
		verdict: z.enum(inspectionVerdicts),
		verdict_display: z.string(),
		summary: z.string(),
		groups: z.array(
			z.object({
				name: z.string(),
				points: z.array(z.object({ name: z.string(), rating: z.enum(pointRatings), rating_display: z.string(), remark: z.string() })),
			}),
		),
	})
	.meta({ id: 'InspectionReport' })
export type InspectionReport = z.infer<typeof InspectionReport>
