// Work at a customer's door begins with its customer's code (decision 0056), whatever kind of work it is.

export const startCodeProblem = (text: string) => (/^\d{4}$/.test(text.trim()) ? null : 'Please enter the 4 digits.')
export const wrongStartCode = 'This is not the customer’s code. Please ask again.'
/** Said where work begins without the code and without a word why. */
export const whyWithoutNeeded = 'Please say why there is no code. The office reads it.'
