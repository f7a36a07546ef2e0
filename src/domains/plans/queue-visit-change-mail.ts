import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { VisitRow } from './find-visit-parts.ts'
import { mailVisitNews } from './jobs.ts'
import { changeToMail } from './visit-change-to-mail.ts'

/** Queues one mail about time and technician for all changes that follow each other (D-55). Belongs in the transaction of the change. */
export async function queueVisitChangeMail(db: Db, after: VisitRow, to: string) {
	if (changeToMail(after)) await enqueue(db, mailVisitNews, { visitId: after.id }, { to })
}
