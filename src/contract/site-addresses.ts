import { accountAddresses } from './accounts/account-addresses.ts'
import { companyAddresses } from './company/company-addresses.ts'
import { developmentAddresses } from './development/development-addresses.ts'
import { doorstepAddresses } from './doorstep/doorstep-addresses.ts'
import { eventsAddresses } from './events/events-addresses.ts'
import { marketAddresses } from './market/market-addresses.ts'
import { orderAddresses } from './orders/order-addresses.ts'
import { partAddresses } from './parts/part-addresses.ts'
import { repairAddresses } from './repairs/repair-addresses.ts'
import { vehicleAddresses } from './vehicles/vehicle-addresses.ts'

/** What the public site and its customers call, without schemas, so that a browser can carry it. */
export const siteAddresses = {
	company: companyAddresses,
	vehicles: vehicleAddresses,
	accounts: accountAddresses,
	doorstep: doorstepAddresses,
	repairs: repairAddresses,
	parts: partAddresses,
	orders: orderAddresses,
	market: marketAddresses,
	events: eventsAddresses,
	development: developmentAddresses,
} as const
