import type { ReactNode } from 'react'
import type { SiteSettings } from '#contract/company/company.ts'
import type { MarketVehicleInFull } from '#contract/market/market.ts'
import { inKm } from '#shared/kilometres.ts'
import { dialable, whatsappLink } from '#shared/phone.ts'
import { ShareButton } from '../../../kits/share/share-button.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Gallery } from '../../../ui/gallery/gallery.tsx'
import { Heading, PageHeading } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { JobCard } from '../../../ui/job-card.tsx'
import { Price } from '../../../ui/price.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { StickyBar } from '../../../ui/sticky-bar.tsx'
import { Text } from '../../../ui/text.tsx'
import { InspectionReport } from '../shared/inspection-report.tsx'
import { VehiclePicture } from '../shared/vehicle-picture.tsx'
import { drivenWords, fuelNames, ownerWords, vehicleName, vehicleStamp } from '../shared/vehicle-words.ts'
import { BookingWay, useBooking } from './book-vehicle.tsx'
import { EmiPanel } from './emi-panel.tsx'
import { VehicleCard } from './vehicle-card.tsx'
import styles from './vehicle-detail.module.css'

type Props = {
	vehicle: MarketVehicleInFull
	settings: SiteSettings | null
	/** What was done on it, where its seller shows that. */
	history?: ReactNode
}

/** A used vehicle in full: its pictures and facts, what it costs, and the way to see it (B.MARKET-17 to B.MARKET-22). */
export function VehicleDetail({ vehicle, settings, history }: Props) {
	const name = vehicleName(vehicle)
	const { formatted, amount } = vehicle.display_price
	const booking = useBooking(vehicle)
	const { kind, words } = vehicleStamp({ ...vehicle, is_booked: vehicle.is_booked && !booking.isMyTurn })
	const isForSale = vehicle.status !== 'sold'
	return (
		<>
			<Breadcrumb
				all={{ to: '/vehicles', name: 'Used vehicles' }}
				kind={{ to: `/vehicles?brand=${encodeURIComponent(vehicle.brand)}`, name: vehicle.brand }}
			/>
			<Cluster apart>
				<div>
					<PageHeading>{name}</PageHeading>
					<Text tone="muted" numbers>
						{drivenWords(vehicle)}
						{vehicle.owners !== null && ` · ${ownerWords(vehicle.owners)}`}
					</Text>
				</div>
				<Stamp kind={kind}>{words}</Stamp>
			</Cluster>
			<div className={styles.top}>
				<div className={styles.part}>
					<Gallery name={name} pictures={vehicle.images.length > 0 ? vehicle.images : [vehicle.front_image_url]} picture={VehiclePicture} />
					{!vehicle.has_photos && (
						<Text size="small" tone="muted">
							A drawing of this model in its colour. You see the vehicle itself at your visit.
						</Text>
					)}
				</div>
				<div className={styles.part}>
					<Price size="big">{formatted}</Price>
					{isForSale && <EmiPanel price={amount} />}
					<JobCard as="section" label="Visit" title="See it, ride it, decide" corner={isForSale && <Stamp kind="ok">Free</Stamp>}>
						<Stack gap="small" className={styles.visit}>
							{settings?.address && isForSale && (
								<Rows>
									<Row term="Where">{settings.address}</Row>
									<Row term="Held for you">without any payment</Row>
								</Rows>
							)}
							<BookingWay booking={booking} />
							{!booking.reason && (
								<Text size="small" tone="muted">
									Next: we confirm by mail. Bring a driving licence for the ride.
								</Text>
							)}
						</Stack>
					</JobCard>
					<Cluster>
						<ShareButton name={name} />
						{settings?.phone && (
							<ButtonLink href={dialable(settings.phone)} variant="quiet" size="low">
								<Icon name="phone" size={20} />
								Call
							</ButtonLink>
						)}
						{settings?.whatsapp && (
							<ButtonLink
								href={whatsappLink(settings.whatsapp, `Hello, I have a question about the ${name} (vehicle ${vehicle.id}).`)}
								variant="quiet"
								size="low"
							>
								<Icon name="bubble" size={20} />
								WhatsApp
							</ButtonLink>
						)}
					</Cluster>
				</div>
			</div>
			<Facts vehicle={vehicle} />
			{vehicle.inspection && <InspectionReport report={vehicle.inspection} />}
			{history}
			{vehicle.similar.length > 0 && (
				<section aria-labelledby="similar-title" className={styles.part}>
					<Heading id="similar-title">Similar vehicles</Heading>
					<ul className={styles.similar}>
						{vehicle.similar.map((other) => (
							<li key={other.id}>
								<VehicleCard vehicle={other} />
							</li>
						))}
					</ul>
				</section>
			)}
			{booking.button && (
				<StickyBar>
					<Text weight="strong" numbers>
						{formatted}
					</Text>
					{booking.button}
				</StickyBar>
			)}
			{booking.dialog}
		</>
	)
}

/** What is not known is left out (B.R-20). */
function Facts({ vehicle }: { vehicle: MarketVehicleInFull }) {
	const facts: [string, string][] = [
		['Brand', vehicle.brand],
		['Model', vehicle.model],
		['Type', vehicle.vehicle_type_display],
		['Year', String(vehicle.year)],
		['Kilometres', inKm(vehicle.kms_driven)],
		['Fuel', fuelNames[vehicle.fuel_type]],
		['Engine', vehicle.engine_capacity === null ? '' : `${vehicle.engine_capacity} cc`],
		['Transmission', vehicle.transmission],
		['Colour', vehicle.color],
		['Owner', vehicle.owners === null ? '' : ownerWords(vehicle.owners)],
		['Registered in', vehicle.registered_in],
		['Price', vehicle.display_price.formatted],
	]
	return (
		<section aria-labelledby="facts-title" className={styles.part}>
			<Heading id="facts-title">Facts</Heading>
			<Rows ruled className={styles.facts}>
				{facts
					.filter(([, value]) => value !== '')
					.map(([term, value]) => (
						<Row key={term} term={term} strong breaks>
							{value}
						</Row>
					))}
			</Rows>
			{vehicle.description && (
				<Text narrow className={styles.description}>
					{vehicle.description}
				</Text>
			)}
		</section>
	)
}
