/** How customers pay, after the work or on delivery (D-16); nothing is charged online. */
export const paymentMethods = ['upi', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const paymentMethodNames: Record<PaymentMethod, string> = { upi: 'UPI', cash: 'Cash' }

/** Due while less than the total has come; of what was cancelled after money came, whether that was given back (D-61). */
export const paymentStatuses = ['due', 'paid', 'refund_due', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Which way money went. */
export const paymentKinds = ['payment', 'refund'] as const

export const leastPayment = 'Enter ₹1 or more.'

/** Why an order is refused whose total is above the one that its customer saw (B.R-13). */
export const totalChanged = 'The order total has changed. Please review your order.'
