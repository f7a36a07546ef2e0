import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

const about = z.object({ orderId: z.number() })

/** Tells the customer by mail that we have his order. */
export const mailOrderPlaced = job('mail-order-placed', about)
/** Tells him by mail that his cancellation counts. */
export const mailOrderCancelled = job('mail-order-cancelled', about)
/** Tells him by mail that we cancelled and why. */
export const mailOrderCalledOff = job('mail-order-called-off', about)
/** Tells him by mail that it was delivered and what is due. */
export const mailOrderDelivered = job('mail-order-delivered', about)
/** Tells him by mail that it is confirmed, or with whom it travels, once that has stood for a while (D-55). */
export const mailOrderNews = job('mail-order-news', about, { settlesBy: ({ orderId }) => orderId })
/** Tells him by mail of money that came or was given back, one mail for what follows each other. */
export const mailOrderMoney = job('mail-order-money', about, { settlesBy: ({ orderId }) => orderId })
/** Finds orders that were sent off and have no invoice, and issues one of each. */
export const invoiceOrdersSent = job('invoice-orders-sent', z.object({}))
export const invoiceOneOrder = job('invoice-order', about)
/** Removes carts that nobody comes back to. */
export const clearOldCarts = job('clear-old-part-carts', z.object({}))
/** Takes the names out of what deleted accounts left for their invoices, once its years are over. */
export const forgetOrderInvoices = job('forget-order-invoices', z.object({}))
