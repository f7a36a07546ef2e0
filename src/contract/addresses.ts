import type { Api } from './api.ts'
import { browserAddresses } from './browser/browser-addresses.ts'
import type { Address } from './endpoint.ts'
import { privacyAddresses } from './privacy/privacy-addresses.ts'
import { siteAddresses } from './site-addresses.ts'
import { staffAddresses } from './staff-addresses.ts'

/** Every call's method and path. */
export const addresses = {
	...siteAddresses,
	privacy: privacyAddresses,
	browser: browserAddresses,
	staff: staffAddresses,
} as const satisfies {
	[domain in keyof Api]: { [call in keyof Api[domain]]: Address }
}
