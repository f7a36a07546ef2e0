import { accountAddresses } from './account-addresses.ts'
import type { Api } from './api.ts'
import { companyAddresses } from './company-addresses.ts'
import { developmentAddresses } from './development-addresses.ts'
import { doorstepAddresses } from './doorstep-addresses.ts'
import type { Address } from './endpoint.ts'
import { repairAddresses } from './repair-addresses.ts'
import { staffAddresses } from './staff-addresses.ts'
import { vehicleAddresses } from './vehicle-addresses.ts'

/** Every call's method and path, without schemas, so that a browser can carry it. */
export const addresses = {
	company: companyAddresses,
	vehicles: vehicleAddresses,
	accounts: accountAddresses,
	doorstep: doorstepAddresses,
	repairs: repairAddresses,
	staff: staffAddresses,
	development: developmentAddresses,
} as const satisfies { [domain in keyof Api]: { [call in keyof Api[domain]]: Address } }
