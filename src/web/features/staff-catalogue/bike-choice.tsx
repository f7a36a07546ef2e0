import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Columns } from '../../ui/columns.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Text } from '../../ui/text.tsx'
import { modelsOf, repairedMakers } from './catalogue-queries.ts'

export type ChosenBike = { manufacturer: number; model: number; name: string; isElectric: boolean }

/** A bike of the catalogue, by maker and model. */
export function BikeChoice({
	id,
	chosen,
	onChoose,
}: {
	id: string
	chosen?: ChosenBike | null
	onChoose: (bike: ChosenBike | null) => void
}) {
	const [maker, setMaker] = useState(chosen?.manufacturer ?? 0)
	const makers = useQuery(repairedMakers)
	const models = useQuery(modelsOf(maker))
	function choose(model: number) {
		const found = models.data?.find((entry) => entry.id === model)
		onChoose(
			found
				? { manufacturer: maker, model, name: `${found.manufacturer_name} ${found.name}`, isElectric: found.fuel === 'electric' }
				: null,
		)
	}
	return (
		<>
			<Columns wide={2} phone={1}>
				<SelectField
					id={`${id}-maker`}
					label="Manufacturer"
					value={maker}
					onChange={({ target }) => {
						setMaker(Number(target.value))
						onChoose(null)
					}}
				>
					<option value={0}>Choose…</option>
					{makers.data?.map((entry) => (
						<option key={entry.id} value={entry.id}>
							{entry.name}
						</option>
					))}
				</SelectField>
				<SelectField
					id={`${id}-model`}
					label="Model"
					value={chosen?.model}
					disabled={maker === 0}
					onChange={({ target }) => choose(Number(target.value))}
				>
					<option value={0}>{models.isLoading ? 'Loading…' : 'Choose…'}</option>
					{models.data?.map((entry) => (
						<option key={entry.id} value={entry.id}>
							{entry.name}
						</option>
					))}
				</SelectField>
			</Columns>
			{(makers.isError || models.isError) && (
				<Text tone="bad" size="small" icon="warning" role="alert">
					The bikes could not be loaded. Choose again in a moment.
				</Text>
			)}
		</>
	)
}
