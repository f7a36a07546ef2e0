import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { fieldRequired } from '#contract/accounts/account-words.ts'
import type { GarageVehicle } from '#contract/accounts/garage.ts'
import { doneDayProblem, garageLimits, kmProblem, paperDayProblem, servicedDayMissing } from '#contract/accounts/garage-words.ts'
import { profileRegistrationProblem } from '#contract/accounts/profile-words.ts'
import { dayOf, formatLongDate } from '#shared/days.ts'
import { formatRegistration, normaliseRegistration } from '#shared/registration.ts'
import type { BikeForm as SelectsForm } from '../../kits/bike-fields/bike-select.tsx'
import { type BikePicker, BikeSelects, PickerButton, useBike } from '../../kits/bike-fields/bike-selects.tsx'
import { useRowForm } from '../../kits/form/use-row-form.ts'
import { Button } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { EditText } from '../../ui/form/edit-fields.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { Heading } from '../../ui/heading.tsx'
import { Stack } from '../../ui/stack.tsx'
import { toast } from '../../ui/toast.ts'
import { bikeDraft } from './bike-draft.ts'
import { bikesChanged, garageApi } from './garage-api.ts'
import { calledBy, nameOf } from './garage-words.ts'

const days = ['insurance_until', 'puc_until', 'rc_until', 'serviced_on'] as const
const names = ['vehicle_type', 'manufacturer', 'vehicle_model', 'registration_number', ...days, 'serviced_km'] as const
type Values = Record<(typeof names)[number], string>

const chosen = (id: string) => (id === '' ? fieldRequired : null)
const showDay = (day: string) => (day ? formatLongDate(day) : '')
const paperProblem = (day: string) => (day === '' ? null : paperDayProblem(day, dayOf(new Date())))
const isKm = (text: string) => text === '' || (/^\d+$/.test(text) && Number(text) <= garageLimits.km)
const digits = (text: string) => text.replace(/[\s,]/g, '')

const fields: FormFields<Values> = {
	vehicle_type: { label: 'Vehicle type', problem: chosen },
	manufacturer: { label: 'Manufacturer', problem: chosen },
	vehicle_model: { label: 'Model', problem: chosen },
	registration_number: { label: 'Registration number', problem: profileRegistrationProblem },
	insurance_until: { label: 'Insurance valid till', show: showDay, problem: paperProblem },
	puc_until: { label: 'PUC valid till', show: showDay, problem: paperProblem },
	rc_until: { label: 'RC valid till', show: showDay, problem: paperProblem },
	serviced_on: {
		label: 'Last service on',
		show: showDay,
		comparedWith: 'serviced_km',
		problem: (day, { serviced_km }) =>
			day === '' ? (serviced_km === '' ? null : servicedDayMissing) : doneDayProblem(day, dayOf(new Date())),
	},
	serviced_km: { label: 'Kilometres at that service', problem: (text) => (isKm(digits(text)) ? null : kmProblem) },
}

const valuesOf = (bike: GarageVehicle | null): Values => {
	const until = (name: string) => bike?.papers.find(({ paper }) => paper === name)?.until ?? ''
	return {
		vehicle_type: String(bike?.vehicle_type ?? ''),
		manufacturer: String(bike?.manufacturer ?? ''),
		vehicle_model: String(bike?.vehicle_model ?? ''),
		registration_number: bike?.registration_number ? formatRegistration(bike.registration_number) : '',
		insurance_until: until('insurance'),
		puc_until: until('puc'),
		rc_until: until('rc'),
		serviced_on: bike?.serviced_on ?? '',
		serviced_km: String(bike?.serviced_km ?? ''),
	}
}

/** What is sent of the fields that changed; of the three selects the model says it all. */
function bodyOf(changes: Partial<Values>) {
	const { registration_number: number, serviced_km: km, vehicle_model: model } = changes
	return {
		...(model !== undefined && { vehicle_model: Number(model) }),
		...(number !== undefined && { registration_number: normaliseRegistration(number) }),
		...(km !== undefined && { serviced_km: km.trim() === '' ? null : Number(digits(km)) }),
		...Object.fromEntries(days.flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name] || null]]))),
	}
}

type Props = { bike: GarageVehicle | null; picker: BikePicker; onLeave: () => void; onSaved: (saved: GarageVehicle) => void }

/** A bike's form: which one it is, its number, until when its papers are valid, and its last service. Null for a new one. */
export function BikeForm({ bike, picker, onLeave, onSaved }: Props) {
	const queries = useQueryClient()
	const heading = useRef<HTMLHeadingElement>(null)
	// Its button stood somewhere down the list.
	useEffect(() => heading.current?.focus(), [])
	const edit = useRowForm<Values, GarageVehicle>({
		id: 'bike',
		fields,
		row: bike,
		valuesOf,
		typed: bikeDraft(bike?.id ?? 'new'),
		save: (changes, { values, version, key }) =>
			bike
				? garageApi.change({ params: { id: bike.id }, body: { ...bodyOf(changes), version } })
				: garageApi.add({ body: { ...bodyOf(changes), vehicle_model: Number(values.vehicle_model) }, key }),
		async onSaved(saved) {
			await bikesChanged(queries, bike, saved)
			toast({ title: bike ? `${nameOf(saved)} is saved` : `${nameOf(saved)} is in your garage` })
			onSaved(saved)
		},
	})
	// The kit knows the fields by their names alone.
	const selects = useBike({ control: edit.form.control, messages: edit } as unknown as SelectsForm)
	return (
		<Stack>
			<div>
				<Button variant="text" size="low" onClick={onLeave}>
					Back to my garage
				</Button>
			</div>
			<Heading ref={heading} tabIndex={-1}>
				{bike ? calledBy(bike) : 'Add a bike'}
			</Heading>
			<EditForm edit={edit} saveLabel={bike ? 'Save' : 'Add this bike'} label={bike ? calledBy(bike) : 'Add a bike'}>
				<div>
					<PickerButton picker={picker} onPicked={selects.fill} />
				</div>
				<BikeSelects bike={selects} known={bike && { ...bike, vehicle_name: bike.vehicle_model_name }} />
				<EditText
					edit={edit}
					name="registration_number"
					optional
					hint="For example, MH 12 KT 4821."
					autoCapitalize="characters"
					spellCheck={false}
					maxLength={15}
				/>
				<Heading level={3}>Papers</Heading>
				<Columns wide={3} phone={1}>
					<EditText edit={edit} name="insurance_until" type="date" optional />
					<EditText edit={edit} name="puc_until" type="date" optional />
					<EditText edit={edit} name="rc_until" type="date" optional />
				</Columns>
				<Heading level={3}>Last service</Heading>
				<Columns wide={2} phone={1}>
					<EditText edit={edit} name="serviced_on" type="date" max={dayOf(new Date())} optional hint="Wherever it was." />
					<EditText edit={edit} name="serviced_km" inputMode="numeric" after="km" optional />
				</Columns>
			</EditForm>
		</Stack>
	)
}
