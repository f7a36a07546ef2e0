/** What was done or delivered and is still not paid after so many days is overdue. */
export const overdueDays = 7
