import { accountAddresses } from './account-addresses.ts'
import { companyAddresses } from './company-addresses.ts'
import { developmentAddresses } from './development-addresses.ts'
import { doorstepAddresses } from './doorstep-addresses.ts'
import { eventsAddresses } from './events-addresses.ts'
import { repairAddresses } from './repair-addresses.ts'
import { vehicleAddresses } from './vehicle-addresses.ts'

/** What the public site and its customers call, without schemas, so that a browser can carry it. */
export const siteAddresses = {
	company: companyAddresses,
	vehicles: vehicleAddresses,
	accounts: accountAddresses,
	doorstep: doorstepAddresses,
	repairs: repairAddresses,
	events: eventsAddresses,
	development: developmentAddresses,
} as const
