import { Link } from 'react-router'
import { api } from '../../api.ts'
import { siteContext } from '../../context.ts'
import { About } from '../../features/site/about.tsx'
import { pageMeta } from '../../features/site/page-meta.ts'
import { useSite } from '../../features/site/site-data.tsx'
import { companyName, titled } from '../../features/site/titles.ts'
import { HeroBike } from '../../features/vehicles/hero-bike.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Cluster } from '../../ui/stack.tsx'
import type { Route } from './+types/about'

const orNothing = <T,>(asked: Promise<T>) => asked.catch(() => null)
export const loader = ({ context }: Route.LoaderArgs) => orNothing(context.get(siteContext).api.company.aboutUs({}))
export const clientLoader = () => orNothing(api.company.aboutUs({}))
export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta({
		title: titled('About us', matches[0]?.loaderData),
		description: 'Who we are, what we count, and why we come to your door.',
		path: '/about-us',
		site: matches[0]?.loaderData,
		trail: [
			['Home', '/'],
			['About Us', '/about-us'],
		],
	})

/** Story and figures of the company (A.ABOUT-01, A.ABOUT-02, A.LAYOUT-10). */
export default function AboutPage({ loaderData }: Route.ComponentProps) {
	return (
		<About name={companyName(useSite())} about={loaderData} picture={<HeroBike />}>
			<Cluster>
				<ButtonLink as={Link} to="/#services" variant="go">
					Book Now
				</ButtonLink>
				<ButtonLink as={Link} to="/contact-us" variant="quiet">
					Contact us
				</ButtonLink>
			</Cluster>
		</About>
	)
}
