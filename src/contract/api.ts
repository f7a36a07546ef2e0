import { accounts } from './accounts/accounts.ts'
import { garage } from './accounts/garage.ts'
import { notifications } from './accounts/notifications.ts'
import { browser } from './browser/browser.ts'
import { chat } from './chat/chat.ts'
import { company } from './company/company.ts'
import { faqs } from './company/faqs.ts'
import { figures } from './company/figures.ts'
import { contact } from './contact/contact.ts'
import { development } from './development/development.ts'
import { doorstep } from './doorstep/doorstep.ts'
import { events } from './events/events.ts'
import { history } from './history/history.ts'
import { invoices } from './invoices/invoices.ts'
import { market } from './market/market.ts'
import { selling } from './market/selling.ts'
import { sellingOffers } from './market/selling-offers.ts'
import { orders } from './orders/orders.ts'
import { parts } from './parts/parts.ts'
import { plans } from './plans/plans.ts'
import { visits } from './plans/visits.ts'
import { privacy } from './privacy/privacy.ts'
import { extraWork } from './repairs/extra-work.ts'
import { repairs } from './repairs/repairs.ts'
import { staff } from './staff.ts'
import { vehicles } from './vehicles/vehicles.ts'

/** The whole JSON API, by domain. */
export const api = {
	company,
	vehicles,
	accounts,
	garage,
	history,
	notifications,
	doorstep,
	repairs,
	extraWork,
	parts,
	orders,
	invoices,
	market,
	selling: { ...selling, ...sellingOffers },
	plans,
	visits,
	faqs,
	figures,
	chat,
	contact,
	privacy,
	staff,
	events,
	browser,
	development,
}
export type Api = typeof api
