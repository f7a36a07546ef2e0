import { accountAddresses } from './account-words.ts'
import type { Api } from './api.ts'
import { companyAddresses } from './company-words.ts'
import { developmentAddresses } from './development-words.ts'
import { doorstepAddresses } from './doorstep-words.ts'
import type { Address } from './endpoint.ts'
import { repairAddresses } from './repair-words.ts'
import { staffAddresses } from './staff-words.ts'
import { vehicleAddresses } from './vehicle-words.ts'

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
