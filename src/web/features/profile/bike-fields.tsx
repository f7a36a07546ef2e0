import { useWatch } from 'react-hook-form'
import type { Profile } from '#contract/accounts/accounts.ts'
import { formatRegistration } from '#shared/registration.ts'
import type { BikeForm } from '../../kits/bike-fields/bike-select.tsx'
import { type BikePicker, BikeSelects, type PickedBike, PickerButton, useBike } from '../../kits/bike-fields/bike-selects.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { textField } from './profile-fields.tsx'
import type { ProfileForm } from './use-profile-form.ts'

/** The profile's one bike: by the picker or by three selects, and its number, which is stamped on the plate as it is typed (D-31). */
export function BikeFields({ form, profile, picker }: { form: ProfileForm; profile: Profile; picker: BikePicker }) {
	// The kit knows the fields by their names alone.
	const bike = useBike(form as unknown as BikeForm)
	const number = useWatch({ control: form.control, name: 'registration_number' })
	const { found } = bike
	const name = found?.name ?? (bike.model.value === String(profile.vehicle_model) ? profile.vehicle_name : '')

	function fill(picked: PickedBike) {
		bike.fill(picked)
		const { registrationNumber } = picked
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
				<PickerButton picker={picker} onPicked={fill} />
			</div>
			<BikeSelects bike={bike} known={profile} />
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
