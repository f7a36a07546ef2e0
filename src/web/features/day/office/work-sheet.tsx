import { Link } from 'react-router'
import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import type { IndianDay } from '#shared/days.ts'
import { dialable } from '#shared/phone.ts'
import { BikePlate } from '../../../kits/work/bike-plate.tsx'
import type { PlannedWork, WorkPlace } from '../../../kits/work/place.ts'
import { WaitingClock } from '../../../kits/work/waiting-clock.tsx'
import { kindOf, type OfficeWorkKind, type WorkKinds } from '../../../kits/work/work-kind.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Row } from '../../../ui/rows.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { startWords, workStamps } from '../shared/day-words.ts'
import { technicianWords, whyFixed } from './board-words.ts'
import styles from './work-sheet.module.css'

type Props = {
	day: Day
	today: IndianDay
	kinds: WorkKinds<OfficeWorkKind>
	onMove: (work: PlannedWork & Pick<DayWork, 'work'>, place: WorkPlace) => Promise<PlannedWork>
	onMoved: (before: PlannedWork & Pick<DayWork, 'work'>, after: PlannedWork & Pick<DayWork, 'work'>) => void
}

/** One piece of work in full, beside the board: who, where, what, a form that moves it without dragging, and the next steps. */
export function WorkSheet({
	work,
	isOpen,
	onClose,
	...rest
}: Props & {
	/** Null once it has left the day while it was open. */
	work: DayWork | null
	isOpen: boolean
	onClose: () => void
}) {
	const page = work && kindOf(rest.kinds, work).page
	return (
		<Dialog
			open={isOpen}
			onClose={onClose}
			title={work ? work.reference : 'This work'}
			className={styles.sheet}
			actions={
				work &&
				page && (
					<ButtonLink as={Link} to={page.path(work)} variant="quiet">
						{page.words}
					</ButtonLink>
				)
			}
		>
			{work ? <WorkInFull work={work} {...rest} /> : <Text>It is not on this day any more.</Text>}
		</Dialog>
	)
}

function WorkInFull({ work, day, today, kinds, onMove, onMoved }: Props & { work: DayWork }) {
	const { InFull } = kindOf(kinds, work)
	return (
		<Stack gap="loose">
			<Cluster apart>
				<BikePlate bike={{ ...work, model: work.vehicle }} size="small" />
				<Stamp kind={workStamps[work.status]}>{work.status_display}</Stamp>
			</Cluster>
			<InFull
				work={work}
				facts={<Facts work={work} day={day} today={today} />}
				whyFixed={whyFixed(work)}
				onMove={(seen, place) => onMove({ ...seen, work: work.work }, place)}
				onMoved={(before, after) => onMoved({ ...before, work: work.work }, { ...after, work: work.work })}
			/>
		</Stack>
	)
}

const Soon = ({ work: { kind, starts_at, call_by } }: { work: DayWork }) =>
	kind === 'service_now' && (
		<>
			As soon as possible <WaitingClock since={starts_at} callBy={call_by} />
		</>
	)

/** What the day knows of any work. */
const Facts = ({ work, day, today }: { work: DayWork; day: Day; today: IndianDay }) => (
	<>
		<Row term="When" under={<Soon work={work} />} strong>
			{startWords(work, today)}
		</Row>
		<Row term="Technician">{technicianWords(day, work.technician_id)}</Row>
		<Row term="Customer" under={work.customer_phone && <a href={dialable(work.customer_phone)}>{work.customer_phone}</a>}>
			{work.customer_name}
		</Row>
		<Row term="Where" under={`${work.city} ${work.postal_code}`}>
			{work.address}
		</Row>
		<Row term="Bike">{work.vehicle}</Row>
	</>
)
