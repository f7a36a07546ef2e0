export const browserAddresses = { reportError: 'POST /browser-errors/' } as const
