import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ServiceEntry } from '#contract/history/history.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { historyApi } from '../shared/history-api.ts'
import { ServiceTimeline } from '../shared/service-timeline.tsx'

const listedHistory = (vehicleId: number) =>
	queryOptions({
		queryKey: ['market', 'vehicle', vehicleId, 'history'],
		queryFn: ({ signal }) => historyApi.listed({ params: { id: vehicleId }, signal }),
	})

type Props = {
	vehicleId: number
	/** What the server found for its page; asked for here where it was not asked. */
	entries: ServiceEntry[] | undefined
}

/** What we did on a used vehicle for its former owner, where he agreed to show it; nothing else says whether he did. */
export function ListingHistory({ vehicleId, entries }: Props) {
	const { data = [] } = useQuery({ ...listedHistory(vehicleId), ...(entries && { initialData: entries }) })
	if (data.length === 0) return null
	return (
		<Stack as="section" gap="small" aria-labelledby="history-title">
			<Heading id="history-title">Service history</Heading>
			<Text tone="muted">What we did on it for the owner who sold it.</Text>
			<ServiceTimeline entries={data} />
		</Stack>
	)
}
