import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Waiting } from '../../../kits/staff-place.ts'
import { staffCounts } from '../../../state/staff-queries.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Cluster } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import styles from './what-waits.module.css'

/** What waits beside the day's work, each number with the way to its list (B.ADMIN-34); on a phone folded up, so that the day stays in sight. */
export function WhatWaits({ waits }: { waits: readonly Waiting[] }) {
	const counts = useQuery(staffCounts)
	const isWide = useMedia('(width >= 720px)')
	if (!counts.data) return <NotLoaded query={counts} loading="Counting what waits..." failed="What waits could not be counted." count={1} />
	const { data } = counts
	const here = waits.filter(({ count }) => data[count] > 0)
	if (here.length === 0)
		return (
			<Text size="small" tone="muted">
				Nothing else waits.
			</Text>
		)
	const links = (
		<Cluster as="ul" gap="tight" aria-label="What waits">
			{here.map(({ count, one, many, to }) => (
				<li key={count}>
					<ButtonLink as={Link} to={to} variant="quiet" size="low">
						<span>
							<strong className={styles.number}>{data[count]}</strong> {data[count] === 1 ? one : many}
						</span>
					</ButtonLink>
				</li>
			))}
		</Cluster>
	)
	if (isWide) return links
	return <Disclosure title={`What else waits: ${here.reduce((sum, { count }) => sum + data[count], 0)}`}>{links}</Disclosure>
}
