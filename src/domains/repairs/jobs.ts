import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

const about = z.object({ repairId: z.number() })

/** Tells the customer by mail that we have his booking. */
export const mailRepairBooked = job('mail-repair-booked', about)
/** Tells him by mail that his cancellation counts. */
export const mailRepairCancelled = job('mail-repair-cancelled', about)
/** Tells him by mail that we cancelled and why. */
export const mailRepairCalledOff = job('mail-repair-called-off', about)
/** Tells him by mail that the work is done and what is due. */
export const mailRepairCompleted = job('mail-repair-completed', about)
/** Asks him by mail for his answer to extra work. */
export const mailExtraWork = job('mail-extra-work', z.object({ extraId: z.number() }))
/** Tells him by mail how confirmation, total, time and technician stand, once they have stood for a while (D-55). */
export const mailRepairNews = job('mail-repair-news', about, { settlesBy: ({ repairId }) => repairId })
/** Tells him by mail of money that came or was given back, one mail for what follows each other. */
export const mailRepairMoney = job('mail-repair-money', about, { settlesBy: ({ repairId }) => repairId })
/** Finds repairs that were done and have no invoice, and issues one of each. */
export const invoiceRepairsDone = job('invoice-repairs-done', z.object({}))
export const invoiceOneRepair = job('invoice-repair', about)
/** Marks refunds as due that an older version did not record. */
export const oweRefunds = job('owe-old-refunds', z.object({}))
/** Writes down when repairs were completed that an older version completed. */
export const dateCompletions = job('date-old-completions', z.object({}))
/** Removes the names from the invoices of deleted accounts once their years are over. */
export const forgetInvoices = job('forget-invoices', z.object({}))
/** Removes what was written about work whose service history is over. */
export const forgetRepairNotes = job('forget-repair-notes', z.object({}))
