import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { staffVehicleAddresses } from './staff-vehicle-addresses.ts'

export const staffVehicles = {
	vehicleClasses: endpoint(staffVehicleAddresses.vehicleClasses, {
		summary: 'Classes of vehicle that prices know',
		access: 'staff',
		reply: z.array(z.object({ code: z.string(), name: z.string() })),
	}),
}
