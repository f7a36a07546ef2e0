/** Lengths of what a saved view of a list says, how many columns, and how many views one person keeps. */
export const savedViewLimits = { list: 60, name: 40, search: 1000, columns: 60, each: 200 } as const
