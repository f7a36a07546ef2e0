import { refuse } from '#platform/http/problem.ts'
import { largestPaise } from '#shared/money.ts'

/** What a service costs, paise: for anybody, and where the company set it for the model or for the model's class. */
export type PriceRows = { basePaise: number; modelPaise: number | null; classPaise: number | null }

/** The price of a service for one vehicle: its model's, else its class's, else the base price (D-35, B.R-44). */
export function repairPrice({ basePaise, modelPaise, classPaise }: PriceRows): { pricePaise: number; isCustom: boolean } {
	const pricePaise = modelPaise ?? classPaise ?? basePaise
	return { pricePaise, isCustom: pricePaise !== basePaise }
}

/**
 * What a repair of these lines costs with the way to it, paise, and how long it takes (B.E-03, B.E-24, D-38). Throws a Problem
 * for an amount beyond what one booking can hold.
 */
export function repairTotal(lines: readonly { quantity: number; pricePaise: number; durationMinutes: number }[], feePaise: number) {
	const subtotalPaise = lines.reduce((sum, line) => sum + line.quantity * line.pricePaise, 0)
	const durationMinutes = lines.reduce((sum, line) => sum + line.quantity * line.durationMinutes, 0)
	const totalPaise = subtotalPaise + feePaise
	if (totalPaise > largestPaise) throw refuse('This is too much for one booking. Please book the services separately.')
	return { subtotalPaise, totalPaise, durationMinutes }
}
