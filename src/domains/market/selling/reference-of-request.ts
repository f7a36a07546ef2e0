/** The reference of a sell request: 'SR12'. */
export const referenceOfRequest = (id: number) => `SR${id}`
