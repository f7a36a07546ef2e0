/** The reply of a list that has these rows alone. */
export const aPage = (...results: object[]) => ({ json: { count: results.length, next: null, previous: null, results } })
