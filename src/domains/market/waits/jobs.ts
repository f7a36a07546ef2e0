import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** Mails a customer, once, that the vehicle he waits for is his to book until then. */
export const mailVehicleTurn = job('mail-vehicle-turn', z.object({ waitId: z.number(), until: z.string() }))
/** Mails a customer that the vehicle he waited for is sold. */
export const mailVehicleGone = job('mail-vehicle-gone', z.object({ vehicleId: z.number(), customerId: z.number() }))
