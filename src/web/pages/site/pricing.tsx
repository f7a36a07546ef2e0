import { PlanOffer } from '../../features/plans/shop/plan-offer.tsx'
import { PlanQuestions } from '../../features/plans/shop/plan-questions.tsx'
import { plansJsonLd, questionsJsonLd } from '../../features/plans/shop/plans-json-ld.ts'
import { pageMeta } from '../../features/site/page-meta.ts'
import { titled } from '../../features/site/titles.ts'
import { Section } from '../../ui/section.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import type { Route } from './+types/pricing'
import { loadPricing } from './load-plans.ts'
import { onlyOtherPages } from './only-other-pages.ts'
import { PlansHero } from './plans-hero.tsx'
import { usePlanPieces } from './use-plan-pieces.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadPricing({ context })
export const clientLoader = () => ({ plans: undefined, faqs: undefined })
export const shouldRevalidate = onlyOtherPages

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const site = matches[0]?.loaderData
	const { plans, faqs } = loaderData ?? {}
	return pageMeta({
		title: titled('Plans and pricing', matches[0]?.loaderData),
		description:
			'Maintenance plans for bikes and scooters, for a quarter, half a year or a year: what they cost, what a visit costs, what you save, and what is in it.',
		path: '/pricing',
		site,
		trail: [
			['Home', '/'],
			['Plans and pricing', '/pricing'],
		],
		data: {
			'@context': 'https://schema.org',
			'@graph': [
				...(plans ? plansJsonLd(plans, `${site?.publicUrl ?? ''}/pricing`) : []),
				...(faqs && faqs.length > 0 ? [questionsJsonLd(faqs)] : []),
			],
		},
	})
}

/** What plans cost, and what is asked about them (A.PRICING). */
export default function PricingPage({ loaderData: { plans, faqs } }: Route.ComponentProps) {
	const pieces = usePlanPieces()
	return (
		<Wrap>
			<Section as="div" air="small">
				<Stack gap="apart">
					<PlansHero
						title="Cared for all year, one price."
						text="A technician comes to your door for every visit of your plan. Choose how long, compare, and pay by UPI or cash."
					/>
					<PlanOffer rendered={plans} {...pieces} />
					<PlanQuestions rendered={faqs} />
				</Stack>
			</Section>
		</Wrap>
	)
}
