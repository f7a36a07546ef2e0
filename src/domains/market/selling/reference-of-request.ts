/** What a sell request is called: 'SR12'. */
export const referenceOfRequest = (id: number) => `SR${id}`
