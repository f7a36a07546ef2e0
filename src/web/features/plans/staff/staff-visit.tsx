import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { StaffVisit as Visit } from '#contract/plans/staff-visits.ts'
import { Directions, Reach } from '../../../kits/sold/reach.tsx'
import { townOf } from '../../../kits/sold/town-of.ts'
import { MoveForm, moveFields } from '../../../kits/work/move-form.tsx'
import { placeChange } from '../../../kits/work/place.ts'
import { WorkPhotos } from '../../../kits/work/work-photos.tsx'
import { DetailPart, DetailScreen } from '../../../ui/detail-screen.tsx'
import { JobCard } from '../../../ui/job-card.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Text } from '../../../ui/text.tsx'
import { Ticks } from '../../../ui/ticks.tsx'
import { toast } from '../../../ui/toast.ts'
import { visitWhen } from '../shared/visit-words.ts'
import { VisitRefusalWords } from './visit-refusal.tsx'
import { VisitSteps } from './visit-steps.tsx'
import { changeVisit } from './visit-writes.ts'

type Props = {
	visit: Visit
	customerLink: (name: string) => ReactNode
	subscriptionLink: (reference: string) => ReactNode
	/** Who changed what, drawn by its own feature. */
	changes: ReactNode
}

/** A visit with everything: what can be done now, when and with whom, what was found, and the form that moves it (A.ADMIN-19). */
export const StaffVisit = ({ visit, changes, ...links }: Props) => (
	<DetailScreen
		next={<VisitSteps key={visit.id} visit={visit} />}
		card={<VisitCard visit={visit} {...links} />}
		beside={
			<DetailPart title="Move">
				<MoveVisit key={visit.id} visit={visit} />
			</DetailPart>
		}
		changes={changes}
	>
		<WorkPhotos key={`photos ${visit.id}`} of={{ ...visit, work: 'visit' }} />
	</DetailScreen>
)

function VisitCard({ visit, customerLink, subscriptionLink }: Omit<Props, 'changes'>) {
	const done = visit.checklist.filter((check) => check.done).map(({ name }) => name)
	return (
		<JobCard as="section" label={`Scheduled ${momentWords(visit.created_at)}`} title={visitWhen(visit)}>
			<Rows>
				<Row term="Customer" under={<Reach of={visit} />}>
					{customerLink(visit.customer_name)}
				</Row>
				<Row term="Where" under={<Directions to={{ ...visit, latitude: null, longitude: null }} town={townOf(visit)} />}>
					{visit.address}
				</Row>
				<Row term="Plan" under={visit.vehicle_name}>
					{subscriptionLink(visit.reference)} {visit.plan_name}
				</Row>
				<Row term="Technician">{visit.technician_name || 'Unassigned'}</Row>
				{visit.started_at && <Row term="Begun">{momentWords(visit.started_at)}</Row>}
				{visit.started_without && <Row term="Begun without the code">{visit.started_without}</Row>}
				{visit.completion_date && <Row term="Completed">{momentWords(visit.completion_date)}</Row>}
				{visit.service_notes && <Row term="To be done">{visit.service_notes}</Row>}
				{visit.technician_notes && <Row term="Found and done">{visit.technician_notes}</Row>}
				{visit.cancellation_notes && <Row term="Cancelled because">{visit.cancellation_notes}</Row>}
			</Rows>
			{done.length > 0 && <Ticks items={done} />}
		</JobCard>
	)
}

function MoveVisit({ visit }: { visit: Visit }) {
	const queries = useQueryClient()
	if (!visit.can.move && !visit.can.assign) return <Text tone="muted">It is over, and stays where it was.</Text>
	return (
		<MoveForm
			work={visit}
			can={visit.can}
			kind="visits"
			technician={visit.technician_name}
			move={(seen, place) => changeVisit(queries, seen.id, { ...placeChange(seen, place), version: seen.version })}
			onMoved={() => toast({ title: 'Moved', text: visit.customer_name })}
			refusal={(error, seen) => <VisitRefusalWords error={error} before={seen} fields={moveFields} />}
		/>
	)
}
