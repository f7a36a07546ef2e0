/** `{count, next, previous, results}` lists of the company's side (D-22). */
export const pageLimits = { usual: 25, largest: 100 } as const

/** Said when the company cancels without telling why. */
export const reasonNeeded = 'Please give a reason. The customer reads it.'
