/** Said to staff where only an admin changes something (D-48). */
export const settingsAreTheAdmins = 'Only an admin changes these settings.'
export const feesAreTheAdmins = 'Only an admin changes fees.'
export const placesAreTheAdmins = 'Only an admin changes the places.'
