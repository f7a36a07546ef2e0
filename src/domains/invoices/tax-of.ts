/** The tax within an amount, paise. */
export type Tax = { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number }

/**
 * Takes the GST out of an amount that includes it: half for the state and half for the union, each rounded by itself and so the same to the
 * paisa, or all of it as integrated tax where the customer is in another state. Half a paisa is one. Taxable and tax are the amount again.
 */
export function taxOf(amountPaise: number, { gstRate, isOtherState }: { gstRate: number; isOtherState: boolean }): Tax {
	const shareOf = (percent: number) => Math.round((amountPaise * percent) / (100 + gstRate))
	const igstPaise = isOtherState ? shareOf(gstRate) : 0
	const halfPaise = isOtherState ? 0 : shareOf(gstRate / 2)
	return { taxablePaise: amountPaise - igstPaise - 2 * halfPaise, cgstPaise: halfPaise, sgstPaise: halfPaise, igstPaise }
}

export const sumOfTax = (lines: readonly Tax[]): Tax => ({
	taxablePaise: sum(lines.map(({ taxablePaise }) => taxablePaise)),
	cgstPaise: sum(lines.map(({ cgstPaise }) => cgstPaise)),
	sgstPaise: sum(lines.map(({ sgstPaise }) => sgstPaise)),
	igstPaise: sum(lines.map(({ igstPaise }) => igstPaise)),
})

/** An amount in shares as large as these weights, which are `amountPaise` again when added up. */
export function sharesOf(amountPaise: number, weights: readonly number[]): number[] {
	const whole = sum(weights)
	let reached = 0
	let given = 0
	return weights.map((weight) => {
		reached += weight
		const until = Math.floor((amountPaise * reached) / whole)
		const share = until - given
		given = until
		return share
	})
}

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
