/** What a booking of a vehicle is called: 'VB12'. */
export const referenceOf = (id: number) => `VB${id}`
