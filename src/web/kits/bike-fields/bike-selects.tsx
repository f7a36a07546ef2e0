import { Button } from '../../ui/button.tsx'
import { type BikeForm, BikeSelect, useBikeSelect } from './bike-select.tsx'
import { listFailures, useBikeLists } from './use-bike-lists.ts'

/** What the product's bike picker gives back. */
export type PickedBike = { typeId: number; manufacturerId: number; modelId: number; registrationNumber: string }
export type BikePicker = { open: (onPicked: (picked: PickedBike) => void) => void; prepare: () => void }

/** Type, manufacturer and model of a form: where their values are, what they are chosen from, and how the picker fills them. */
export function useBike(form: BikeForm) {
	const type = useBikeSelect(form, 'vehicle_type')
	const maker = useBikeSelect(form, 'manufacturer')
	const model = useBikeSelect(form, 'vehicle_model')
	const lists = useBikeLists(Number(type.value), Number(maker.value))
	return {
		type,
		maker,
		model,
		lists,
		/** The chosen model, once its list is here. */
		found: lists.models.data?.find(({ id }) => String(id) === model.value),
		fill({ typeId, manufacturerId, modelId }: PickedBike) {
			type.set(String(typeId))
			maker.set(String(manufacturerId))
			model.set(String(modelId))
		},
	}
}

type KnownBike = {
	vehicle_type: number | null
	vehicle_type_name: string
	manufacturer: number | null
	manufacturer_name: string
	vehicle_model: number | null
	vehicle_name: string
}
type Props = {
	bike: ReturnType<typeof useBike>
	/** The one that is chosen already, which may no longer be in the lists. */
	known: KnownBike | null
	/** Another type asks for the manufacturer anew too (A.SUBREQ-14). */
	isMakerOfType?: boolean
}

/** Type, manufacturer and model as selects; another type or manufacturer asks for the model anew (A.PROFILE-07, A.SUBREQ-15). */
export function BikeSelects({ bike: { type, maker, model, lists }, known, isMakerOfType = false }: Props) {
	const isModelOpen = type.value !== '' && maker.value !== ''
	return (
		<>
			<BikeSelect
				{...type.props}
				list={lists.types}
				current={known && { id: known.vehicle_type, name: known.vehicle_type_name }}
				failure={listFailures.types}
				onChange={(id) => {
					type.set(id)
					if (isMakerOfType) maker.clear()
					model.clear()
				}}
				onGone={type.clear}
			/>
			<BikeSelect
				{...maker.props}
				list={lists.makers}
				current={
					known && type.value === String(known.vehicle_type ?? '') ? { id: known.manufacturer, name: known.manufacturer_name } : null
				}
				failure={listFailures.makers}
				onChange={(id) => {
					maker.set(id)
					model.clear()
				}}
				onGone={() => {
					maker.clear()
					model.clear()
				}}
			/>
			<BikeSelect
				{...model.props}
				list={lists.models}
				current={known && maker.value === String(known.manufacturer ?? '') ? { id: known.vehicle_model, name: known.vehicle_name } : null}
				failure={listFailures.models}
				disabled={!isModelOpen}
				hint={isModelOpen ? undefined : 'Choose the type and the manufacturer first.'}
				onChange={model.set}
				onGone={model.clear}
			/>
		</>
	)
}

/** Opens the product's picker and passes on the bike that was picked (A.PICKER-16). */
export const PickerButton = ({ picker, onPicked }: { picker: BikePicker; onPicked: (picked: PickedBike) => void }) => (
	<Button variant="quiet" size="low" onPointerEnter={picker.prepare} onFocus={picker.prepare} onClick={() => picker.open(onPicked)}>
		Choose from pictures
	</Button>
)
