import { type FormEvent, useState } from 'react'
import type { Profile } from '#contract/accounts.ts'
import { ApiProblem } from '#contract/client.ts'
import { registrationProblem } from '#contract/repair-words.ts'
import { formatRegistration } from '#shared/registration.ts'
import { wordsOf } from '../../api.ts'
import { isComplete, useVehicle } from '../../state/selected-vehicle.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useChangeProfile } from './use-change-profile.ts'

/** The profile's one bike: its plate and number, or the offer to take over the chosen one (D-31, A.PROFILE-29). */
export function OwnBike({ profile }: { profile: Profile }) {
	return (
		<Stack as="section" gap="normal" aria-labelledby="bike-title">
			<Heading id="bike-title">Your bike</Heading>
			{profile.vehicle_model === null ? <NoBike /> : <Known profile={profile} />}
		</Stack>
	)
}

function Known({ profile }: { profile: Profile }) {
	const chosen = useVehicle()
	const number = profile.registration_number
	const isElectric = chosen?.vehicle.modelId === profile.vehicle_model && chosen?.look.electric === true
	return (
		<>
			<Stack gap="small">
				<Plate size="big" kind={isElectric ? 'electric' : 'private'} carries={number ? 'number' : 'name'}>
					{number ? formatRegistration(number) : profile.vehicle_name}
				</Plate>
				<Text size="small" tone="muted">
					{profile.manufacturer_name} {profile.vehicle_name}
				</Text>
			</Stack>
			<NumberForm key={number} number={number} />
		</>
	)
}

function NumberForm({ number }: { number: string }) {
	const [typed, setTyped] = useState(number === '' ? '' : formatRegistration(number))
	const [problem, setProblem] = useState<string | null>(null)
	const change = useChangeProfile()

	function send(event: FormEvent) {
		event.preventDefault()
		const found = registrationProblem(typed)
		setProblem(found)
		if (found) document.getElementById('profile-registration_number')?.focus()
		else if (!change.isPending)
			change.mutate(
				{ registration_number: typed },
				{ onError: (error) => setProblem(fieldWords(error) ?? wordsOf(error, 'Failed to update profile')) },
			)
	}

	return (
		<form noValidate onSubmit={send}>
			<Stack gap="small">
				<TextField
					id="profile-registration_number"
					label="Registration number"
					optional
					hint="The technician finds the bike by it. Such as MH 12 KT 4821."
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					maxLength={15}
					value={typed}
					error={problem}
					onBlur={() => typed.trim() !== '' && setProblem(registrationProblem(typed))}
					onChange={(event) => {
						setTyped(event.target.value)
						if (problem) setProblem(registrationProblem(event.target.value))
					}}
				/>
				<div>
					<Button type="submit" variant="quiet" size="low" busy={change.isPending}>
						Save number
					</Button>
				</div>
			</Stack>
		</form>
	)
}

const fieldWords = (error: unknown) => (error instanceof ApiProblem ? error.fields.registration_number?.[0] : undefined)

function NoBike() {
	const chosen = useVehicle()
	const change = useChangeProfile()
	if (!chosen || !isComplete(chosen.vehicle))
		return (
			<Stack gap="small">
				<Plate size="big" empty carries="name">
					No bike yet
				</Plate>
				<Text size="small" tone="muted">
					Press the plate at the top of the page and choose your bike; then you can take it over here.
				</Text>
			</Stack>
		)
	const { vehicle, look } = chosen
	return (
		<Stack gap="small">
			<Plate size="big" carries="name" kind={look.electric ? 'electric' : 'private'}>
				{vehicle.model}
			</Plate>
			<Text>
				You chose the {vehicle.manufacturer} {vehicle.model}. Is it yours? Then every form knows it.
			</Text>
			<div>
				<Button
					busy={change.isPending}
					aria-label={`Take over ${vehicle.manufacturer} ${vehicle.model}`}
					onClick={() => change.mutate({ manufacturer: vehicle.manufacturerId, vehicle_model: vehicle.modelId })}
				>
					Take over
				</Button>
			</div>
			<div role="alert">
				{change.isError && (
					<Text tone="bad" size="small" icon="warning">
						{wordsOf(change.error, 'Failed to update profile')}
					</Text>
				)}
			</div>
		</Stack>
	)
}
