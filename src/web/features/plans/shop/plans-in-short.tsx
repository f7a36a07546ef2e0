import type { Plan } from '#contract/plans/plans.ts'
import { formatRupees } from '#shared/money.ts'
import { Heading } from '../../../ui/heading.tsx'
import { CardLink } from '../../../ui/picture-card.tsx'
import { Price } from '../../../ui/price.tsx'
import { Showcase } from '../../../ui/showcase.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { forMonths, visits } from '../shared/plan-words.ts'
import styles from './plan-card.module.css'
import { type RenderedPlans, usePlans } from './plan-queries.ts'

/** The plans on home, each with its shortest duration; what they contain stands on their own page. */
export function PlansInShort({ rendered }: { rendered: RenderedPlans }) {
	const { plans, query } = usePlans(rendered)
	return (
		<Showcase
			band
			wide={3}
			id="plans-title"
			title="Maintenance plans"
			text="One price, and a technician comes to your door for every visit. For three months, six or a year."
			more={{ to: '/pricing', words: 'All plans' }}
			items={plans?.filter(({ variants }) => variants.length > 0)}
			asked={query}
			plural="plans"
			keyOf={({ id }) => id}
			card={(plan) => <PlanInShort plan={plan} />}
		/>
	)
}

function PlanInShort({ plan: { name, description, is_popular, variants } }: { plan: Plan }) {
	const [shortest] = variants
	return (
		<article className={styles.short}>
			<div className={styles.head}>
				<Heading level={3} size="m">
					<CardLink to="/pricing">{name}</CardLink>
				</Heading>
				{is_popular && <Stamp>Popular</Stamp>}
			</div>
			{shortest && (
				<div>
					<Price size="big">{formatRupees(shortest.discounted_price)}</Price>{' '}
					<Text as="span" size="small" tone="muted">
						{forMonths(shortest.duration_type)}, {visits(shortest.max_visits)}
					</Text>
				</div>
			)}
			<Text>{description}</Text>
		</article>
	)
}
