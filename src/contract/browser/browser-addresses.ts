export const browserAddresses = { reportError: 'POST /browser-errors/', reportVitals: 'POST /web-vitals/' } as const
