import type { ReactNode } from 'react'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { InternalNotes } from '../../../kits/sold/internal-notes.tsx'
import { useFoundRow } from '../../../kits/sold/use-found-row.ts'
import { useWaiting, withWaiting } from '../../../kits/waiting/use-waiting.ts'
import { WorkPhotos } from '../../../kits/work/work-photos.tsx'
import { staffRepair } from '../../../state/staff-queries.ts'
import { DetailPart, DetailScreen } from '../../../ui/detail-screen.tsx'
import { Text } from '../../../ui/text.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { BookingActions } from './desk/booking-actions.tsx'
import { RepairCard } from './repair-card.tsx'
import { RepairSteps } from './repair-steps.tsx'
import { repairTimeline } from './repair-timeline.ts'
import { useRepairWrites } from './repair-writes.ts'
import { StaffExtraWork } from './staff-extra-work.tsx'
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
			notes={<InternalNotes key={repair.id} reference={repair.reference} notes={repair.internal_notes} add={note} />}
			changes={changes}
		>
			<StaffExtraWork repair={repair} />
			<WorkPhotos key={`photos ${repair.id}`} of={{ ...repair, work: 'repair' }} />
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
	const found = useFoundRow(id === null ? null : staffRepair(id))
	const waiting = useWaiting()
	return { ...found, row: found.row && withWaiting('repair', found.row, waiting) }
}
