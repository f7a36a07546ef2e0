import { useQuery } from '@tanstack/react-query'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Manufacturer, OwnVehicle, VehicleModel, VehicleType } from '#contract/vehicles/vehicles.ts'
import { formatRegistration } from '#shared/registration.ts'
import { useSession } from '../../session/use-session.ts'
import { useVehicle } from '../../state/selected-vehicle.ts'
import { allModels, manufacturers, ownVehicles, vehicleModels, vehicleTypes } from '../../state/vehicle-queries.ts'
import { Bike } from '../../ui/bike.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ChooseEntry } from './choose-entry.tsx'
import { engineWords } from './engine-words.ts'
import { EntryImage } from './entry-image.tsx'
import { NotListed, type Support } from './not-listed.tsx'
import { type Option, OptionList } from './option-list.tsx'
import { ownOf, type PickedVehicle, pickOwn, pickVehicle } from './picked-vehicle.ts'
import {
	deepestStep,
	nothingPicked,
	type PickerProgress,
	pickerProgress,
	pickerSteps,
	pickManufacturer,
	pickModel,
	pickType,
} from './picker-progress.ts'
import { resetWithUndo } from './reset-with-undo.ts'
import { VehicleDetails } from './vehicle-details.tsx'
import styles from './vehicle-picker.module.css'

type VehiclePickerProps = {
	/** The step that the browser's history stands at, 1 to 4. */
	depth: number
	moveTo: (step: number) => void
	onPicked: (picked: PickedVehicle) => void
	support: Support
	/** The place of the buttons, which stays in sight below the content. */
	actions: HTMLElement | null
}

/** The inside of the picker: type, manufacturer, model, details (A.PICKER). */
export function VehiclePicker({ depth, moveTo, onPicked, support, actions }: VehiclePickerProps) {
	const [progress, setProgress] = useState(() => pickerProgress.get() ?? nothingPicked)
	const [undo, setUndo] = useState<{ run: () => void; progress: PickerProgress } | null>(null)
	const chosen = useVehicle()
	const choices = useChoices(progress)
	const root = useRef<HTMLDivElement>(null)
	const { owns, types, makers, models, type, maker, model } = choices
	const deepest = deepestStep(progress)
	const step = Math.min(depth, deepest)
	const isListAwaited = [types, makers, models][step - 1]?.isPending

	const keep = (next: PickerProgress) => {
		setProgress(next)
		// Without storage the choices last as long as the picker is open.
		pickerProgress.set(next)
	}
	const choose = (next: PickerProgress) => {
		setUndo(null)
		keep(next)
		// The press is seen on the entry at once; the next list may take a slow phone a moment.
		startTransition(() => void moveTo(step + 1))
	}
	const reset = () => {
		setUndo({ run: resetWithUndo(), progress })
		setProgress(nothingPicked)
		moveTo(1)
	}
	const takeBack = () => {
		if (!undo) return
		undo.run()
		setUndo(null)
		keep(undo.progress)
		moveTo(deepestStep(undo.progress))
	}

	const takeModel = (found: VehicleModel) => {
		keep({ typeId: found.vehicle_type, manufacturerId: found.manufacturer, modelId: found.id })
		onPicked(pickVehicle(found, owns))
	}

	const takeOwn = (own: OwnVehicle) => onPicked(pickOwn(own))
	const shown = model && ownOf(owns, model)

	const sound = choices.sound(progress)
	// What is gone from the catalogue falls back to the last step that holds; a bike chosen elsewhere learns its type (A.R-43).
	// biome-ignore lint/correctness/useExhaustiveDependencies: the outcome is the reason
	useEffect(() => {
		if (sound !== progress) keep(sound)
	}, [sound.typeId, sound.manufacturerId, sound.modelId])
	useEffect(() => {
		if (depth > step) moveTo(step)
	}, [depth, step, moveTo])
	useFocusOnStep(root, step)

	return (
		<div ref={root} className={styles.picker}>
			<div className={styles.head}>
				<p className={styles.where}>
					Step {step} of {pickerSteps.length}
					{[step > 1 && type?.name, step > 2 && maker?.name].filter(Boolean).map((name) => (
						<span key={String(name)}> · {name}</span>
					))}
				</p>
				<h3 className={styles.title} tabIndex={-1}>
					{pickerSteps[step - 1]}
				</h3>
				<div className={styles.track} aria-hidden="true">
					{pickerSteps.map((name, index) => (
						<span key={name} data-state={index + 1 < step ? 'done' : index + 1 === step ? 'current' : 'next'} />
					))}
				</div>
			</div>

			{undo && (
				<div className={styles.undo} role="status">
					<Text>Your choice was reset.</Text>
					<Button variant="text" size="low" onClick={takeBack}>
						Undo
					</Button>
				</div>
			)}

			{step === 1 && (
				<Step query={types} failure="Failed to load vehicle types" empty="No vehicle types found.">
					{(list) => (
						<Stack>
							<OwnBikes
								owns={owns}
								words={owns.length === 1 ? 'Your bike, from your profile' : 'Your bikes, from your garage'}
								onPicked={takeOwn}
							/>
							<SearchAllModels chosen={progress.modelId} onChoose={takeModel}>
								<OptionList
									label="Types"
									layout="tiles"
									chosen={progress.typeId}
									options={list.map(asTile)}
									onChoose={(id) => choose(pickType(progress, id))}
								/>
							</SearchAllModels>
						</Stack>
					)}
				</Step>
			)}
			{step === 2 && (
				<Step key={progress.typeId} query={makers} failure="Failed to load manufacturers" empty="No manufacturers found.">
					{(list) => (
						<ChooseEntry
							plural="manufacturers"
							singular="manufacturer"
							layout="marks"
							chosen={progress.manufacturerId}
							entries={list}
							optionOf={asMark}
							onChoose={(id) => choose(pickManufacturer(progress, id))}
						/>
					)}
				</Step>
			)}
			{step === 3 && (
				<Step key={progress.manufacturerId} query={models} failure="Failed to load models" empty="No models found.">
					{(list) => (
						<ChooseEntry
							plural="models"
							singular="model"
							layout="rows"
							chosen={progress.modelId}
							entries={list}
							optionOf={asRow}
							onChoose={(id) => choose(pickModel(progress, id))}
						/>
					)}
				</Step>
			)}
			{step === 4 && (
				<Step query={models} failure="Failed to load models">
					{() =>
						model && (
							<Stack gap="loose">
								<VehicleDetails model={model} type={type} manufacturer={maker} own={shown} />
								<OwnBikes owns={owns.filter((own) => own !== shown)} words="Or another of your bikes" onPicked={takeOwn} />
							</Stack>
						)
					}
				</Step>
			)}
			{/* Below a list that is there, another one for each: the same one would jump with every list that comes. */}
			{step < 4 && !isListAwaited && <NotListed key={`for step ${step}`} support={support} />}

			{actions &&
				createPortal(
					<>
						{deepest === 1 && (
							<Text size="small" tone="muted">
								We ask only once. After that, every price is for your bike.
							</Text>
						)}
						{step > 1 && (
							<Button variant="quiet" onClick={() => moveTo(step - 1)}>
								Back
							</Button>
						)}
						{(deepest > 1 || chosen) && (
							<Button variant="text" onClick={reset}>
								Reset
							</Button>
						)}
						{step === 4 && model && (
							<Button variant="go" className={styles.confirm} onClick={() => onPicked(pickVehicle(model, owns))}>
								Use this bike
							</Button>
						)}
					</>,
					actions,
				)}
		</div>
	)
}

/** The three lists as far as the choices need them, and the entries chosen from them. */
function useChoices({ typeId, manufacturerId, modelId }: PickerProgress) {
	const session = useSession()
	const mine = useQuery({ ...ownVehicles, enabled: session.state === 'signed-in' })
	const types = useQuery(vehicleTypes)
	const makers = useQuery({ ...manufacturers(typeId), enabled: typeId > 0 })
	const models = useQuery({ ...vehicleModels(manufacturerId, typeId), enabled: manufacturerId > 0 && (typeId > 0 || modelId > 0) })
	const type = types.data?.find(({ id }) => id === typeId)
	const maker = makers.data?.find(({ id }) => id === manufacturerId)
	const model = models.data?.find(({ id }) => id === modelId)

	function sound(progress: PickerProgress): PickerProgress {
		if (typeId > 0 && types.data && !type) return nothingPicked
		if (typeId > 0 && manufacturerId > 0 && makers.data && !maker) return { ...nothingPicked, typeId }
		if (modelId > 0 && models.data && !model) return { ...progress, modelId: 0 }
		if (typeId === 0 && model) return { ...progress, typeId: model.vehicle_type }
		return progress
	}
	return { owns: (session.state === 'signed-in' && mine.data) || [], types, makers, models, type, maker, model, sound }
}

/** Bikes of the caller's garage: one press, and nothing else is asked. */
function OwnBikes({ owns, words, onPicked }: { owns: readonly OwnVehicle[]; words: string; onPicked: (own: OwnVehicle) => void }) {
	if (owns.length === 0) return null
	return (
		<div className={styles.own}>
			<Text size="small" tone="muted">
				{words}
			</Text>
			{owns.map((own) => (
				<Plate
					key={own.id}
					asButton
					size="big"
					kind={own.fuel === 'electric' ? 'electric' : 'private'}
					carries={own.registration_number ? 'number' : 'name'}
					under={own.registration_number ? `${own.manufacturer_name} ${own.vehicle_model_name}` : own.manufacturer_name}
					onClick={() => onPicked(own)}
				>
					<VisuallyHidden>Use this bike: </VisuallyHidden>
					{own.registration_number ? formatRegistration(own.registration_number) : own.vehicle_model_name}
				</Plate>
			))}
		</div>
	)
}

type EntriesQuery<Entry> = { data?: Entry[]; isError: boolean; isFetching: boolean; refetch: () => unknown }

/** A step's list in every state: on its way, failed (with what was chosen before it kept), empty, there. */
function Step<Entry>({
	query,
	failure,
	empty,
	children,
}: {
	query: EntriesQuery<Entry>
	failure: string
	empty?: string
	children: (entries: Entry[]) => ReactNode
}) {
	if (query.data) return query.data.length === 0 && empty ? <Text role="status">{empty}</Text> : children(query.data)
	if (query.isError) return <ErrorState text={failure} retryLabel="Try Again" busy={query.isFetching} onRetry={() => query.refetch()} />
	return (
		<>
			<VisuallyHidden>
				<span role="status">Loading...</span>
			</VisuallyHidden>
			<Skeleton shape="rows" count={6} />
		</>
	)
}

/** One field over all makers' models, which are asked for only by who types; what is found is the whole choice (D-14). */
function SearchAllModels({
	chosen,
	onChoose,
	children,
}: {
	chosen: number
	onChoose: (model: VehicleModel) => void
	/** What stands there while nothing is typed. */
	children: ReactNode
}) {
	const [wanted, setWanted] = useState(false)
	const all = useQuery({ ...allModels, enabled: wanted })
	const failed = all.isError && (
		<ErrorState text="Failed to load models" retryLabel="Try Again" busy={all.isFetching} onRetry={() => all.refetch()} />
	)
	return (
		<ChooseEntry
			plural="models"
			singular="model"
			label="Search all bikes"
			placeholder="Search, such as Activa or Splendor"
			layout="rows"
			chosen={chosen}
			entries={all.data}
			missing={failed || undefined}
			nameOf={fullName}
			optionOf={asFullRow}
			untyped={children}
			onFocus={() => setWanted(true)}
			onChoose={(id) => {
				const model = all.data?.find((each) => each.id === id)
				if (model) onChoose(model)
			}}
		/>
	)
}

const asTile = (type: VehicleType): Option => ({
	...type,
	picture: <EntryImage src={type.image} width={160} height={100} otherwise={<Bike drawing="commuter" />} />,
})
const asMark = (maker: Manufacturer): Option => ({
	...maker,
	picture: <EntryImage src={maker.image} width={40} height={40} otherwise={<Initial name={maker.name} />} />,
})
const asRow = (model: VehicleModel): Option => ({
	id: model.id,
	name: model.name,
	note: engineWords(model),
	picture: <EntryImage src={model.image} width={88} height={55} otherwise={<Bike drawing={model.drawing} paint={model.paint} />} />,
})
const fullName = ({ manufacturer_name, name }: VehicleModel) => `${manufacturer_name} ${name}`
const asFullRow = (model: VehicleModel): Option => ({ ...asRow(model), name: fullName(model) })

const Initial = ({ name }: { name: string }) => (
	<span className={styles.initial} aria-hidden="true">
		{name.slice(0, 1)}
	</span>
)

/** After a step the focus goes to the new one's name, unless its field has taken it already, and the list begins at its beginning. */
function useFocusOnStep(root: { current: HTMLElement | null }, step: number) {
	const shown = useRef(step)
	useEffect(() => {
		if (shown.current === step) return
		shown.current = step
		root.current?.parentElement?.scrollTo(0, 0)
		if (!root.current?.querySelector('input:focus')) root.current?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
	}, [root, step])
}
