import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { MarketVehicle } from '#contract/market/market.ts'
import { api } from '../../../api.ts'
import { PageHeading } from '../../../ui/heading.tsx'
import { type ListAnswer, ListScreen } from '../../../ui/list/list-screen.tsx'
import { type ListState, useListState } from '../../../ui/list/list-state.ts'
import type { List, ListQuery, ListReply } from '../../../ui/list/list-type.ts'
import { useListAnswer } from '../../../ui/list/use-list-answer.ts'
import { Cluster } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { wrongSpan } from './filter-vehicles.ts'
import { SaveSearch } from './save-search.tsx'
import styles from './vehicle-list.module.css'
import { vehicleListOf } from './vehicle-list-type.tsx'
import { allVehicles, brandsOf, firstOf, listQueryOf, listVehiclePage, type Vehicles } from './vehicle-queries.ts'

/** What the server rendered: for which question; `page` is null where it could not be had. */
export type RenderedVehicles = { answers: string; page: ListReply<MarketVehicle> | null; brands: string[]; isWhole: boolean }
export const nameOf = (asked: ListQuery) => JSON.stringify(asked)

/**
 * The used vehicles as the address asks for them (B.MARKET-01 to B.MARKET-16). The first screen is the server's; then the browser fetches
 * all of them once and filters by itself, and above a thousand it asks the server with the same controls (D-13).
 */
export function VehicleList({ rendered }: { rendered: RenderedVehicles | undefined }) {
	const [search] = useSearchParams()
	const isGivenUp = rendered?.page === null
	const [isRetried, setRetried] = useState(false)
	const all = useQuery({ ...allVehicles, enabled: !isGivenUp || isRetried })
	const brands = all.data ? brandsOf(all.data.vehicles) : (rendered?.brands ?? [])
	const list: List<MarketVehicle> = {
		...vehicleListOf(brands),
		list: (asked, signal) => listVehiclePage(api.market, asked, signal),
	}
	const state = useListState(list)
	const asked = listQueryOf(search)
	const first = rendered?.answers === nameOf(asked) ? (rendered.page ?? undefined) : undefined
	const retry = () => {
		setRetried(true)
		if (!isGivenUp || isRetried) all.refetch()
	}
	const isFailed = (isGivenUp && !isRetried) || all.isError
	return (
		<>
			<header className={styles.head}>
				<PageHeading>Used vehicles</PageHeading>
				<Text tone="muted">Book a visit, see it and ride it, then decide. Nothing is paid here.</Text>
			</header>
			{(all.data?.isWhole ?? rendered?.isWhole ?? true) ? (
				<OnScreen
					list={list}
					state={state}
					asked={asked}
					answer={{ reply: first, isFailed, isFetching: all.isFetching, isOld: false, retry }}
					all={all.data}
				/>
			) : (
				<ByServer list={list} state={state} asked={asked} first={first} />
			)}
		</>
	)
}

type ListProps = { list: List<MarketVehicle>; state: ListState; asked: ListQuery }

/** Filtered here. What cannot be filtered stands there unfiltered, and that is said (B.MARKET-13, B.R-19). */
function OnScreen({ list, state, asked, answer, all }: ListProps & { answer: ListAnswer<MarketVehicle>; all: Vehicles | undefined }) {
	const shownAtMost = state.page * state.pageSize
	let reply = answer.reply
	let isBroken = false
	if (all)
		try {
			reply = firstOf(all.vehicles, asked, shownAtMost)
		} catch {
			isBroken = true
			reply = firstOf(all.vehicles, {}, shownAtMost)
		}
	return (
		<ListScreen
			list={list}
			state={state}
			answer={{ ...answer, reply }}
			tools={<Hint asked={asked} isBroken={isBroken} count={reply?.count} />}
		/>
	)
}

function ByServer({ list, state, asked, first }: ListProps & { first: ListReply<MarketVehicle> | undefined }) {
	const answer = useListAnswer(list, state, ['market', 'page'])
	return (
		<ListScreen
			list={list}
			state={state}
			answer={{ ...answer, reply: answer.reply ?? first }}
			tools={<Hint asked={asked} count={answer.reply?.count ?? first?.count} />}
		/>
	)
}

/** How many there are, and why where that is none or all. */
function Hint({ asked, isBroken = false, count }: { asked: ListQuery; isBroken?: boolean; count: number | undefined }) {
	const wrong = wrongSpan(asked)
	return (
		<Cluster apart>
			<div role="status">
				{count !== undefined && count > 0 && <Text weight="strong">{count === 1 ? '1 vehicle' : `${count} vehicles`}</Text>}
				{isBroken && (
					<Text tone="bad" weight="strong" icon="warning">
						Failed to apply filters
					</Text>
				)}
				{wrong && (
					<Text icon="info">
						{wrong === 'price' ? 'The lowest price is above the highest one.' : 'The first year is after the last one.'} Nothing can fit.
					</Text>
				)}
			</div>
			{!wrong && <SaveSearch asked={asked} />}
		</Cluster>
	)
}
