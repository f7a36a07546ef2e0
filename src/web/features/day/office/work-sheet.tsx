import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import type { IndianDay } from '#shared/days.ts'
import { formatRupees } from '#shared/money.ts'
import { dialable } from '#shared/phone.ts'
import { staffRepair } from '../../../state/staff-queries.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import type { WorkPlace } from './day-lanes.ts'
import { stampOf, startWords, technicianWords, whyFixed } from './day-words.ts'
import { MoveForm } from './move-form.tsx'
import { NextSteps } from './next-steps.tsx'
import { WorkPlate } from './work-row.tsx'
import styles from './work-sheet.module.css'

/** One piece of work in full, beside the board: who, where, what, a form that moves it without dragging, and the next steps. */
export function WorkSheet({
	work,
	isOpen,
	day,
	today,
	onClose,
	onPlan,
	onMoved,
}: {
	/** Null once it has left the day while it was open. */
	work: DayWork | null
	isOpen: boolean
	day: Day
	today: IndianDay
	onClose: () => void
	onPlan: (work: DayWork, place: WorkPlace) => Promise<StaffRepairInFull>
	onMoved: (before: DayWork, after: StaffRepairInFull) => void
}) {
	return (
		<Dialog
			open={isOpen}
			onClose={onClose}
			title={work ? work.reference : 'This work'}
			className={styles.sheet}
			actions={
				work && (
					<ButtonLink as={Link} to={`/admin/repairs/${work.id}`} variant="quiet">
						Open repair
					</ButtonLink>
				)
			}
		>
			{work ? (
				<WorkInFull work={work} day={day} today={today} onPlan={onPlan} onMoved={onMoved} />
			) : (
				<Text>It is not on this day any more.</Text>
			)}
		</Dialog>
	)
}

type InFull = Omit<Parameters<typeof WorkSheet>[0], 'isOpen' | 'onClose' | 'work'> & { work: DayWork }

function WorkInFull({ work, day, today, onPlan, onMoved }: InFull) {
	const repair = useQuery(staffRepair(work.id))
	const why = whyFixed(work)
	return (
		<Stack gap="loose">
			<Cluster apart>
				<WorkPlate work={work} />
				<Stamp kind={stampOf[work.status]}>{work.status_display}</Stamp>
			</Cluster>
			<Facts work={work} repair={repair.data} day={day} today={today} />
			{repair.isError && (
				<ErrorState text="The rest could not be loaded." retryLabel="Retry" onRetry={() => repair.refetch()} busy={repair.isFetching} />
			)}
			{repair.isPending && <LoadingText>Loading repair...</LoadingText>}
			{repair.data && <NextSteps repair={repair.data} />}
			<Stack as="section" gap="small" aria-labelledby="move-title">
				<Heading id="move-title" size="s">
					Move
				</Heading>
				{why ? <Text tone="muted">{why}</Text> : <MoveForm work={work} day={day} onPlan={onPlan} onMoved={onMoved} />}
			</Stack>
		</Stack>
	)
}

function Facts({ work, repair, day, today }: { work: DayWork; repair: StaffRepairInFull | undefined; day: Day; today: IndianDay }) {
	return (
		<Rows ruled>
			<Row term="When" under={work.kind === 'service_now' ? 'As soon as possible' : undefined} strong>
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
			{repair ? (
				repair.services.map(({ package: { name }, quantity, total_price }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: what was agreed does not change its order
					<Row key={index} term={quantity > 1 ? `${name} × ${quantity}` : name}>
						{formatRupees(total_price)}
					</Row>
				))
			) : (
				<Row term="Job">{work.title}</Row>
			)}
			{repair?.notes && <Row term="Customer’s note">{repair.notes}</Row>}
			<Row term={repair?.payment_status === 'paid' ? 'Paid' : 'To pay after service'} strong>
				{formatRupees(work.total_amount)}
			</Row>
		</Rows>
	)
}
