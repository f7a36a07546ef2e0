import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiProblem } from '#contract/client.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { staffRepair } from '../../../state/staff-queries.ts'
import { DetailColumns } from '../../../ui/detail-columns.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { InternalNotes } from './internal-notes.tsx'
import { RepairCard } from './repair-card.tsx'
import { RepairSteps } from './repair-steps.tsx'
import { repairTimeline } from './repair-timeline.ts'
import styles from './staff-repair.module.css'

type Props = {
	repair: StaffRepairInFull
	customerLink?: (name: string) => ReactNode
	/** Who changed what, drawn by its own feature. */
	changes?: ReactNode
}

/** A repair with everything: what can be done now, what was agreed, what happened, what colleagues noted. */
export function StaffRepair({ repair, customerLink, changes }: Props) {
	return (
		<DetailColumns
			side={
				<>
					<Stack as="section" gap="small" aria-labelledby="timeline-title">
						<Heading id="timeline-title" size="s">
							Timeline
						</Heading>
						<Timeline label="Timeline" steps={repairTimeline(repair)} />
					</Stack>
					<InternalNotes key={repair.id} repair={repair} />
					{changes}
				</>
			}
		>
			<RepairSteps key={repair.id} repair={repair} />
			<RepairCard repair={repair} customerLink={customerLink} />
			{repair.technician_notes && (
				<Stack as="section" gap="tight" aria-labelledby="technician-notes-title">
					<Heading id="technician-notes-title" size="s">
						Technician’s notes
					</Heading>
					<Text className={styles.words}>{repair.technician_notes}</Text>
				</Stack>
			)}
		</DetailColumns>
	)
}

/** One repair as the server has it. Give null for an address that can be no repair. */
export function useStaffRepair(id: number | null) {
	const query = useQuery({ ...staffRepair(id ?? 0), enabled: id !== null })
	const isMissing = id === null || (query.error instanceof ApiProblem && query.error.status === 404)
	return { repair: isMissing ? undefined : query.data, isMissing, query }
}

/** What is shown in the place of the repair while it loads, where there is none, and where it could not be loaded. */
export function MissingRepair({ isMissing, query, back }: Omit<ReturnType<typeof useStaffRepair>, 'repair'> & { back: ReactNode }) {
	if (isMissing)
		return (
			<EmptyState scene="not-found" title="There is no such repair" text="Check the address, or look for it in the list.">
				{back}
			</EmptyState>
		)
	if (query.isError)
		return (
			<ErrorState
				scene="broken"
				text="This repair could not be loaded."
				retryLabel="Retry"
				onRetry={() => query.refetch()}
				busy={query.isFetching}
			/>
		)
	return (
		<>
			<LoadingText>Loading repair...</LoadingText>
			<Skeleton shape="rows" count={8} />
		</>
	)
}
