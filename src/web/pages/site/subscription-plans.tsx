import { Link } from 'react-router'
import { PlanOffer } from '../../features/plans/shop/plan-offer.tsx'
import { plansJsonLd } from '../../features/plans/shop/plans-json-ld.ts'
import { pageMeta } from '../../features/site/page-meta.ts'
import { titled } from '../../features/site/titles.ts'
import { Section } from '../../ui/section.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import type { Route } from './+types/subscription-plans'
import { askLater, loadPlans } from './load-plans.ts'
import { onlyOtherPages } from './only-other-pages.ts'
import { PlansHero } from './plans-hero.tsx'
import { usePlanPieces } from './use-plan-pieces.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadPlans({ context })
export const clientLoader = askLater
export const shouldRevalidate = onlyOtherPages

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const site = matches[0]?.loaderData
	const plans = loaderData?.plans
	return pageMeta({
		title: titled('Maintenance plans', matches[0]?.loaderData),
		description: 'All maintenance plans for bikes and scooters side by side, with what is in each and what it costs.',
		path: '/subscription/plans',
		site,
		trail: [
			['Home', '/'],
			['Maintenance plans', '/subscription/plans'],
		],
		data: plans
			? { '@context': 'https://schema.org', '@graph': plansJsonLd(plans, `${site?.publicUrl ?? ''}/subscription/plans`) }
			: undefined,
	})
}

/** The plans to choose from (A.LAYOUT-04, A.R-49). */
export default function SubscriptionPlansPage({ loaderData: { plans } }: Route.ComponentProps) {
	const pieces = usePlanPieces()
	return (
		<Wrap>
			<Section as="div" air="small">
				<Stack gap="apart">
					<PlansHero title="Choose your plan" text="Every plan for every bike and scooter, compared side by side." />
					<PlanOffer rendered={plans} {...pieces} />
					<Text>
						Do you have a question? <Link to="/pricing">See the answers</Link>
					</Text>
				</Stack>
			</Section>
		</Wrap>
	)
}
