import type { AuditRow } from '#contract/company/staff-audit.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './audit-changes.module.css'
import { type AuditChange, changesOf } from './audit-values.ts'

/** Before and after of one change, field by field. */
export function AuditChanges({ row }: { row: AuditRow }) {
	if (row.action === 'add-note') return <p className={styles.field}>It is kept with the repair.</p>
	// When it was paid is when it was recorded.
	const changes = changesOf(row).filter(({ field }) => row.action !== 'record-payment' || field !== 'Paid')
	if (changes.length === 0) return null
	return (
		<>
			<Changes changes={changes.slice(0, shownAtOnce)} />
			{changes.length > shownAtOnce && (
				<Disclosure title={`${changes.length - shownAtOnce} more`}>
					<Changes changes={changes.slice(shownAtOnce)} />
				</Disclosure>
			)}
		</>
	)
}

/** A whole sheet of prices may change at once. */
const shownAtOnce = 12

function Changes({ changes }: { changes: readonly AuditChange[] }) {
	return (
		<ul className={styles.changes}>
			{changes.map(({ field, was, is }) => (
				<li key={field}>
					<span className={styles.field}>{field}:</span> {was !== undefined && <span className={styles.was}>{was}</span>}
					{was !== undefined && is !== undefined && (
						<>
							<span aria-hidden="true"> → </span>
							<VisuallyHidden> to </VisuallyHidden>
						</>
					)}
					{is !== undefined && <span className={styles.is}>{is}</span>}
				</li>
			))}
		</ul>
	)
}
