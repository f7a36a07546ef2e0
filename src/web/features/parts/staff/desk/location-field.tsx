import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { formatExactRupees } from '#shared/money.ts'
import { readPosition } from '#shared/read-position.ts'
import { type CheckoutForm, textField } from '../../../../kits/checkout/use-checkout-form.ts'
import { Text } from '../../../../ui/text.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSettled } from '../../../../ui/use-settled.ts'
import { deliveryFee } from '../../shared/delivery-fee.ts'

const nowhere = { latitude: 0, longitude: 0 }
const typingPauseMs = 150

/** The place that the caller shared, and what the delivery there costs; `agreed` is the place once its fee is on the screen (B.R-13). */
export function useSharedPlace(form: CheckoutForm) {
	const typed = useWatch({ control: form.control, name: 'location' }) ?? ''
	const settled = useSettled(typed, typingPauseMs)
	const place = readPosition(settled)
	const { data, isPending, isError, refetch } = useQuery({ ...deliveryFee(place ?? nowhere), enabled: place !== null })
	const fee = place ? data : undefined
	return {
		fee,
		agreed: fee ? place : null,
		isFeePending: typed !== settled || (place !== null && isPending),
		isFailed: place !== null && isError,
		refresh: () => place && refetch(),
	}
}
type SharedPlace = ReturnType<typeof useSharedPlace>

/** Where exactly, if the caller shared it: without it the delivery costs nothing more. */
export function LocationField({ form, place: { fee, isFailed } }: { form: CheckoutForm; place: SharedPlace }) {
	return (
		<>
			<TextField
				{...textField(form)('location', { optional: true })}
				hint="Paste the pin that the caller shared, a map link or two numbers."
				autoComplete="off"
				spellCheck={false}
				maxLength={500}
			/>
			<div role="status">
				{fee && (
					<Text size="small" icon="tick">
						{fee.distance_km} km. {fee.distance_fee > 0 ? `Delivery: ${formatExactRupees(fee.distance_fee)}.` : 'Delivery is free.'}
					</Text>
				)}
				{isFailed && (
					<Text size="small" tone="bad" icon="warning">
						What the delivery costs could not be asked for, so the order goes without this location.
					</Text>
				)}
			</div>
		</>
	)
}
