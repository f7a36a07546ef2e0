export const companyAddresses = { settings: 'GET /site-settings/', aboutUs: 'GET /site-settings/about/' } as const
/** Asked on the server alone, for pages that are kept. */
export const figureAddresses = { ofCompany: 'GET /site-settings/figures/' } as const
/** The same. */
export const faqAddresses = { list: 'GET /faqs/' } as const
