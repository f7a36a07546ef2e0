import { useWatch } from 'react-hook-form'
import type { Profile } from '#contract/accounts/accounts.ts'
import { formatRegistration } from '#shared/registration.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { BikeSelect, useBikeSelect } from './bike-select.tsx'
import { textField } from './profile-fields.tsx'
import { listFailures, useBikeLists } from './use-bike-lists.ts'
import type { ProfileForm } from './use-profile-form.ts'

/** What the product's bike picker gives back. */
export type PickedBike = { typeId: number; manufacturerId: number; modelId: number; registrationNumber: string }
export type BikePicker = { open: (onPicked: (picked: PickedBike) => void) => void; prepare: () => void }

/** The profile's one bike: by the picker or by three selects, and its number, which is stamped on the plate as it is typed (D-31). */
export function BikeFields({ form, profile, picker }: { form: ProfileForm; profile: Profile; picker: BikePicker }) {
	const type = useBikeSelect(form, 'vehicle_type')
	const maker = useBikeSelect(form, 'manufacturer')
	const model = useBikeSelect(form, 'vehicle_model')
	const { types, makers, models } = useBikeLists(Number(type.value), Number(maker.value))
	const number = useWatch({ control: form.control, name: 'registration_number' })
	const found = models.data?.find(({ id }) => String(id) === model.value)
	const name = found?.name ?? (model.value === String(profile.vehicle_model) ? profile.vehicle_name : '')

	function fill({ typeId, manufacturerId, modelId, registrationNumber }: PickedBike) {
		type.set(String(typeId))
		maker.set(String(manufacturerId))
		model.set(String(modelId))
		if (registrationNumber !== '') form.setValue('registration_number', formatRegistration(registrationNumber), { shouldDirty: true })
	}

	return (
		<Stack as="section" aria-labelledby="bike-title">
			<Heading id="bike-title" level={3} size="m">
				Your bike
			</Heading>
			<div aria-hidden="true">
				<Plate
					size="big"
					empty={!number.trim() && !name}
					kind={found?.fuel === 'electric' ? 'electric' : 'private'}
					carries={number.trim() ? 'number' : 'name'}
				>
					{number.trim() ? formatRegistration(number) : name || 'No bike yet'}
				</Plate>
			</div>
			<div>
				<Button variant="quiet" size="low" onPointerEnter={picker.prepare} onFocus={picker.prepare} onClick={() => picker.open(fill)}>
					Choose from pictures
				</Button>
			</div>
			<BikeSelects profile={profile} {...{ type, maker, model, types, makers, models }} />
			<TextField
				{...textField(form)('registration_number')}
				hint="It helps the technician find your bike. For example, MH 12 KT 4821."
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={15}
			/>
		</Stack>
	)
}

type Select = ReturnType<typeof useBikeSelect>
type BikeSelectsProps = { profile: Profile; type: Select; maker: Select; model: Select } & ReturnType<typeof useBikeLists>

/** Type, manufacturer and model; another type or manufacturer asks for the model anew (A.PROFILE-07). */
function BikeSelects({ profile, type, maker, model, types, makers, models }: BikeSelectsProps) {
	const isModelOpen = type.value !== '' && maker.value !== ''
	return (
		<>
			<BikeSelect
				{...type.props}
				list={types}
				current={{ id: profile.vehicle_type, name: profile.vehicle_type_name }}
				failure={listFailures.types}
				onChange={(id) => {
					type.set(id)
					model.clear()
				}}
			/>
			<BikeSelect
				{...maker.props}
				list={makers}
				current={type.value === String(profile.vehicle_type ?? '') ? { id: profile.manufacturer, name: profile.manufacturer_name } : null}
				failure={listFailures.makers}
				onChange={(id) => {
					maker.set(id)
					model.clear()
				}}
			/>
			<BikeSelect
				{...model.props}
				list={models}
				current={maker.value === String(profile.manufacturer ?? '') ? { id: profile.vehicle_model, name: profile.vehicle_name } : null}
				failure={listFailures.models}
				disabled={!isModelOpen}
				hint={isModelOpen ? undefined : 'Choose the type and the manufacturer first.'}
				onChange={model.set}
			/>
		</>
	)
}
