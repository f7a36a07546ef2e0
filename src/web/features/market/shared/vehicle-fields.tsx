import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { marketFuels, marketLimits } from '#contract/market/market-words.ts'
import { formatRupees } from '#shared/money.ts'
import { formatRegistration, isRegistration } from '#shared/registration.ts'
import { type CheckoutForm, textField } from '../../../kits/checkout/use-checkout-form.ts'
import { Columns } from '../../../ui/columns.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import { listedRegistration, priceGuide } from './sell-queries.ts'
import { fuelNames } from './vehicle-words.ts'

/** What the product's bike picker gives back. */
export type VehiclePick = { typeId: number; manufacturer: string; model: string; registrationNumber: string }

/** Writes a bike that was chosen into the fields. */
export function fillVehicle(form: CheckoutForm, { typeId, manufacturer, model, registrationNumber }: VehiclePick) {
	const set = (name: string, text: string) => {
		form.setValue(name, text, { shouldDirty: true })
		form.messages.changed(name)
	}
	set('vehicle_type', String(typeId))
	set('brand', manufacturer)
	set('model', model)
	if (registrationNumber) set('registration_number', formatRegistration(registrationNumber))
}

type Props = {
	form: CheckoutForm
	/** Chooses a bike instead of typing it, and ends in `fillVehicle`. */
	choose: ReactNode
	types: readonly { id: number; name: string }[]
}

/** What is sold (B.SELL-02). */
export function VehicleFields({ form, choose, types }: Props) {
	const field = textField(form)
	const registration = field('registration_number')
	const [number = '', brand = '', model = '', year = ''] = useWatch({
		control: form.control,
		name: ['registration_number', 'brand', 'model', 'year'],
	})
	// Told while it is typed; a check that fails says nothing, for sending checks it again (B.SELL-09, B.R-24).
	const check = useQuery(listedRegistration(useSettled(number, 400)))
	const isListed = isRegistration(number) && check.data?.exists === true
	const guide = useQuery(priceGuide(useSettled(brand.trim(), 400), useSettled(model.trim(), 400), useSettled(year.trim(), 400))).data?.guide
	return (
		<Stack>
			<div>{choose}</div>
			<SelectField {...field('vehicle_type')}>
				<option value="">Please choose</option>
				{types.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</SelectField>
			<Columns wide={2} phone={1}>
				<TextField {...field('brand')} maxLength={marketLimits.name} autoComplete="off" />
				<TextField {...field('model')} maxLength={marketLimits.name} autoComplete="off" />
			</Columns>
			<TextField
				{...registration}
				error={registration.error ?? (isListed ? check.data?.message : null)}
				onBlur={(event) => {
					const { value } = event.target
					if (isRegistration(value)) form.setValue('registration_number', formatRegistration(value), { shouldDirty: true })
					return registration.onBlur(event)
				}}
				hint="As on the plate, such as MH 12 AB 1234. Nobody sees it but us."
				autoCapitalize="characters"
				autoComplete="off"
				spellCheck={false}
				maxLength={20}
			/>
			<Columns wide={2}>
				<TextField {...field('year')} inputMode="numeric" autoComplete="off" maxLength={4} />
				<TextField {...field('kms_driven')} inputMode="numeric" autoComplete="off" after="km" />
				<SelectField {...field('fuel_type')}>
					<option value="">Please choose</option>
					{marketFuels.map((fuel) => (
						<option key={fuel} value={fuel}>
							{fuelNames[fuel]}
						</option>
					))}
				</SelectField>
				<TextField {...field('engine_capacity', { optional: true })} inputMode="numeric" autoComplete="off" after="cc" />
				<TextField {...field('color', { optional: true })} autoComplete="off" maxLength={marketLimits.color} />
				<TextField {...field('expected_price')} inputMode="numeric" autoComplete="off" before="₹" />
			</Columns>
			<div role="status">
				{guide && (
					<Text size="small" tone="muted" icon="info">
						{guide.count} like it from {guide.year_from === guide.year_to ? guide.year_from : `${guide.year_from} to ${guide.year_to}`} in
						our market: {formatRupees(guide.lowest)} to {formatRupees(guide.highest)}, half of them below {formatRupees(guide.middle)}. Our
						offer follows the inspection.
					</Text>
				)}
			</div>
		</Stack>
	)
}
