import { Link } from 'react-router'
import { OwnPlan } from '../../features/plans/shop/own-plan.tsx'
import { planSteps } from '../../features/plans/shop/plan-steps.ts'
import { HowItWorks } from '../../features/site/how-it-works.tsx'
import { pageMeta } from '../../features/site/page-meta.ts'
import { titled } from '../../features/site/titles.ts'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { SectionHead } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import type { Route } from './+types/subscription'
import { PlansHero } from './plans-hero.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta({
		title: titled('Subscription: your bike cared for all year', matches[0]?.loaderData),
		description:
			'A maintenance plan for your bike or scooter: visits at your door, one price for a quarter, half a year or a year, and a refund for visits that you do not use.',
		path: '/subscription',
		site: matches[0]?.loaderData,
		trail: [
			['Home', '/'],
			['Subscription', '/subscription'],
		],
	})

/** What a subscription is, how it works, and what one has already (A.LAYOUT-03, A.R-49). */
export default function SubscriptionPage() {
	const isMember = useSession().state === 'signed-in'
	return (
		<>
			<Wrap>
				<Section as="div">
					<Stack gap="loose">
						<PlansHero
							title="Your bike, cared for all year."
							text="A maintenance plan brings a technician to your door several times a year, for one price. You choose the days, and you get money back for visits that you do not use."
						>
							<Cluster gap="normal">
								<ButtonLink as={Link} to="/subscription/plans" variant="go">
									View Plans
								</ButtonLink>
								<ButtonLink as={Link} to="/pricing" variant="quiet">
									Prices and questions
								</ButtonLink>
								{isMember && (
									<>
										<ButtonLink as={Link} to="/subscription/schedule" variant="quiet">
											Schedule a visit
										</ButtonLink>
										<ButtonLink as={Link} to="/profile?tab=subscriptions" variant="quiet">
											My Subscriptions
										</ButtonLink>
									</>
								)}
							</Cluster>
						</PlansHero>
						<OwnPlan />
					</Stack>
				</Section>
			</Wrap>
			<Section band aria-labelledby="how-title">
				<Wrap>
					<SectionHead title="How it works" id="how-title" />
					<HowItWorks steps={planSteps} />
				</Wrap>
			</Section>
		</>
	)
}
