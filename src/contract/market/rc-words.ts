/** The way of a registration certificate from seller to buyer, in its order. */
export const rcSteps = ['papers_signed', 'filed', 'issued', 'handed_over'] as const
export type RcStep = (typeof rcSteps)[number]
export const rcStepDisplay: Record<RcStep, string> = {
	papers_signed: 'Forms 29 and 30 signed',
	filed: 'Filed with the RTO',
	issued: 'New RC issued',
	handed_over: 'New RC handed over',
}
export const rcLimits = { receipt: 40, note: 500 } as const

export const rcDayAhead = 'This day is still to come.'
/** Of a step that stands before the one it needs. */
export const rcOrder = (earlier: RcStep) => `This comes after “${rcStepDisplay[earlier]}”.`
/** Why what was sold is not offered again; `reference` is that of its booking. */
export const saleUnderWay = (reference: string) =>
	`The RC is on its way to the buyer (${reference}). If the sale fell through, take back the steps of that RC transfer first.`
