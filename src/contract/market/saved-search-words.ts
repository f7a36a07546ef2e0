/** Searches that one customer keeps at most. */
export const savedSearchLimit = 10
export const tooManySearches = `You have saved ${savedSearchLimit} searches. Please delete one first.`
export const emptySearch = 'Please choose a brand, a price, a year or words first.'
export const searchEnded = 'You get no more mails about this search.'
