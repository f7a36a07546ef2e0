import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import type { ServiceCategory } from '#contract/repairs/repairs.ts'
import { formatDayHour } from '#shared/days.ts'
import { formatRupees } from '#shared/money.ts'
import { siteContext } from '../../context.ts'
import { listNewest } from '../../features/market/shop/newest-query.ts'
import { NewestVehicles } from '../../features/market/shop/newest-vehicles.tsx'
import { listFeaturedParts } from '../../features/parts/shop/card-queries.ts'
import { FeaturedParts } from '../../features/parts/shop/featured-parts.tsx'
import { PlansInShort } from '../../features/plans/shop/plans-in-short.tsx'
import { fittingFirst } from '../../features/repairs/shop/fitting-first.ts'
import { notForYour } from '../../features/repairs/shop/price-words.ts'
import { AreaCheck } from '../../features/site/area-check.tsx'
import { BrokenHome } from '../../features/site/broken-home.tsx'
import { companyJsonLd } from '../../features/site/company-json-ld.ts'
import { Emergency } from '../../features/site/emergency.tsx'
import { HowItWorks } from '../../features/site/how-it-works.tsx'
import { itemListJsonLd } from '../../features/site/item-list-json-ld.ts'
import { pageMeta } from '../../features/site/page-meta.ts'
import { companyName } from '../../features/site/titles.ts'
import { Trust } from '../../features/site/trust.tsx'
import { Fleet } from '../../features/vehicles/fleet.tsx'
import { HeroBike, HeroPlate } from '../../features/vehicles/hero-bike.tsx'
import { PopularBikes } from '../../features/vehicles/popular-bikes.tsx'
import { setChatOpen } from '../../state/chat-opened.ts'
import { freeHours, serviceCategories } from '../../state/public-queries.ts'
import { useVehicle } from '../../state/selected-vehicle.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { PageHeading, SectionHead } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Rate, RateCard } from '../../ui/rate-card.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Section } from '../../ui/section.tsx'
import { Text } from '../../ui/text.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import type { Route } from './+types/home'
import styles from './home.module.css'

export async function loader({ context }: Route.LoaderArgs) {
	const { api, publicUrl } = context.get(siteContext)
	// One section may fail without taking the page with it (B.HOME-15).
	const [categories, popular, vehicles, parts, plans, figures] = await Promise.all([
		api.repairs.categories({}).then(linesOf, () => null),
		api.vehicles.models({ query: { popular: 'true' } }).catch(() => null),
		listNewest(api.market).catch(() => null),
		listFeaturedParts(api.parts).catch(() => null),
		api.plans.list({}).catch(() => null),
		api.figures.ofCompany({}).catch(() => null),
	])
	const list = itemListJsonLd(publicUrl, 'Services', categories?.map(({ name, uuid }) => [name, `/services/${uuid}`]) ?? [])
	return { categories, popular, vehicles, parts, plans, figures, list }
}

/** What the rate card shows of a category; the page carries no more. */
const linesOf = (categories: ServiceCategory[]) =>
	categories.map(({ uuid, name, image, price_from, services }) => ({
		uuid,
		name,
		image,
		price_from,
		/** Nothing in it is for the bike that was asked for (D-51). */
		...(services.length > 0 && services.every(({ fits }) => fits === false) && { isUnfit: true }),
	}))

/** On a move inside the product each section asks by itself (D-26); figures alone are the server's. */
export const clientLoader = () => ({
	categories: null,
	popular: null,
	vehicles: null,
	parts: null,
	plans: undefined,
	figures: null,
	list: undefined,
})

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const site = matches[0]?.loaderData
	return pageMeta({
		title: `${companyName(site)}: doorstep bike and scooter repair at a price known for your vehicle`,
		description:
			'Doorstep repair for bikes and scooters, spare parts, and used two-wheelers with papers and inspection. See the price for your own bike, book a day and hour, pay by UPI or cash after service.',
		path: '/',
		site,
		data: { '@graph': [companyJsonLd(site) ?? [], loaderData?.list ?? []].flat() },
	})
}

/** Home: the price for one's own bike first, then everything we do (B.HOME). */
export default function Home({ loaderData }: Route.ComponentProps) {
	const chosen = useVehicle()
	const { categories: rendered, popular, vehicles, parts, plans, figures } = loaderData
	const plain = useQuery({ ...serviceCategories(null), enabled: rendered === null, select: linesOf })
	const priced = useQuery({ ...serviceCategories(chosen?.vehicle ?? null), enabled: chosen !== null, select: linesOf })
	const listed = rendered ?? plain.data
	const lines = listed?.map((category) => priced.data?.find(({ uuid }) => uuid === category.uuid) ?? category)
	const categories = lines && fittingFirst(lines, ({ isUnfit }) => !isUnfit)
	const { hash, key } = useLocation()
	// The link to a section works again and again, also when one is already there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: every move counts
	useEffect(() => {
		if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' })
	}, [hash, key])

	return (
		<>
			<Wrap className={styles.hero}>
				<div className={styles.words}>
					<Eyebrow>Doorstep repair for bikes and scooters, 24/7</Eyebrow>
					<PageHeading size="xl">Your bike, repaired at your&nbsp;door.</PageHeading>
					<Text narrow>
						See the price for your own bike before you book. A trained technician comes to you, and you pay by UPI or cash after service.
					</Text>
					<div className={styles.ask}>
						<HeroPlate offers={popular?.length !== 0} />
						<PopularBikes rendered={popular} />
						<Offer categories={categories ?? null} chosen={chosen !== null && priced.data !== undefined} />
						<ButtonLink as={Link} to="/#services" variant="go" wide>
							Book Now
						</ButtonLink>
						<AreaCheck />
					</div>
				</div>
				<HeroBike />
			</Wrap>

			<Section id="services" aria-labelledby="services-title" className={styles.services}>
				<Wrap>
					<SectionHead
						title="Services"
						id="services-title"
						text={
							chosen
								? `Prices for ${chosen.vehicle.manufacturer} ${chosen.vehicle.model}, listed parts and GST included.`
								: 'Choose your bike to see exact prices. GST included.'
						}
					/>
					{categories ? (
						<RateCard label="Services">
							{categories.map(({ uuid, name, image, price_from, isUnfit }) => (
								<Rate
									key={uuid}
									as={Link}
									to={`/services/${uuid}`}
									name={name}
									note={isUnfit && chosen && notForYour(chosen.vehicle)}
									icon={<img src={image ?? '/drawings/services/any.svg'} alt="" width={44} height={44} loading="lazy" />}
									price={price_from === undefined || price_from === null ? '' : `from ${formatRupees(price_from)}`}
								/>
							))}
						</RateCard>
					) : plain.isError ? (
						<ErrorState text="The services could not be loaded." onRetry={() => plain.refetch()} />
					) : (
						<Text role="status">Loading services...</Text>
					)}
				</Wrap>
			</Section>

			<NewestVehicles rendered={vehicles} />
			<FeaturedParts rendered={parts} />
			<PlansInShort rendered={plans} />

			<Section aria-labelledby="how-title">
				<Wrap>
					<SectionHead title="How it works" id="how-title" />
					<HowItWorks />
				</Wrap>
			</Section>

			<Trust figures={figures} />
			<Emergency
				chat={
					<Button variant="quiet" aria-haspopup="dialog" onClick={() => setChatOpen(true)}>
						<Icon name="chat" size={20} />
						Chat with us
					</Button>
				}
			/>

			<Section aria-labelledby="more-title">
				<Wrap>
					<div className={styles.end}>
						<SectionHead
							title="Everything for your two-wheeler"
							id="more-title"
							text="Doorstep repair, a spare-parts shop, and a marketplace for used vehicles. It begins with the price for your bike."
						/>
						<ButtonLink as={Link} to="/#services">
							See prices and book
						</ButtonLink>
					</div>
					<Fleet />
				</Wrap>
			</Section>
		</>
	)
}

type Categories = ReturnType<typeof linesOf>

/** The two lines under the plate; their room is there before their words are. */
function Offer({ categories, chosen }: { categories: Categories | null; chosen: boolean }) {
	const slots = useQuery(freeHours())
	const first = categories?.[0]
	const price = first?.price_from
	const free = slots.data?.flatMap(({ date, times }) =>
		times.filter(({ places_left }) => places_left > 0).map(({ time }) => ({ date, time })),
	)[0]
	const today = slots.data?.[0]?.date
	return (
		<Rows>
			<Row term={first?.name ?? 'General service'} strong>
				{price === null || price === undefined ? (
					<span className={styles.later}>price for your bike</span>
				) : chosen ? (
					formatRupees(price)
				) : (
					`from ${formatRupees(price)}`
				)}
			</Row>
			<Row term="First free time" strong>
				{free ? (
					formatDayHour(free.date, free.time, today)
				) : slots.isSuccess ? (
					'As soon as possible'
				) : slots.isError ? (
					'Call us'
				) : (
					<span className={styles.later}>one moment</span>
				)}
			</Row>
		</Rows>
	)
}

export function ErrorBoundary() {
	return <BrokenHome />
}
