export const companyAddresses = { settings: 'GET /site-settings/', aboutUs: 'GET /site-settings/about/' } as const
/** Asked on the server alone, for pages that are kept. */
export const faqAddresses = { list: 'GET /faqs/' } as const
