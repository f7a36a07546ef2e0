import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { PartListItem } from '#contract/parts/parts.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Section } from '../../../ui/section.tsx'
import { Text } from '../../../ui/text.tsx'
import { Wrap } from '../../../ui/wrap.tsx'
import { featuredParts } from './card-queries.ts'
import styles from './part-card.module.css'
import { PartCard } from './part-card.tsx'

/**
 * A few parts on home, as many as there are (B.HOME-07 to B.HOME-10). `rendered` is the server's answer; without one the browser asks,
 * and says so where that fails (B.HOME-15).
 */
export function FeaturedParts({ rendered }: { rendered: PartListItem[] | null }) {
	const asked = useQuery({ ...featuredParts(), enabled: rendered === null })
	const parts = rendered ?? asked.data
	if (parts?.length === 0) return null
	return (
		<Section aria-labelledby="parts-title">
			<Wrap>
				<SectionHead
					title="Spare parts"
					id="parts-title"
					text="For your bike or scooter, with GST included, and fitted at your door where you want it."
				>
					<ButtonLink as={Link} to="/spare-parts" variant="text" size="low">
						See all spare parts
					</ButtonLink>
				</SectionHead>
				{parts ? (
					<ul className={styles.featured} aria-labelledby="parts-title">
						{parts.map((part) => (
							<li key={part.uuid}>
								<PartCard part={part} model={null} level={3} />
							</li>
						))}
					</ul>
				) : asked.isError ? (
					<ErrorState text="The spare parts could not be loaded." onRetry={() => asked.refetch()} />
				) : (
					<Text role="status">Loading spare parts...</Text>
				)}
			</Wrap>
		</Section>
	)
}
