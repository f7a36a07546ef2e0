import { Link } from 'react-router'
import { HowItWorks } from '../../features/site/how-it-works.tsx'
import { pageMeta } from '../../features/site/page-meta.ts'
import { companyName, titled } from '../../features/site/titles.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { PageHeading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import type { Route } from './+types/how-it-works'

export const meta: Route.MetaFunction = ({ matches }) => {
	const site = matches[0]?.loaderData
	return pageMeta({
		title: titled('How it works', site),
		description: `From booking to payment: how ${companyName(site)} repairs bikes and scooters at your door, in five steps.`,
		path: '/how-it-works',
		site,
		trail: [
			['Home', '/'],
			['How It Works', '/how-it-works'],
		],
	})
}

/** The explanation page (A.LAYOUT-08, A.ABOUT-04). */
export default function HowItWorksPage() {
	return (
		<Section>
			<Wrap>
				<Stack gap="loose">
					<Stack gap="small">
						<Eyebrow>Doorstep repair for bikes and scooters, 24/7</Eyebrow>
						<PageHeading size="xl">How it works</PageHeading>
						<Text narrow>You see the price for your own bike before you book, and you pay when the work is done.</Text>
					</Stack>
					<HowItWorks level={2} />
					<div>
						<ButtonLink as={Link} to="/#services" variant="go">
							Book Now
						</ButtonLink>
					</div>
				</Stack>
			</Wrap>
		</Section>
	)
}
