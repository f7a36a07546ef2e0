import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { VehicleModel } from '#contract/vehicles/vehicles.ts'
import { findByName } from '#shared/find-by-name.ts'
import { allModels } from '../../state/vehicle-queries.ts'
import { Combobox } from '../../ui/combobox.tsx'

const shown = 8
const nameOf = ({ manufacturer_name, name }: VehicleModel) => `${manufacturer_name} ${name}`

/** The model with this id, once the models are known. */
export function useModel(id: number | null) {
	const { data } = useQuery(allModels)
	return data?.find((model) => model.id === id)
}

type Props = {
	id: string
	label: string
	error: string | null
	model: VehicleModel | undefined
	onChoose: (model: VehicleModel) => void
	/** The field may be left empty, and was emptied. */
	onClear?: () => void
}

/** The caller's bike out of all models, whatever part of its name is typed. */
export function BikeField({ model, onChoose, onClear, ...field }: Props) {
	const [search, setSearch] = useState<string | null>(null)
	const { data: models = [], isError, isPending } = useQuery(allModels)
	const found = useMemo(() => (search?.trim() ? findByName(models, search, nameOf).slice(0, shown) : []), [models, search])
	return (
		<Combobox
			{...field}
			{...(onClear ? { optional: true } : { required: true })}
			placeholder="splendor, activa 6g ..."
			shown={model ? nameOf(model) : ''}
			options={found.map((each) => ({ value: String(each.id), label: nameOf(each), note: each.vehicle_type_name, model: each }))}
			isWaiting={isPending}
			isFailed={isError}
			opensEmpty={false}
			nothing="No such bike."
			onSearch={setSearch}
			onChoose={({ model: chosen }) => onChoose(chosen)}
			onLeave={(typed) => typed?.trim() === '' && onClear?.()}
		/>
	)
}
