import type { Profile } from '#contract/accounts/accounts.ts'
import { formatRegistration } from '#shared/registration.ts'
import { isComplete, useVehicle } from '../../state/selected-vehicle.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Plate } from '../../ui/plate.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { saveProblems } from './save-problems.ts'
import { useChangeProfile } from './use-change-profile.ts'
import { fieldIdOf } from './use-profile-form.ts'

type OwnBikeProps = { profile: Profile /** Opens the form at the field with this id. */; onEdit: (fieldId: string) => void }

/** The profile's one bike: its plate and number, or the offer to take over the chosen one (D-31, A.PROFILE-29). */
export function OwnBike({ profile, onEdit }: OwnBikeProps) {
	return (
		<Stack as="section" gap="normal" aria-labelledby="bike-title">
			<Heading id="bike-title">Your bike</Heading>
			{profile.vehicle_model === null ? <NoBike onEdit={onEdit} /> : <Known profile={profile} onEdit={onEdit} />}
		</Stack>
	)
}

function Known({ profile, onEdit }: OwnBikeProps) {
	const chosen = useVehicle()
	const number = profile.registration_number
	const isElectric = chosen?.vehicle.modelId === profile.vehicle_model && chosen?.look.electric === true
	return (
		<Stack gap="small">
			<Plate size="big" kind={isElectric ? 'electric' : 'private'} carries={number ? 'number' : 'name'}>
				{number ? formatRegistration(number) : profile.vehicle_name}
			</Plate>
			<Text size="small" tone="muted">
				{profile.manufacturer_name} {profile.vehicle_name}
			</Text>
			{number === '' && (
				<div>
					<Button variant="quiet" size="low" onClick={() => onEdit(fieldIdOf('registration_number'))}>
						Add its number
					</Button>
				</div>
			)}
		</Stack>
	)
}

function NoBike({ onEdit }: Pick<OwnBikeProps, 'onEdit'>) {
	const chosen = useVehicle()
	const change = useChangeProfile()
	if (!chosen || !isComplete(chosen.vehicle))
		return (
			<Stack gap="small">
				<Plate size="big" empty carries="name">
					No bike yet
				</Plate>
				<div>
					<Button variant="quiet" size="low" onClick={() => onEdit(fieldIdOf('vehicle_type'))}>
						Add your bike
					</Button>
				</div>
			</Stack>
		)
	const { vehicle, look } = chosen
	return (
		<Stack gap="small">
			<Plate size="big" carries="name" kind={look.electric ? 'electric' : 'private'}>
				{vehicle.model}
			</Plate>
			<Text>
				You chose the {vehicle.manufacturer} {vehicle.model}. Is it yours? Then every form fills it in.
			</Text>
			<div>
				<Button
					busy={change.isPending}
					aria-label={`Take over ${vehicle.manufacturer} ${vehicle.model}`}
					onClick={() => change.mutate({ texts: { manufacturer: String(vehicle.manufacturerId), vehicle_model: String(vehicle.modelId) } })}
				>
					Take over
				</Button>
			</div>
			<ProblemAlert words={change.isError && (saveProblems(change.error).words ?? 'Failed to update profile')} size="small" />
		</Stack>
	)
}
