import { durationNames } from '#contract/plans/plan-words.ts'
import type { Plan, PlanVariant } from '#contract/plans/plans.ts'
import { formatRupees } from '#shared/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Price } from '../../../ui/price.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { Ticks } from '../../../ui/ticks.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { forMonths } from '../shared/plan-words.ts'
import styles from './plan-card.module.css'

/** A plan with the variant for which it is to be had. */
export type OfferedPlan = { plan: Plan; variant: PlanVariant }

/** The plans side by side, row by row at the same height (A.PRICING-02..06, look: plans). */
export const PlanCards = ({ offered, onSubscribe }: { offered: readonly OfferedPlan[]; onSubscribe: (one: OfferedPlan) => void }) => (
	<ul className={styles.plans} aria-label="Plans">
		{offered.map((one) => (
			<PlanCard key={one.variant.id} {...one} onSubscribe={() => onSubscribe(one)} />
		))}
	</ul>
)

function PlanCard({ plan, variant, onSubscribe }: OfferedPlan & { onSubscribe: () => void }) {
	const { name, description, features, is_popular } = plan
	const { price, discounted_price, duration_type, max_visits, price_per_visit, saving } = variant
	const now = discounted_price ?? price
	return (
		<li className={joinClasses(styles.plan, is_popular && styles.popular)}>
			<div className={styles.head}>
				<Heading level={2}>{name}</Heading>
				{is_popular && <Stamp kind="wait">Popular</Stamp>}
			</div>
			<div className={styles.price}>
				<Price size="big" was={now < price ? formatRupees(price) : null} wasLabel="Regular price">
					{formatRupees(now)}
				</Price>
				<Text size="small" tone="muted">
					{forMonths(duration_type)}, GST included
				</Text>
			</div>
			<Rows ruled>
				<Row term="Visits at your door" strong>
					{max_visits}
				</Row>
				<Row term="Price per visit">{formatRupees(price_per_visit)}</Row>
				<Row term="You save">{saving > 0 ? formatRupees(saving) : '–'}</Row>
			</Rows>
			<Text>{description}</Text>
			<Ticks items={features} className={styles.features} />
			<Button variant={is_popular ? 'go' : 'quiet'} wide className={styles.send} onClick={onSubscribe}>
				Subscribe Now{' '}
				<VisuallyHidden>
					to {name}, {durationNames[duration_type]}
				</VisuallyHidden>
			</Button>
		</li>
	)
}
