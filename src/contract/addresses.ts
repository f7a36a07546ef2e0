import { garageAddresses } from './accounts/garage-addresses.ts'
import { notificationAddresses } from './accounts/notification-addresses.ts'
import type { Api } from './api.ts'
import { browserAddresses } from './browser/browser-addresses.ts'
import { chatAddresses } from './chat/chat-addresses.ts'
import { faqAddresses, figureAddresses } from './company/company-addresses.ts'
import { contactAddresses } from './contact/contact-addresses.ts'
import type { Address, Endpoint } from './endpoint.ts'
import { historyAddresses } from './history/history-addresses.ts'
import { invoiceAddresses } from './invoices/invoice-addresses.ts'
import { sellingAddresses } from './market/selling-addresses.ts'
import { sellingOfferAddresses } from './market/selling-offer-addresses.ts'
import { planAddresses } from './plans/plan-addresses.ts'
import { visitAddresses } from './plans/visit-addresses.ts'
import { privacyAddresses } from './privacy/privacy-addresses.ts'
import { extraWorkAddresses } from './repairs/extra-work-addresses.ts'
import { siteAddresses } from './site-addresses.ts'
import { staffAddresses } from './staff-addresses.ts'

type AddressesOf<Calls> = {
	[name in Exclude<keyof Calls, 'about'>]: Calls[name] extends Endpoint ? Address : AddressesOf<Calls[name]>
}

/** Every call's method and path. */
export const addresses = {
	...siteAddresses,
	extraWork: extraWorkAddresses,
	selling: { ...sellingAddresses, ...sellingOfferAddresses },
	garage: garageAddresses,
	history: historyAddresses,
	notifications: notificationAddresses,
	invoices: invoiceAddresses,
	plans: planAddresses,
	visits: visitAddresses,
	faqs: faqAddresses,
	figures: figureAddresses,
	chat: chatAddresses,
	contact: contactAddresses,
	privacy: privacyAddresses,
	browser: browserAddresses,
	staff: staffAddresses,
} as const satisfies AddressesOf<Api>
