/** Said to staff wherever a price stands (D-48). */
export const onlyAdminsChangePrices = 'Only an admin can change prices.'
