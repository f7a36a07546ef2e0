/** Said to staff where only an admin changes something (D-48). */
export const onlyAdminsChangeSettings = 'Only an admin can change these settings.'
export const onlyAdminsChangeFees = 'Only an admin can change fees.'
export const onlyAdminsChangeHours = 'Only an admin can change the hours of the week.'
export const onlyAdminsChangePlaces = 'Only an admin can change the places.'
