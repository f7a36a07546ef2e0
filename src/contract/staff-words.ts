/** `{count, next, previous, results}` lists of the company's side (D-22). */
export const pageLimits = { usual: 25, largest: 100 } as const

/** The last place that something can have in a list that staff put in order. */
export const lastPlace = 10_000

/** Rows of a list that are put in order at once, and under which the order of a list stands in the audit log. */
export const maxOrdered = 1_000
export const wholeOrder = 'order'

/** Said when the company cancels without telling why. */
export const reasonNeeded = 'Please give a reason. The customer reads it.'
/** Said where the reason is for the company alone. */
export const whyNeeded = 'Please give a reason. Only we read it.'

/** Of a table file with rows of a collection. */
export const importLimits = { megabytes: 5, rows: 5_000 } as const

/** Before the key of a file that people uploaded, as it stands in a row. */
export const mediaPath = '/media/'
/** Pixels of the longer side of a picture of the catalogue, and its quality as JPEG. */
export const cataloguePicture = { side: 1_200, quality: 0.85 } as const
