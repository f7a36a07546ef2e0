import { browser } from '#contract/browser/browser.ts'
import { longestVitalsReport } from '#contract/browser/vital-words.ts'
import { company } from '#contract/company/company.ts'
import { faqs } from '#contract/company/faqs.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { findSettings } from './find-settings.ts'
import { listFaqs } from './list-faqs.ts'
import { presentSettings } from './present-settings.ts'
import { countVitals } from './web-vitals/count-vitals.ts'

/** The company's public settings and questions. */
export function companyRoutes(door: Door) {
	serve(door, company.settings, async (db) => presentSettings(await findSettings(db)), { cached: { shows: ['site-settings'] } })
	serve(door, faqs.list, (db, _actor, { query }) => listFaqs(db, query.page), { cached: { shows: ['faqs'] } })
	serve(door, browser.reportVitals, (db, _actor, { body }) => countVitals(db, body), {
		largestBody: longestVitalsReport,
		limit: { max: 60, seconds: 60 },
	})
}
