import { memo, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { Service, ServiceCategory } from '#contract/repairs/repairs.ts'
import type { SelectedVehicle } from '#contract/vehicles/vehicle-words.ts'
import { useStored } from '../../../browser/use-stored.ts'
import { cartItems } from '../../../state/local-shopping.ts'
import { Button } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Plate } from '../../../ui/plate.tsx'
import { Text } from '../../../ui/text.tsx'
import { Ticks } from '../../../ui/ticks.tsx'
import { piecesOf } from './local-item.ts'
import { PriceArea, UnfitPrice } from './price-area.tsx'
import styles from './service-card.module.css'
import { type PriceState, useServicePrice } from './service-price.ts'
import { useBuying } from './use-buying.ts'

/** Whose price is shown: nobody's in the server's markup, which is the same for everybody. */
export type CardVehicle = { known: false } | { known: true; vehicle: SelectedVehicle | null; electric: boolean }

export type ServiceCardProps = {
	category: Pick<ServiceCategory, 'uuid' | 'name'>
	service: Service
	/** False when the list says that it is not for the chosen bike (D-51). */
	isFitting: boolean
	shown: CardVehicle
	/** The company's phone, '' for none. */
	phone: string
	onSelectVehicle: (service: Service) => void
	onResetVehicle: (service: Service) => void
	/** Called when a button that selects is pointed at. */
	onPrepare: () => void
}

/** The anchor of a service's card, for the way back to it. */
export const cardIdOf = (serviceId: number) => `service-${serviceId}`

/**
 * A service of a category: what it is and takes, its price for the chosen bike, and the two ways to buy it (B.SERVICE-15..30).
 * Drawn again only when something of its own changed, so that typing into the search stays quick.
 */
export const ServiceCard = memo(function ServiceCard(props: ServiceCardProps) {
	const { service, shown } = props
	const { name, description, duration, warranty, recommended, features } = service
	const nameId = useId()
	return (
		<div className={styles.room}>
			<article id={cardIdOf(service.id)} className={styles.card} aria-labelledby={nameId} tabIndex={-1}>
				<div className={styles.words}>
					<div>
						<Heading id={nameId}>{name}</Heading>
						<Facts items={[duration, warranty, recommended && `Recommended: ${recommended}`]} />
					</div>
					{description && <Text>{description}</Text>}
					{features.length > 0 && <Ticks items={features.map((feature) => feature.name)} />}
				</div>
				{/* The same elements before and after React takes over: a press in that moment finds its button again. */}
				{!(shown.known && shown.vehicle) && (
					<div key="none" className={shown.known ? undefined : styles.whileNone}>
						<Buying {...props} vehicle={null} nameId={nameId} />
					</div>
				)}
				{!(shown.known && !shown.vehicle) && (
					<div key="chosen" className={shown.known ? undefined : styles.whileChosen}>
						<Buying {...props} vehicle={shown.known ? shown.vehicle : 'soon'} electric={shown.known && shown.electric} nameId={nameId} />
					</div>
				)}
			</article>
		</div>
	)
})

/** For the chosen vehicle, for none, or 'soon' for the one that the browser knows while React has not taken over. */
function Buying({
	category,
	service,
	isFitting,
	vehicle,
	electric = false,
	phone,
	onSelectVehicle,
	onResetVehicle,
	onPrepare,
	nameId,
}: Omit<ServiceCardProps, 'shown'> & { vehicle: SelectedVehicle | 'soon' | null; electric?: boolean; nameId: string }) {
	const bike = vehicle === 'soon' ? null : vehicle
	const asked = useServicePrice(service.id, bike)
	const state: PriceState = vehicle === 'soon' ? { state: 'loading' } : asked
	const { failed, add, buyNow } = useBuying({ category, service, vehicle: bike, cardId: cardIdOf(service.id) })
	const noticeId = useId()
	const select = { onClick: () => onSelectVehicle(service), onPointerEnter: onPrepare, onFocus: onPrepare }
	const price = <PriceArea service={service} vehicle={bike} state={state} phone={phone} noticeId={noticeId} />

	if (!vehicle)
		return (
			<BuyingFrame
				price={price}
				chosen={<Text size="small">Please select your vehicle to proceed</Text>}
				actions={
					<Button wide aria-describedby={nameId} {...select}>
						Select Vehicle
					</Button>
				}
			/>
		)
	const chosen = bike && (
		<>
			<Plate asButton kind={electric ? 'electric' : 'private'} carries="name" under={bike.manufacturer} className={styles.chip} {...select}>
				{bike.model}
			</Plate>
			<IconButton
				icon="close"
				size={20}
				label="Reset vehicle selection"
				title="Reset vehicle selection"
				onClick={() => onResetVehicle(service)}
			/>
		</>
	)
	if (bike && (!isFitting || (state.state === 'known' && state.price.fits === false)))
		return <BuyingFrame price={<UnfitPrice service={service} vehicle={bike} />} chosen={chosen} />
	const asleep =
		state.state === 'unavailable' ? { 'aria-disabled': true, 'aria-describedby': `${nameId} ${noticeId}` } : { 'aria-describedby': nameId }
	return (
		<BuyingFrame
			price={price}
			chosen={chosen}
			actions={
				<>
					<Button wide onClick={add} {...asleep}>
						Add to Cart
					</Button>
					<Button wide variant="quiet" onClick={buyNow} {...asleep}>
						Buy Now
					</Button>
				</>
			}
			after={failed ? <FieldError>{failed}</FieldError> : bike && <InCart serviceId={service.id} modelId={bike.modelId} />}
		/>
	)
}

/** Where each thing of the buying side stands; every line has its room whatever it holds. */
function BuyingFrame({ price, chosen, actions, after }: { price: ReactNode; chosen: ReactNode; actions?: ReactNode; after?: ReactNode }) {
	return (
		<div className={styles.buying}>
			{price}
			<div className={styles.chosen}>{chosen}</div>
			{actions && <div className={styles.actions}>{actions}</div>}
			<div className={styles.after} aria-live="polite">
				{after}
			</div>
		</div>
	)
}

function InCart({ serviceId, modelId }: { serviceId: number; modelId: number }) {
	const pieces = piecesOf(useStored(cartItems) ?? [], serviceId, modelId)
	if (pieces === 0) return null
	return (
		<p className={styles.inCart}>
			<Icon name="tick" size={20} />
			<span>{pieces} in your cart</span>
			<Link to="/checkout">View cart</Link>
		</p>
	)
}
