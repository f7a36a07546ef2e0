/** Said to staff where only an admin changes something (D-48). */
export const settingsAreTheAdmins = 'Only an admin can change these settings.'
export const feesAreTheAdmins = 'Only an admin can change fees.'
export const hoursAreTheAdmins = 'Only an admin can change the hours of the week.'
export const placesAreTheAdmins = 'Only an admin can change the places.'
