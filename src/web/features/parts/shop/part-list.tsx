import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PartFacets, PartListItem } from '#contract/parts/parts.ts'
import { api } from '../../../api.ts'
import { isComplete, useVehicle } from '../../../state/selected-vehicle.ts'
import { CheckField } from '../../../ui/check-field.tsx'
import { PageHeading } from '../../../ui/heading.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { useListState } from '../../../ui/list/list-state.ts'
import type { List } from '../../../ui/list/list-type.ts'
import { Text } from '../../../ui/text.tsx'
import styles from './part-list.module.css'
import { partListOf } from './part-list-type.tsx'
import { listPartPage, listQueryOf, nameOf, type PartPage, partFacets, partPage } from './part-queries.ts'

/** What the server rendered: for which question, and null where it could not be had. */
export type RenderedParts = { answers: string; page: PartPage | null; facets: PartFacets | null }

type ListProps = {
	/** Undefined after a move inside the product. */
	rendered: RenderedParts | undefined
	/** The chosen bike, and the way to choose one. */
	yourBike: ReactNode
	/** Opens the picker and calls back once a bike was chosen. */
	onChooseBike: (onChosen: () => void) => void
}

/**
 * The list of spare parts as its address asks for it (B.PARTS-01 to B.PARTS-22). The first screen is the server's, the same for everybody;
 * with a chosen bike the browser asks once more, and what fits comes first.
 */
export function PartList({ rendered, yourBike, onChooseBike }: ListProps) {
	const [search] = useSearchParams()
	const vehicle = useVehicle()?.vehicle
	const bike = vehicle && isComplete(vehicle) ? vehicle : null
	const query = listQueryOf(search, bike?.model)
	const isRendered = bike === null && rendered?.answers === nameOf(query)
	const [isRetried, setRetried] = useState(false)
	const isGivenUp = isRendered && rendered.page === null && !isRetried

	const { data: facets } = useQuery({
		...partFacets(query, bike?.modelId),
		initialData: (isRendered && rendered.facets) || undefined,
		placeholderData: (before: PartFacets | undefined) => before,
		enabled: !isGivenUp,
	})
	const list: List<PartListItem> = {
		...partListOf({ facets, model: bike?.model ?? null, asked: query }),
		list: (asked, signal) => listPartPage(api.parts, asked, bike?.modelId, signal),
	}
	const state = useListState(list)
	const asked = useQuery({
		...partPage(query, bike?.modelId),
		initialData: (isRendered && rendered.page) || undefined,
		placeholderData: (before: PartPage | undefined) => before,
		enabled: !isGivenUp,
	})
	const isFailed = isGivenUp || asked.isError
	const retry = () => {
		setRetried(true)
		if (!isGivenUp) asked.refetch()
	}

	return (
		<>
			<header className={styles.head}>
				<div>
					<PageHeading>{asked.data && !isFailed ? `${asked.data.count} Spare Parts Found` : 'Spare Parts'}</PageHeading>
					<Text tone="muted">Every price is for one piece or set, GST included.</Text>
				</div>
				<div className={styles.bike}>{yourBike}</div>
			</header>
			<ListScreen
				list={list}
				state={state}
				answer={{
					reply: asked.data,
					isFailed,
					isFetching: asked.isFetching,
					// The same question asked for the bike only changes the order.
					isOld: asked.isPlaceholderData && asked.data?.answers !== nameOf(query),
					retry,
				}}
				beside={
					<FitsBox
						isOn={state.filters.fits === 'true'}
						isReady={bike !== null}
						onChange={(isOn) => {
							if (bike) state.change({ fits: isOn ? 'true' : undefined })
							else onChooseBike(() => state.change({ fits: 'true' }))
						}}
					/>
				}
			/>
		</>
	)
}

/** Shows a press at once, while the address is still on its way; without a bike it waits for one. */
function FitsBox({ isOn, isReady, onChange }: { isOn: boolean; isReady: boolean; onChange: (isOn: boolean) => void }) {
	const [shown, setShown] = useState(isOn)
	useEffect(() => setShown(isOn), [isOn])
	return (
		<CheckField
			label="Fits my bike"
			checked={shown}
			onChange={({ target }) => {
				if (isReady) setShown(target.checked)
				onChange(target.checked)
			}}
		/>
	)
}
