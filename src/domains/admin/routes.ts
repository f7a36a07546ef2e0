import { staffAccounts } from '#contract/accounts/staff-accounts.ts'
import { customerHistory } from '#contract/admin/customer-history.ts'
import { type Dashboard, dashboard } from '#contract/admin/dashboard.ts'
import { moneyFigures } from '#contract/admin/money.ts'
import { savedViews } from '#contract/admin/saved-views.ts'
import { staffDay } from '#contract/admin/staff-day.ts'
import { company } from '#contract/company/company.ts'
import { figures } from '#contract/company/figures.ts'
import { staffMailTexts } from '#contract/company/mail-texts.ts'
import { staffAudit } from '#contract/company/staff-audit.ts'
import { resendVerificationMail } from '#domains/accounts/staff/resend-verification-mail.ts'
import { unlockAccount } from '#domains/accounts/staff/unlock-account.ts'
import type { AnyMail } from '#domains/company/mail-texts/declare-mail.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import type { Keys } from '#platform/keys.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import { changeUser } from './change-user.ts'
import { createUser } from './create-user.ts'
import { findAbout } from './find-about.ts'
import { findAuditEntry } from './find-audit-entry.ts'
import { findCounts } from './find-counts.ts'
import { findCustomerHistory } from './find-customer-history.ts'
import { findDashboard } from './find-dashboard.ts'
import { findDay } from './find-day.ts'
import { findDayBook } from './find-day-book.ts'
import { findDues } from './find-dues.ts'
import { findFigures } from './find-figures.ts'
import { findStatistics } from './find-statistics.ts'
import { findTechnician } from './find-technician.ts'
import { findUser } from './find-user.ts'
import { listAuditLog } from './list-audit-log.ts'
import { listPayments } from './list-payments.ts'
import { listSavedViews } from './list-saved-views.ts'
import { listTechnicians } from './list-technicians.ts'
import { listUsers } from './list-users.ts'
import { removeView } from './remove-view.ts'
import { saveView } from './save-view.ts'
import { sendTestMail } from './send-test-mail.ts'

/** Figures of many months read most of what there is: of so many periods they may be half a minute old. */
const longPeriods = [{ shows: [], keepForSeconds: 30 }, { maxEntries: 20 }] as const

/** What the company does that belongs to no single domain: accounts are shown with what they did in the others. */
export function adminRoutes(door: Door, { keys, mails }: { keys: Keys; mails: readonly AnyMail[] }) {
	const rememberFigures = door.replyCache.values<Dashboard>(...longPeriods)

	serve(door, company.aboutUs, (db) => findAbout(db), { cached: { shows: ['site-settings', 'parts-catalogue', 'repair-catalogue'] } })
	serve(door, figures.ofCompany, (db) => findFigures(db), {
		cached: { shows: ['parts-catalogue', 'repair-catalogue', 'vehicle-catalogue'] },
	})
	serve(door, staffDay.day, (db, actor, { query }) => findDay(db, actor, query))
	serve(door, staffDay.counts, (db, actor) => findCounts(db, actor))
	serve(door, dashboard.statistics, (db, actor) => findStatistics(db, actor))
	serve(door, dashboard.dashboard, (db, _actor, { query }) => findDashboard(db, query, rememberFigures))
	serve(door, moneyFigures.dayBook, (db, _actor, { query }) => findDayBook(db, query))
	serve(door, moneyFigures.payments, (db, _actor, { query }) => listPayments(db, query))
	serve(door, moneyFigures.dues, (db, _actor, { query }) => findDues(db, query))

	serve(door, staffAccounts.users, (db, _actor, { query }) => listUsers(db, query))
	serve(door, staffAccounts.user, (db, _actor, { params }) => findUser(db, params.id))
	serve(door, customerHistory.customerHistory, (db, _actor, { params }) => findCustomerHistory(db, params.id))
	serve(
		door,
		staffAccounts.createUser,
		(db, actor, { body }, passwordHash: string | null) => createUser(db, actor, keys, body, passwordHash),
		{ prepare: async (_db, _actor, { body }) => (body.password === undefined ? null : hashPassword(body.password)) },
	)
	serve(door, staffAccounts.changeUser, (db, actor, { params, body }) => changeUser(db, actor, params.id, body))
	serve(door, staffAccounts.unlockUser, async (db, actor, { params }) => {
		await unlockAccount(db, actor, params.id)
		return findUser(db, params.id)
	})
	serve(door, staffAccounts.resendVerification, (db, actor, { params }) => resendVerificationMail(db, actor, keys, params.id))

	serve(door, staffAccounts.technicians, (db, _actor, { query }) => listTechnicians(db, query))
	serve(door, staffAccounts.technician, (db, _actor, { params }) => findTechnician(db, params.id))

	serve(door, savedViews.savedViews, (db, actor) => listSavedViews(db, actor))
	serve(door, savedViews.saveView, (db, actor, { body }) => saveView(db, actor, body))
	serve(door, savedViews.removeView, (db, actor, { params }) => removeView(db, actor, params.id))

	serve(door, staffMailTexts.sendTestMail, (db, actor, { params }) => sendTestMail(db, actor, { mails }, params.mail), {
		limit: { max: 30, seconds: 3_600 },
	})

	serve(door, staffAudit.auditLog, (db, _actor, { query }) => listAuditLog(db, query))
	serve(door, staffAudit.auditEntry, (db, _actor, { params }) => findAuditEntry(db, params.id))
}
