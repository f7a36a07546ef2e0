import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

const about = z.object({ repairId: z.number() })

/** Tells the customer by mail that we have his booking. */
export const mailRepairBooked = job('mail-repair-booked', about)
/** Tells him by mail that his cancellation counts. */
export const mailRepairCancelled = job('mail-repair-cancelled', about)
/** Tells him by mail that we cancelled and why. */
export const mailRepairCalledOff = job('mail-repair-called-off', about)
/** Tells him by mail that we come. */
export const mailRepairConfirmed = job('mail-repair-confirmed', about)
/** Tells him by mail that the work is done and what is due. */
export const mailRepairCompleted = job('mail-repair-completed', about)
/** Tells him by mail that we come at another time, unless that has changed once more by then. */
export const mailRepairRescheduled = job('mail-repair-rescheduled', about.extend({ startsAt: z.iso.datetime(), version: z.number() }))
/** Tells him by mail who comes, unless that has changed by then. */
export const mailTechnicianAssigned = job('mail-technician-assigned', about.extend({ technicianId: z.number(), version: z.number() }))
/** Takes the names out of what deleted accounts left for their invoices, once its years are over. */
export const forgetInvoices = job('forget-invoices', z.object({}))
