import { useQuery } from '@tanstack/react-query'
import type { Audited } from '../../kits/staff-place.ts'
import { staffApi } from '../../staff-api.ts'
import { DetailPart } from '../../ui/detail-screen.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { momentWords } from '../../ui/moment-words.ts'
import { Text } from '../../ui/text.tsx'
import { AuditChanges } from './audit-changes.tsx'
import { auditWords } from './audit-words.ts'
import styles from './changes-of.module.css'

/** Who of the company changed this one thing, when and what, newest first (D-21). */
export function ChangesOf({ of, id }: { of: Audited; id: string | number }) {
	const { actionOf } = auditWords([of])
	const query = { collection: of.collection, object_id: String(id), page_size: 50 }
	const asked = useQuery({
		queryKey: ['staff', 'audit-log', query],
		queryFn: ({ signal }) => staffApi.auditLog({ query, signal }),
		refetchOnMount: 'always',
	})
	return (
		<DetailPart title="Changes" isScreenOnly>
			{asked.isError && !asked.data && (
				<ErrorState
					level={3}
					text="The changes could not be loaded."
					retryLabel="Retry"
					onRetry={() => asked.refetch()}
					busy={asked.isFetching}
				/>
			)}
			{asked.data?.count === 0 && <Text tone="muted">No changes yet</Text>}
			{asked.data && asked.data.count > 0 && (
				<ol className={styles.list} aria-label="Changes">
					{asked.data.results.map((row) => (
						<li key={row.id} className={styles.row}>
							<p>
								<strong>{row.actor_name}</strong> {actionOf(row)}
							</p>
							<Text size="tiny" tone="muted">
								{momentWords(row.created_at)}
							</Text>
							<AuditChanges row={row} />
						</li>
					))}
				</ol>
			)}
		</DetailPart>
	)
}
