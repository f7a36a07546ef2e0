import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { MoveForm, moveFields } from '../../../kits/work/move-form.tsx'
import { OfficeWork } from '../../../kits/work/office-work.tsx'
import { placeChange } from '../../../kits/work/place.ts'
import type { OfficeWorkKind } from '../../../kits/work/work-kind.ts'
import { staffVisit } from '../../../state/staff-queries.ts'
import { Row } from '../../../ui/rows.tsx'
import { VisitRefusalWords } from './visit-refusal.tsx'
import { VisitSteps } from './visit-steps.tsx'
import { changeVisit } from './visit-writes.ts'

/** Visits on the office's board of the day. */
export const officeVisits: OfficeWorkKind = {
	page: { path: ({ id }) => `/admin/visits/${id}`, words: 'Open visit' },
	move: (queries, work, place) => changeVisit(queries, work.id, { ...placeChange(work, place), version: work.version }),
	InFull: VisitInFull,
}

function VisitInFull({ work, facts, whyFixed, onMove, onMoved }: ComponentProps<OfficeWorkKind['InFull']>) {
	const query = useQuery(staffVisit(work.id))
	return (
		<OfficeWork
			query={query}
			one="visit"
			facts={
				<>
					{facts}
					<Row term="Plan">{work.title}</Row>
					{work.notes && <Row term="To be done">{work.notes}</Row>}
					{query.data?.started_without && <Row term="Begun without the code">{query.data.started_without}</Row>}
					{query.data?.technician_notes && <Row term="Found and done">{query.data.technician_notes}</Row>}
				</>
			}
			whyFixed={whyFixed}
			next={(visit) => <VisitSteps visit={visit} />}
			move={(visit) => (
				<MoveForm
					work={visit}
					can={visit.can}
					kind="visits"
					technician={visit.technician_name}
					move={onMove}
					onMoved={onMoved}
					refusal={(error, seen) => <VisitRefusalWords error={error} before={seen} fields={moveFields} />}
				/>
			)}
		/>
	)
}
