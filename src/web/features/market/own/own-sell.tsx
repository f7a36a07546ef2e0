import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sellFlow, sellPhotos } from '#contract/market/sell-words.ts'
import type { SellRequest } from '#contract/market/selling.ts'
import { inKm } from '#shared/kilometres.ts'
import { formatRupees } from '#shared/money.ts'
import { type Company, OwnHelp, OwnPage, OwnProgress, type OwnWords, PrintedHead } from '../../../kits/sold/own-page.tsx'
import { StartCode } from '../../../kits/work/start-code.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Split } from '../../../ui/columns.tsx'
import { Gallery } from '../../../ui/gallery/gallery.tsx'
import { Heading, PageHeading } from '../../../ui/heading.tsx'
import { JobCard } from '../../../ui/job-card.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Plate } from '../../../ui/plate.tsx'
import { Row, Rows, Total } from '../../../ui/rows.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { InspectionReport } from '../shared/inspection-report.tsx'
import { isRcUnderWay, RcTransfer } from '../shared/rc-transfer.tsx'
import { ownReport, ownSellRequest } from '../shared/sell-queries.ts'
import { VehiclePicture } from '../shared/vehicle-picture.tsx'
import { fuelNames, vehicleName } from '../shared/vehicle-words.ts'
import { OwnDocuments } from './own-documents.tsx'
import { OwnOffers } from './own-offers.tsx'
import { sellProgress, sellStamps } from './sell-progress.ts'

export const sellWords: OwnWords = {
	one: 'Sell request',
	list: { to: '/profile?tab=vehicles', words: 'Vehicles for Sale' },
	more: { to: '/sell-vehicle', words: 'Sell Vehicle' },
}

type Props = {
	/** Null for an address that can be no sell request. */
	id: number | null
	company: Company
}

/** A sell request of the caller. It follows the request while the page is open and seen. */
export function OwnSell({ id, company }: Props) {
	return (
		<OwnPage
			words={sellWords}
			options={id === null ? null : ownSellRequest(id)}
			isOver={({ status, rc_transfer }) => sellFlow[status].length === 0 && !isRcUnderWay(rc_transfer)}
			contact={company}
		>
			{(request) => <SellInFull request={request} company={company} />}
		</OwnPage>
	)
}

/** What comes next, in few words and a sentence. */
function nextOf({ status, inspection_details: inspection, rejection_reason }: SellRequest): { title: string; text: string } {
	switch (status) {
		case 'pending':
			return { title: 'We look at your vehicle', text: 'We check photos and documents, and write to you when the inspection has a time.' }
		case 'inspection_scheduled':
			return {
				title: inspection ? `Inspection ${momentWords(inspection.scheduled_at)}` : 'Inspection scheduled',
				text: `${inspection?.technician_name ? `${inspection.technician_name} comes` : 'We come'} to your door. Have the keys and the papers ready.`,
			}
		case 'under_inspection':
			return { title: 'We are inspecting it', text: 'You hear from us when it is done.' }
		case 'inspection_done':
			return { title: 'Inspection complete', text: 'What we offer and what we found stands here. You hear from us by mail too.' }
		case 'rejected':
			return { title: 'We do not take this vehicle', text: rejection_reason }
	}
}

function SellInFull({ request, company }: { request: SellRequest; company: Company }) {
	const { title, text } = nextOf(request)
	const { reference, vehicle_details: vehicle, inspection_details: inspection } = request
	const photos = sellPhotos.flatMap((name) => request[name] ?? [])
	return (
		<>
			<PrintedHead company={company} />
			<Cluster apart>
				<PageHeading size="m">Sell request {reference}</PageHeading>
				<Stamp kind={sellStamps[request.status]}>{request.status_display}</Stamp>
			</Cluster>
			<Stack gap="loose">
				<Panel aria-labelledby="next-title" data-print="hide">
					<Stack gap="small">
						<div aria-live="polite">
							<Heading id="next-title" size="l">
								{title}
							</Heading>
							<Text>{text}</Text>
							<StartCode code={inspection?.start_code} />
						</div>
						{request.vehicle !== null && (
							<div>
								<ButtonLink as={Link} to={`/vehicles/${request.vehicle}`} variant="quiet">
									See it in the market
								</ButtonLink>
							</div>
						)}
					</Stack>
				</Panel>
				<Split sideFirst side={<OwnProgress steps={sellProgress(request)} ahead={null} />}>
					<Stack gap="loose">
						<RcTransfer rc={request.rc_transfer} />
						{request.status === 'inspection_done' && <OwnOffers request={request} />}
						<JobCard
							label={`Sent ${momentWords(request.created_at)}`}
							title={vehicleName(vehicle)}
							corner={<Plate kind={vehicle.fuel_type === 'electric' ? 'electric' : 'private'}>{vehicle.registration_number}</Plate>}
						>
							<Rows>
								<Row term="Type">{vehicle.vehicle_type_display}</Row>
								<Row term="Kilometres driven">{inKm(vehicle.kms_driven)}</Row>
								<Row term="Fuel">{fuelNames[vehicle.fuel_type]}</Row>
								{vehicle.engine_capacity !== null && <Row term="Engine capacity">{vehicle.engine_capacity} cc</Row>}
								{vehicle.color && <Row term="Colour">{vehicle.color}</Row>}
							</Rows>
							<Total term="Price you expect">{formatRupees(vehicle.expected_price)}</Total>
						</JobCard>
						<Stack as="section" gap="small" aria-labelledby="photos-title">
							<Heading id="photos-title">Photos</Heading>
							<Gallery name={vehicleName(vehicle)} pictures={photos} picture={VehiclePicture} />
						</Stack>
						<OwnDocuments request={request} />
						<Stack as="section" gap="small" aria-labelledby="pickup-title">
							<Heading id="pickup-title">Pickup</Heading>
							<Rows ruled>
								<Row term="Address">{request.pickup_address}</Row>
								<Row term="Contact number">{request.contact_number}</Row>
								<Row term="You would like us to come">{momentWords(request.pickup_slot)}</Row>
							</Rows>
						</Stack>
						{inspection && (
							<Stack as="section" gap="small" aria-labelledby="inspection-title">
								<Heading id="inspection-title">Inspection</Heading>
								<Rows ruled>
									<Row term="When">{momentWords(inspection.scheduled_at)}</Row>
									<Row term="Where">{inspection.place}</Row>
									{inspection.technician_name && <Row term="Technician">{inspection.technician_name}</Row>}
									{inspection.started_at && <Row term="Begun">{momentWords(inspection.started_at)}</Row>}
									{inspection.completed_at && <Row term="Complete">{momentWords(inspection.completed_at)}</Row>}
								</Rows>
								{inspection.notes && <Text>{inspection.notes}</Text>}
							</Stack>
						)}
						{request.status === 'inspection_done' && <Found id={request.id} />}
						<OwnHelp reference={reference} before="" contact={company} />
					</Stack>
				</Split>
			</Stack>
		</>
	)
}

/** What the inspection found, where it was done point by point. */
function Found({ id }: { id: number }) {
	const report = useQuery(ownReport(id))
	if (report.data === null) return null
	return report.data ? (
		<InspectionReport report={report.data} />
	) : (
		<NotLoaded query={report} loading="Loading the inspection report..." failed="The inspection report could not be loaded." count={3} />
	)
}
