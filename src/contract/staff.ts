import { staffAccounts } from './accounts/staff-accounts.ts'
import { customerHistory } from './admin/customer-history.ts'
import { dashboard } from './admin/dashboard.ts'
import { moneyFigures } from './admin/money.ts'
import { savedViews } from './admin/saved-views.ts'
import { staffDay } from './admin/staff-day.ts'
import { staffChat } from './chat/staff-chat.ts'
import { staffFaqs } from './company/faqs.ts'
import { staffMailTexts } from './company/mail-texts.ts'
import { staffAudit } from './company/staff-audit.ts'
import { staffCompany } from './company/staff-company.ts'
import { staffNotifications } from './company/staff-notifications.ts'
import { staffPictures } from './company/staff-pictures.ts'
import { staffVitals } from './company/staff-vitals.ts'
import { staffContact } from './contact/staff-contact.ts'
import { staffClosures } from './doorstep/staff-closures.ts'
import { staffInvoices } from './invoices/staff-invoices.ts'
import { staffInspections } from './market/inspections.ts'
import { staffRcTransfers } from './market/rc-transfers.ts'
import { staffMarket } from './market/staff-market.ts'
import { staffSelling } from './market/staff-selling.ts'
import { staffOrders } from './orders/staff-orders.ts'
import { staffParts } from './parts/staff-parts.ts'
import { staffPlans } from './plans/staff-plans.ts'
import { staffVisits } from './plans/staff-visits.ts'
import { staffBookings } from './repairs/staff-bookings.ts'
import { staffCatalogue } from './repairs/staff-catalogue.ts'
import { staffPriceSheet } from './repairs/staff-price-sheet.ts'
import { staffVehicles } from './vehicles/staff-vehicles.ts'

/** What the company's people call, as `staffAddresses` has it. */
export const staff = {
	...staffDay,
	...dashboard,
	...moneyFigures,
	...savedViews,
	...customerHistory,
	...staffBookings,
	...staffCatalogue,
	...staffPriceSheet,
	...staffParts,
	...staffOrders,
	...staffInvoices,
	...staffMarket,
	...staffRcTransfers,
	...staffSelling,
	...staffInspections,
	...staffPlans,
	...staffVisits,
	...staffVehicles,
	...staffClosures,
	...staffAccounts,
	...staffCompany,
	...staffFaqs,
	...staffMailTexts,
	...staffContact,
	...staffChat,
	...staffAudit,
	...staffNotifications,
	...staffPictures,
	...staffVitals,
}
