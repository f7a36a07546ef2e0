import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiProblem } from '#contract/client.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { InternalNotes } from '../../../kits/sold/internal-notes.tsx'
import { useWaiting, withWaiting } from '../../../kits/waiting/use-waiting.ts'
import { staffRepair } from '../../../state/staff-queries.ts'
import { DetailPart, DetailScreen } from '../../../ui/detail-screen.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Text } from '../../../ui/text.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { BookingActions } from './desk/booking-actions.tsx'
import { RepairCard } from './repair-card.tsx'
import { RepairSteps } from './repair-steps.tsx'
import { repairTimeline } from './repair-timeline.ts'
import { useRepairWrites } from './repair-writes.ts'
import styles from './staff-repair.module.css'

type Props = {
	repair: StaffRepairInFull
	customerLink?: (name: string) => ReactNode
	/** Who changed what, drawn by its own feature. */
	changes?: ReactNode
}

/** A repair with everything: what can be done now, what was agreed, what happened, what colleagues noted. */
export function StaffRepair({ repair, customerLink, changes }: Props) {
	const { note } = useRepairWrites(repair)
	return (
		<DetailScreen
			next={<RepairSteps key={repair.id} repair={repair} />}
			card={
				<>
					<RepairCard repair={repair} customerLink={customerLink} />
					<BookingActions key={repair.id} repair={repair} />
				</>
			}
			timeline={
				<DetailPart title="Timeline">
					<Timeline label="Timeline" steps={repairTimeline(repair)} />
				</DetailPart>
			}
			notes={<InternalNotes key={repair.id} notes={repair.internal_notes} add={note} />}
			changes={changes}
		>
			{repair.technician_notes && (
				<DetailPart title="Technician’s notes">
					<Text className={styles.words}>{repair.technician_notes}</Text>
				</DetailPart>
			)}
		</DetailScreen>
	)
}

/** One repair as the server has it. Give null for an address that can be no repair. */
export function useStaffRepair(id: number | null) {
	const query = useQuery({ ...staffRepair(id ?? 0), enabled: id !== null })
	const isMissing = id === null || (query.error instanceof ApiProblem && query.error.status === 404)
	const waiting = useWaiting()
	return { repair: isMissing || !query.data ? undefined : withWaiting(query.data, waiting), isMissing, query }
}

/** What is shown in the place of the repair while it loads, where there is none, and where it could not be loaded. */
export function MissingRepair({ isMissing, query, back }: Omit<ReturnType<typeof useStaffRepair>, 'repair'> & { back: ReactNode }) {
	if (isMissing)
		return (
			<EmptyState scene="not-found" title="There is no such repair" text="Check the address, or look for it in the list.">
				{back}
			</EmptyState>
		)
	return <NotLoaded query={query} loading="Loading repair..." failed="This repair could not be loaded." scene="broken" count={8} />
}
