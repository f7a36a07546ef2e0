import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { MoveForm, moveFields } from '../../../kits/work/move-form.tsx'
import { OfficeWork } from '../../../kits/work/office-work.tsx'
import { type PlannedWork, placeChange, type WorkPlace } from '../../../kits/work/place.ts'
import type { OfficeWorkKind } from '../../../kits/work/work-kind.ts'
import { Row } from '../../../ui/rows.tsx'
import { SellRefusalWords } from './sell-refusal.tsx'
import { SellSteps } from './sell-steps.tsx'
import { changeSellRequest, staffSellRequest } from './sell-writes.ts'

/** Inspections of what is offered to us, on the office's board of the day. */
export const officeInspections: OfficeWorkKind = {
	page: { path: ({ id }) => `/admin/sell-requests/${id}`, words: 'Open sell request' },
	move: moveInspection,
	InFull: InspectionInFull,
}

async function moveInspection(queries: QueryClient, work: PlannedWork, place: WorkPlace) {
	const moved = await changeSellRequest(queries, work.id, { ...placeChange(work, place), version: work.version })
	return { ...moved, starts_at: moved.starts_at ?? work.starts_at }
}

function InspectionInFull({ work, facts, whyFixed, onMove, onMoved }: ComponentProps<OfficeWorkKind['InFull']>) {
	return (
		<OfficeWork
			query={useQuery(staffSellRequest(work.id))}
			one="sell request"
			facts={
				<>
					{facts}
					<Row term="Work">{work.title}</Row>
				</>
			}
			whyFixed={whyFixed}
			next={(request) => <SellSteps request={request} />}
			move={(request) => (
				<MoveForm
					work={{ ...request, starts_at: request.starts_at ?? work.starts_at }}
					can={work.can}
					technician={request.inspection_details?.technician_name}
					move={onMove}
					onMoved={onMoved}
					refusal={(error, seen) => <SellRefusalWords error={error} before={seen} fields={moveFields} />}
				/>
			)}
		/>
	)
}
