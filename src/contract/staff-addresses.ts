import { staffAccountAddresses } from './accounts/staff-account-addresses.ts'
import { moneyAddresses } from './admin/money-addresses.ts'
import { customerHistoryAddresses, dashboardAddresses, savedViewAddresses, staffDayAddresses } from './admin/staff-day-addresses.ts'
import { staffChatAddresses } from './chat/staff-chat-addresses.ts'
import {
	staffAuditAddresses,
	staffCompanyAddresses,
	staffFaqAddresses,
	staffMailTextAddresses,
	staffPictureAddresses,
	staffVitalAddresses,
} from './company/staff-company-addresses.ts'
import { staffNotificationAddresses } from './company/staff-notification-addresses.ts'
import { staffContactAddresses } from './contact/staff-contact-addresses.ts'
import { staffDoorstepAddresses } from './doorstep/staff-doorstep-addresses.ts'
import { staffInvoiceAddresses } from './invoices/staff-invoice-addresses.ts'
import { rcTransferAddresses } from './market/rc-transfer-addresses.ts'
import { staffMarketAddresses } from './market/staff-market-addresses.ts'
import { staffSellingAddresses } from './market/staff-selling-addresses.ts'
import { staffOrderAddresses } from './orders/staff-order-addresses.ts'
import { staffPartAddresses } from './parts/staff-part-addresses.ts'
import { staffPlanAddresses, staffVisitAddresses } from './plans/staff-plan-addresses.ts'
import { staffBookingAddresses, staffCatalogueAddresses, staffPriceSheetAddresses } from './repairs/staff-repair-addresses.ts'
import { staffVehicleAddresses } from './vehicles/staff-vehicle-addresses.ts'

/** What the company's people call: single calls by their names, collections with their own calls inside. */
export const staffAddresses = {
	...staffDayAddresses,
	...dashboardAddresses,
	...moneyAddresses,
	...savedViewAddresses,
	...customerHistoryAddresses,
	...staffBookingAddresses,
	...staffCatalogueAddresses,
	...staffPriceSheetAddresses,
	...staffPartAddresses,
	...staffOrderAddresses,
	...staffInvoiceAddresses,
	...staffMarketAddresses,
	...rcTransferAddresses,
	...staffSellingAddresses,
	...staffPlanAddresses,
	...staffVisitAddresses,
	...staffVehicleAddresses,
	...staffDoorstepAddresses,
	...staffAccountAddresses,
	...staffCompanyAddresses,
	...staffFaqAddresses,
	...staffMailTextAddresses,
	...staffContactAddresses,
	...staffChatAddresses,
	...staffAuditAddresses,
	...staffNotificationAddresses,
	...staffPictureAddresses,
	...staffVitalAddresses,
} as const
