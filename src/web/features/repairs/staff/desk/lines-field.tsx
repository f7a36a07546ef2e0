import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { repairLimits } from '#contract/repairs/repair-words.ts'
import type { Service } from '#contract/repairs/repairs.ts'
import type { VehicleModel } from '#contract/vehicles/vehicles.ts'
import { findByName } from '#shared/find-by-name.ts'
import { formatRupees } from '#shared/money.ts'
import { DeskLines } from '../../../../kits/desk/desk-lines.tsx'
import { serviceCategories } from '../../../../state/public-queries.ts'
import { Combobox } from '../../../../ui/combobox.tsx'
import { Stack } from '../../../../ui/stack.tsx'
import type { DeskLine } from './desk-values.ts'

const shown = 8
type Offered = Service & { category: string }
const nameOf = ({ category, name }: Offered) => `${name} ${category}`

const fittingFirst = (services: Offered[]) => services.toSorted((one, other) => Number(one.fits === false) - Number(other.fits === false))

/** What is offered for a model, with its prices. */
function useOffered(model: VehicleModel | undefined) {
	const search = useQuery({
		...serviceCategories(
			model
				? {
						manufacturer: model.manufacturer_name,
						model: model.name,
						vehicleType: model.vehicle_type_name,
						manufacturerId: model.manufacturer,
						modelId: model.id,
					}
				: null,
		),
		enabled: model !== undefined,
	})
	const services = useMemo(
		(): Offered[] => search.data?.flatMap(({ name, services: its }) => its.map((service) => ({ ...service, category: name }))) ?? [],
		[search.data],
	)
	return { services, isWaiting: search.isPending, isFailed: search.isError, refresh: search.refetch }
}

const priceOf = ({ price, base_price }: Service) => price ?? base_price

/** The lines with what each costs: what was agreed, else today's price for the model; null while that is not known. */
export function usePricedLines(lines: readonly DeskLine[], model: VehicleModel | undefined) {
	const { services, refresh } = useOffered(model)
	const priced = lines.map((line) => {
		const service = line.modelId === model?.id ? services.find(({ id }) => id === line.serviceId) : undefined
		return { ...line, name: line.agreed?.name ?? service?.name ?? null, price: line.agreed?.price ?? (service ? priceOf(service) : null) }
	})
	const isWhole = priced.every(({ price }) => price !== null)
	return { priced, refresh, subtotal: isWhole ? priced.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0) : null }
}
type PricedLine = ReturnType<typeof usePricedLines>['priced'][number]

type Props = {
	id: string
	label: string
	error: string | null
	model: VehicleModel | undefined
	lines: readonly PricedLine[]
	onChange: (lines: DeskLine[]) => void
}

/** Services with their prices for the bike, found by typing; each one more adds a line, the same again one more of it. */
export function LinesField({ model, lines, onChange, ...field }: Props) {
	const [search, setSearch] = useState<string | null>(null)
	const { services, isWaiting, isFailed } = useOffered(model)
	const found = useMemo(
		() => (search === null ? [] : fittingFirst(findByName(services, search, nameOf)).slice(0, shown)),
		[services, search],
	)

	function add(service: Service) {
		if (!model) return
		const isSame = (line: DeskLine) => line.serviceId === service.id && line.modelId === model.id
		if (lines.some(isSame))
			return onChange(
				lines.map((line) => (isSame(line) ? { ...line, quantity: Math.min(line.quantity + 1, repairLimits.quantity) } : line)),
			)
		const bike = `${model.manufacturer_name} ${model.name}`
		onChange([...lines, { serviceId: service.id, manufacturerId: model.manufacturer, modelId: model.id, quantity: 1, bike }])
	}
	const bikes = new Set(lines.map(({ bike }) => bike))

	return (
		<Stack gap="small">
			<Combobox
				{...field}
				placeholder={model ? 'brake, oil, puncture ...' : 'Choose the bike first'}
				readOnly={!model}
				shown=""
				options={found.map((service) => ({
					value: String(service.id),
					label: service.name,
					// What does not fit comes last, and says so.
					disabled: service.fits === false,
					note:
						service.fits === false
							? `Not for the ${model?.name}`
							: [service.category, service.duration, formatRupees(priceOf(service))].filter(Boolean).join(' · '),
					service,
				}))}
				isWaiting={isWaiting}
				isFailed={isFailed}
				nothing="No such service."
				onSearch={setSearch}
				onChoose={({ service }) => add(service)}
			/>
			<DeskLines
				label="Services"
				lines={lines.map(({ serviceId, modelId, bike, name, ...line }) => ({
					...line,
					key: `${serviceId} ${modelId}`,
					name: name ?? 'Service',
					beside: bikes.size > 1 && bike,
					max: repairLimits.quantity,
				}))}
				onQuantity={(at, quantity) => onChange(lines.map((line, index) => (index === at ? { ...line, quantity } : line)))}
				onRemove={(at) => onChange(lines.filter((_, index) => index !== at))}
			/>
		</Stack>
	)
}
