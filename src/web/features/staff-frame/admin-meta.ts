/** Title of a screen of the company's side; no search engine lists it. */
export const adminMeta = (title: string) => () => [{ title: `${title} – Admin – Pahiya` }, { name: 'robots', content: 'noindex' }]
