import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatExactRupees } from '#shared/money.ts'
import { staffApi } from '../../../../staff-api.ts'
import { Combobox } from '../../../../ui/combobox.tsx'
import { useSettled } from '../../../../ui/use-settled.ts'
import { drivenWords, vehicleName } from '../../shared/vehicle-words.ts'

export type DeskVehicle = Awaited<ReturnType<typeof staffApi.usedVehicles.find>>

const shown = 8
const typingPauseMs = 150

/** The newest vehicles that can be booked and fit what is typed; null asks nothing. */
const bookable = (search: string | null) =>
	queryOptions({
		queryKey: ['staff', 'vehicles', 'bookable', search],
		queryFn: ({ signal }) =>
			staffApi.usedVehicles.list({
				query: { search: search ?? '', is_bookable: 'true', ordering: '-created_at', page_size: shown },
				signal,
			}),
		enabled: search !== null,
		placeholderData: keepPreviousData,
	})

type Props = {
	id: string
	label: string
	error: string | null
	vehicle: DeskVehicle | null
	onChoose: (vehicle: DeskVehicle) => void
}

/** One of the used vehicles that can be booked just now, whatever part of its name is typed. */
export function VehicleField({ vehicle, onChoose, ...field }: Props) {
	const [search, setSearch] = useState<string | null>(null)
	const typed = search?.trim() ?? null
	const settled = useSettled(typed, typingPauseMs)
	const found = useQuery(bookable(settled))
	return (
		<Combobox
			{...field}
			required
			placeholder="splendor, activa 6g ..."
			hint="Those that can be booked just now."
			shown={vehicle ? vehicleName(vehicle) : ''}
			options={(found.data?.results ?? []).map((each) => ({
				value: String(each.id),
				label: vehicleName(each),
				note: `${drivenWords(each)} · ${formatExactRupees(each.price)}`,
				vehicle: each,
			}))}
			isWaiting={typed !== settled || found.isFetching}
			isFailed={found.isError}
			nothing="No such vehicle can be booked."
			onSearch={setSearch}
			onChoose={({ vehicle: chosen }) => onChoose(chosen)}
		/>
	)
}
