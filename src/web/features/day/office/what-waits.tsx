import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Waiting } from '../../../kits/staff-place.ts'
import { staffCounts } from '../../../state/staff-queries.ts'
import { CountLinks } from '../../../ui/count-links.tsx'
import { DetailPart } from '../../../ui/detail-screen.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Text } from '../../../ui/text.tsx'

type Props = { waits: readonly Waiting[] /** Only a line until it is opened, where the day should stay in sight. */; isFolded: boolean }

/** What waits beside the day's work, each number with the way to its list (B.ADMIN-34). */
export function WhatWaits({ waits, isFolded }: Props) {
	const counts = useQuery(staffCounts)
	if (!counts.data) return <NotLoaded query={counts} loading="Counting what waits..." failed="What waits could not be counted." count={1} />
	const { data } = counts
	const links = waits.flatMap(({ count, one, many, to }) =>
		data[count] > 0 ? [{ to, count: data[count], words: data[count] === 1 ? one : many }] : [],
	)
	if (links.length === 0)
		return (
			<Text size="small" tone="muted">
				Nothing else waits.
			</Text>
		)
	const list = <CountLinks as={Link} label="What waits" links={links} />
	if (!isFolded) return <DetailPart title="What else waits">{list}</DetailPart>
	return <Disclosure title={`What else waits: ${links.reduce((sum, { count }) => sum + count, 0)}`}>{list}</Disclosure>
}
