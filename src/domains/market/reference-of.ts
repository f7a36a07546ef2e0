/** The reference of a vehicle booking: 'VB12'. */
export const referenceOf = (id: number) => `VB${id}`
