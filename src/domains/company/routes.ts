import { company } from '#contract/company/company.ts'
import { faqs } from '#contract/company/faqs.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { findSettings } from './find-settings.ts'
import { listFaqs } from './list-faqs.ts'
import { presentSettings } from './present-settings.ts'

export function companyRoutes(door: Door) {
	serve(door, company.settings, async (db) => presentSettings(await findSettings(db)), { kept: { shows: ['site-settings'] } })
	serve(door, faqs.list, (db, _actor, { query }) => listFaqs(db, query.page), { kept: { shows: ['faqs'] } })
}
