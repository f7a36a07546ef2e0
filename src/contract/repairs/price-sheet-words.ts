/** Cells of the price sheet that one call changes. */
export const maxPricesAtOnce = 2_000
/** Under which the change of a whole sheet stands in the audit log. */
export const wholeSheet = 'sheet'
/** What the columns of the sheet are. */
export const priceColumns = ['class', 'model'] as const
export type PriceColumns = (typeof priceColumns)[number]
