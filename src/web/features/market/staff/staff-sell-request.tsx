import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { inspectionVerdictDisplay } from '#contract/market/inspection-words.ts'
import { type SellDocument, sellDocumentDisplay, sellDocuments, sellPhotoDisplay, sellPhotos } from '#contract/market/sell-words.ts'
import type { StaffSellRequest as Request } from '#contract/market/staff-selling.ts'
import { inKm } from '#shared/kilometres.ts'
import { formatExactRupees, formatRupees } from '#shared/money.ts'
import { Reach } from '../../../kits/sold/reach.tsx'
import { MoveForm, moveFields } from '../../../kits/work/move-form.tsx'
import { placeChange } from '../../../kits/work/place.ts'
import { Button } from '../../../ui/button.tsx'
import { DetailPart, DetailScreen } from '../../../ui/detail-screen.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { JobCard } from '../../../ui/job-card.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Row, Rows, Total } from '../../../ui/rows.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { toast } from '../../../ui/toast.ts'
import { openDocument } from '../shared/open-document.ts'
import { fuelNames, vehicleName } from '../shared/vehicle-words.ts'
import { CorrectPickup } from './correct-pickup.tsx'
import { RefuseDocument } from './sell-dialogs.tsx'
import { SellRefusal, SellRefusalWords } from './sell-refusal.tsx'
import { SellSteps } from './sell-steps.tsx'
import { changeSellRequest, useSellWrites } from './sell-writes.ts'
import styles from './staff-sell-request.module.css'

type Props = {
	request: Request
	customerLink: (name: string) => ReactNode
	/** Who changed what, drawn by its own feature. */
	changes: ReactNode
}

/** What a customer offers to us, with everything: what can be done now, the vehicle, its papers, inspection and offers (B.ADMIN-28). */
export const StaffSellRequest = ({ request, customerLink, changes }: Props) => (
	<DetailScreen
		next={<SellSteps key={request.id} request={request} />}
		card={<SellCard request={request} customerLink={customerLink} />}
		beside={
			<>
				<DetailPart title="Inspection">
					<Inspection request={request} />
				</DetailPart>
				<DetailPart title="Documents">
					<Documents request={request} />
				</DetailPart>
			</>
		}
		timeline={
			<DetailPart title="Timeline">
				<Timeline
					label="Timeline"
					steps={request.timeline.map(({ status, status_display, done, at }) => ({
						title: status_display,
						...(at && { time: momentWords(at) }),
						...(status === 'rejected' && { text: request.rejection_reason }),
						state: status === 'rejected' ? 'stopped' : status === request.status ? 'current' : done ? 'done' : 'next',
					}))}
				/>
			</DetailPart>
		}
		changes={changes}
	>
		<Photos request={request} />
		{request.offers.length > 0 && <Offers request={request} />}
	</DetailScreen>
)

function SellCard({ request, customerLink }: Omit<Props, 'changes'>) {
	const { vehicle_details: vehicle, customer_name, customer_email, contact_number: customer_phone, reference } = request
	const [isCorrecting, setCorrecting] = useState(false)
	const facts = [
		fuelNames[vehicle.fuel_type],
		inKm(vehicle.kms_driven),
		vehicle.color,
		vehicle.engine_capacity && `${vehicle.engine_capacity} cc`,
	]
	return (
		<Stack gap="small">
			<JobCard as="section" label={`Sent ${momentWords(request.created_at)}`} title={vehicleName(vehicle)}>
				<Rows>
					<Row term="Seller" under={<Reach of={{ customer_name, customer_phone, customer_email, reference }} />}>
						{customerLink(customer_name)}
					</Row>
					<Row term="Vehicle" under={facts.filter(Boolean).join(' · ')}>
						{vehicle.registration_number}, {vehicle.vehicle_type_display}
					</Row>
					<Row term="Pickup" under={momentWords(request.pickup_slot)}>
						{request.pickup_address}
					</Row>
					{request.started_without && <Row term="Inspection begun without the code">{request.started_without}</Row>}
					{request.rejection_reason && <Row term="Rejected because">{request.rejection_reason}</Row>}
				</Rows>
				<Total term="Expected price">{formatRupees(vehicle.expected_price)}</Total>
			</JobCard>
			{request.next_statuses.length > 0 && (
				<div>
					<Button variant="quiet" size="low" aria-haspopup="dialog" onClick={() => setCorrecting(true)}>
						Edit pickup
					</Button>
				</div>
			)}
			{isCorrecting && <CorrectPickup request={request} onClose={() => setCorrecting(false)} />}
		</Stack>
	)
}

function Photos({ request }: { request: Request }) {
	return (
		<DetailPart title="Photos">
			<ul className={styles.photos}>
				{sellPhotos.map((name) => {
					const url = request[name]
					return (
						url && (
							<li key={name}>
								<a href={url} target="_blank" rel="noopener noreferrer">
									<img src={url} alt={sellPhotoDisplay[name]} loading="lazy" />
								</a>
							</li>
						)
					)
				})}
			</ul>
		</DetailPart>
	)
}

function Documents({ request }: { request: Request }) {
	const [refusing, setRefusing] = useState<SellDocument | null>(null)
	const { judge } = useSellWrites(request)
	const { run, isBusy, error } = useAction((work: () => Promise<unknown>) => work())
	const { missing } = request.documents_complete
	return (
		<Stack gap="small">
			<Text icon={missing.length === 0 ? 'tick' : 'warning'}>
				{missing.length === 0 ? 'All there' : `Missing: ${missing.map((type) => sellDocumentDisplay[type]).join(', ')}`}
			</Text>
			<Rows ruled>
				{sellDocuments.map((type) => {
					const document = request.documents[type]
					if (!document) return null
					return (
						<Row
							key={type}
							term={sellDocumentDisplay[type]}
							under={document.refusal_reason && `Not acceptable: ${document.refusal_reason}`}
						>
							Sent {momentWords(document.uploaded_at)}
							<Cluster>
								<Button
									variant="text"
									size="low"
									busy={isBusy}
									aria-label={`Open: ${sellDocumentDisplay[type]}`}
									onClick={() => run(() => openDocument(request.id, type))}
								>
									Open
								</Button>
								{request.may.judge && document.acceptable && (
									<Button
										variant="text"
										size="low"
										aria-haspopup="dialog"
										aria-label={`Not acceptable: ${sellDocumentDisplay[type]}`}
										onClick={() => setRefusing(type)}
									>
										Not acceptable
									</Button>
								)}
								{request.may.judge && !document.acceptable && (
									<Button
										variant="text"
										size="low"
										busy={isBusy}
										aria-label={`Accept: ${sellDocumentDisplay[type]}`}
										onClick={() => run(() => judge({ type, acceptable: true }))}
									>
										Accept
									</Button>
								)}
							</Cluster>
						</Row>
					)
				})}
			</Rows>
			<SellRefusal error={error} before={request} />
			{refusing && <RefuseDocument request={request} type={refusing} onClose={() => setRefusing(null)} />}
		</Stack>
	)
}

/** When, with whom and how far it is, and the form that gives it a time and a technician. */
function Inspection({ request }: { request: Request }) {
	const details = request.inspection_details
	const { score, verdict, points_rated, points } = request
	return (
		<Stack gap="normal">
			{details && (
				<Rows ruled>
					<Row term="When">{momentWords(details.scheduled_at)}</Row>
					<Row term="Where">{details.place}</Row>
					<Row term="Technician">{details.technician_name || 'Unassigned'}</Row>
					{details.started_at && <Row term="Begun">{momentWords(details.started_at)}</Row>}
					{details.completed_at && <Row term="Completed">{momentWords(details.completed_at)}</Row>}
					{score !== null && verdict && (
						<Row term="Found" under={`${points_rated} of ${points} points`}>
							<Link to={`/admin/inspections/${request.id}`}>
								{score} of 100, {inspectionVerdictDisplay[verdict].toLowerCase()}
							</Link>
						</Row>
					)}
					{details.notes && <Row term="Summary">{details.notes}</Row>}
				</Rows>
			)}
			<Plan request={request} />
		</Stack>
	)
}

function Plan({ request }: { request: Request }) {
	const queries = useQueryClient()
	const { may } = request
	if (!may.move && !may.assign) return null
	// Before it has a time it is offered the one at which its seller expects us.
	const work = { ...request, starts_at: request.starts_at ?? request.pickup_slot }
	return (
		<MoveForm
			key={request.id}
			work={work}
			can={{ move: may.move, assign: may.assign }}
			technician={request.inspection_details?.technician_name}
			move={async (seen, place) => {
				const moved = await changeSellRequest(queries, seen.id, { ...placeChange(seen, place), version: seen.version })
				return { ...moved, starts_at: moved.starts_at ?? seen.starts_at }
			}}
			onMoved={() => toast({ title: 'Inspection planned', text: request.customer_name })}
			refusal={(error, seen) => <SellRefusalWords error={error} before={seen} fields={moveFields} />}
		/>
	)
}

function Offers({ request }: { request: Request }) {
	return (
		<DetailPart title="Offers">
			{request.offers.map((offer) => (
				<JobCard key={offer.id} as="section" label={momentWords(offer.created_at)} title={offer.status_display}>
					<Rows>
						<Row term="Expected">{formatExactRupees(offer.expected_price)}</Row>
						{offer.lines.map(({ label, amount }) => (
							<Row key={label} term={label}>
								{formatExactRupees(amount)}
							</Row>
						))}
						{offer.note && <Row term="Note">{offer.note}</Row>}
						{offer.reason && <Row term="Declined because">{offer.reason}</Row>}
					</Rows>
					<Total term="Offer">{formatExactRupees(offer.price)}</Total>
				</JobCard>
			))}
		</DetailPart>
	)
}
