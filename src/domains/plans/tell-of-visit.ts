import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { VisitRow } from './find-visit-parts.ts'
import { mailVisitNews } from './jobs.ts'
import { visitNews } from './visit-news.ts'

/** Queues one mail about time and technician for all changes that follow each other (D-55). Belongs in the transaction of the change. */
export async function tellOfVisit(db: Db, after: VisitRow, to: string) {
	if (visitNews(after)) await enqueue(db, mailVisitNews, { visitId: after.id }, { to })
}
