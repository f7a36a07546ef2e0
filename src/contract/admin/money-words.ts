/** What was done or delivered and is still not paid after so many days is overdue. */
export const overdueDays = 7

/** What those are called together who take money and are no technician. */
export const office = 'Office'
