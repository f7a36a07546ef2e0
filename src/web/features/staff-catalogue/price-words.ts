/** Said to staff wherever a price stands (D-48). */
export const pricesAreTheAdmins = 'Only an admin can change prices.'
