import { type SQL, sql } from 'drizzle-orm'
import type { RcProgress } from '#contract/market/rc-transfers.ts'
import { rcStepDisplay, rcSteps } from '#contract/market/rc-words.ts'
import { rcTransfers } from './tables.ts'

type Rc = Record<(typeof rcSteps)[number], string | null> & { receipt_number: string; note: string }

/** A subquery for the statement of what it belongs to: the last transfer of which `which` is true; null where there is none. */
export const rcOf = (which: SQL) => sql<Rc | null>`(
	select json_build_object('papers_signed', ${rcTransfers.papersSigned}, 'filed', ${rcTransfers.filed}, 'issued', ${rcTransfers.issued},
		'handed_over', ${rcTransfers.handedOver}, 'receipt_number', ${rcTransfers.receiptNumber}, 'note', ${rcTransfers.note})
	from ${rcTransfers} where ${which} order by ${rcTransfers.id} desc limit 1)`

export const presentRc = (rc: Rc | null): RcProgress | null =>
	rc && {
		steps: rcSteps.map((step) => ({ step, step_display: rcStepDisplay[step], date: rc[step] })),
		receipt_number: rc.receipt_number,
		note: rc.note,
	}
