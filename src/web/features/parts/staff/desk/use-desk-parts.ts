import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PartToOrder } from '#contract/orders/staff-orders.ts'
import { staffApi } from '../../../../staff-api.ts'
import { useSettled } from '../../../../ui/use-settled.ts'

/** A part as it was when it was chosen, and how many of it. */
export type ChosenPart = { part: PartToOrder; quantity: number }

const typingPauseMs = 150
const key = ['staff', 'parts', 'to-order']
const forModel = (modelId: number | null) => (modelId === null ? {} : { vehicle_model_id: modelId })

/** What the shop finds for what is typed, with a model what fits it first; null asks nothing. */
export function useFoundParts(words: string | null, modelId: number | null) {
	const search = useSettled(words ?? '', typingPauseMs)
	const found = useQuery({
		queryKey: [...key, 'found', search, modelId],
		queryFn: ({ signal }) => staffApi.partsToOrder({ query: { search, ...forModel(modelId) }, signal }),
		enabled: words !== null,
		placeholderData: keepPreviousData,
	})
	return {
		found: words === null ? [] : (found.data ?? []),
		isFailed: found.isError,
		isWaiting: words !== null && (words !== search || found.isFetching),
	}
}

/** The chosen parts as they are now, and what one cost when it was chosen. */
export function useChosenParts(chosen: readonly ChosenPart[], modelId: number | null) {
	const parts = chosen.map(({ part }) => part.part).join(',')
	const { data, refetch } = useQuery({
		queryKey: [...key, 'chosen', parts, modelId],
		queryFn: ({ signal }) => staffApi.partsToOrder({ query: { parts, ...forModel(modelId) }, signal }),
		enabled: parts !== '',
		placeholderData: keepPreviousData,
	})
	const lines = chosen.map(({ part: seen, quantity }) => ({
		...(data?.find(({ part }) => part === seen.part) ?? seen),
		quantity,
		seen: seen.price,
	}))
	return { lines, subtotal: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0), refresh: refetch }
}
export type DeskPartLine = ReturnType<typeof useChosenParts>['lines'][number]
