import type { Service } from '#contract/repairs/repairs.ts'
import type { SelectedVehicle } from '#contract/vehicles/vehicle-words.ts'
import { dialable } from '#shared/phone.ts'
import { Button } from '../../../ui/button.tsx'
import { Price } from '../../../ui/price.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from './price-area.module.css'
import { loadingPrice, notForYour, pricesNeedVehicle, priceUnavailable, priceWords, rangeWords } from './price-words.ts'
import { ServicePicture } from './service-picture.tsx'
import type { PriceState } from './service-price.ts'

/**
 * The price of a card in all its states, each in the same room (B.SERVICE-17..22, B.SERVICE-26). `noticeId` names the line that says why
 * nothing can be bought.
 */
export function PriceArea({
	service,
	vehicle,
	state,
	phone,
	noticeId,
}: {
	service: Pick<Service, 'image_url' | 'base_price' | 'price_from' | 'price_to'>
	vehicle: SelectedVehicle | null
	state: PriceState
	phone: string
	noticeId: string
}) {
	if (state.state === 'known' && vehicle) {
		const { amount, label, regular } = priceWords(state.price, vehicle, service.base_price)
		return (
			<div className={styles.area}>
				<div>
					<Price size="big">{amount}</Price>
					<Text size="small">{label}</Text>
					{regular && (
						<Text size="small" tone="muted" numbers>
							{regular}
						</Text>
					)}
				</div>
			</div>
		)
	}
	if (state.state === 'loading')
		return (
			<div className={styles.area}>
				<Text tone="muted">{loadingPrice}</Text>
			</div>
		)
	return (
		<div className={styles.area}>
			<ServicePicture src={service.image_url} />
			{state.state === 'unavailable' ? (
				<div className={styles.notice}>
					<Text id={noticeId} weight="strong" size="small">
						{priceUnavailable}
					</Text>
					{phone && (
						<a href={dialable(phone)} className={styles.way}>
							Call {phone}
						</a>
					)}
					{state.askAgain && (
						<Button variant="text" size="low" busy={state.asking} className={styles.way} onClick={state.askAgain}>
							Try again
						</Button>
					)}
				</div>
			) : (
				<div>
					<Text weight="strong" numbers>
						{rangeWords(service)}
					</Text>
					<Text size="small" tone="muted">
						{pricesNeedVehicle}
					</Text>
				</div>
			)}
		</div>
	)
}

/** In place of a price that nobody can pay (D-51). */
export const UnfitPrice = ({ service, vehicle }: { service: Pick<Service, 'image_url'>; vehicle: SelectedVehicle }) => (
	<div className={styles.area}>
		<ServicePicture src={service.image_url} />
		<Text weight="strong" size="small">
			{notForYour(vehicle)}
		</Text>
	</div>
)
