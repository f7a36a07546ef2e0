export const companyAddresses = { settings: 'GET /site-settings/' } as const
