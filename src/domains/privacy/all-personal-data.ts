import { accountData } from '#domains/accounts/account-data.ts'
import type { PersonalData } from '#domains/accounts/personal-data.ts'
import { savedViewData } from '#domains/admin/saved-view-data.ts'
import { chatData } from '#domains/chat/chat-data.ts'
import { contactData } from '#domains/contact/contact-data.ts'
import { historyData } from '#domains/history/history-data.ts'
import { invoiceData } from '#domains/invoices/invoice-data.ts'
import { marketData } from '#domains/market/market-data.ts'
import { orderData } from '#domains/orders/order-data.ts'
import { partData } from '#domains/parts/part-data.ts'
import { planData } from '#domains/plans/plan-data.ts'
import { repairData } from '#domains/repairs/repair-data.ts'
import { consentData } from './consent-data.ts'
import { mailData } from './mail-data.ts'

/** What the product holds about people, domain by domain; whatever belongs to an account stands behind it. */
export const allPersonalData: readonly PersonalData[] = [
	accountData,
	consentData,
	invoiceData,
	repairData,
	partData,
	orderData,
	marketData,
	planData,
	historyData,
	chatData,
	contactData,
	savedViewData,
	mailData,
]
