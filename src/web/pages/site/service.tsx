import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { data, Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import type { Service, ServiceCategory } from '#contract/repairs/repairs.ts'
import { dialable } from '#shared/phone.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { siteContext } from '../../context.ts'
import { filterServices } from '../../features/repairs/shop/filter-services.ts'
import { type FoundCategory, findServiceCategory } from '../../features/repairs/shop/find-service-category.ts'
import { fittingFirst } from '../../features/repairs/shop/fitting-first.ts'
import { type CardVehicle, cardIdOf, ServiceCard } from '../../features/repairs/shop/service-card.tsx'
import { serviceCategory } from '../../features/repairs/shop/service-category.ts'
import { serviceJsonLd } from '../../features/repairs/shop/service-json-ld.ts'
import { areaServed } from '../../features/site/area-served.ts'
import { pageMeta } from '../../features/site/page-meta.ts'
import { useSite } from '../../features/site/site-data.tsx'
import { titled } from '../../features/site/titles.ts'
import { resetWithUndo } from '../../features/vehicles/reset-with-undo.ts'
import { usePicker } from '../../features/vehicles/vehicle-picker-provider.tsx'
import { serviceCategories } from '../../state/public-queries.ts'
import { isComplete, useVehicle } from '../../state/selected-vehicle.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Split } from '../../ui/columns.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Scene } from '../../ui/scene.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Section } from '../../ui/section.tsx'
import { ServiceIcon } from '../../ui/service-icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import type { Route } from './+types/service'
import { onlyOtherPages } from './only-other-pages.ts'
import styles from './service.module.css'
import { CartBar, ServiceSide } from './service-side.tsx'
import { useItem } from './use-item.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { api } = context.get(siteContext)
	try {
		const found: FoundCategory | null = await findServiceCategory(api.repairs, params.serviceId)
		return data({ found }, { status: 'missing' in found ? 404 : 200 })
	} catch (error) {
		if (!(error instanceof ApiProblem)) throw error
		return data({ found: null }, { status: 503 })
	}
}
/** On a move inside the product the page asks by itself and says so meanwhile (D-26). */
export const clientLoader = () => ({ found: undefined })
/** What one types into the search is no other page. */
export const shouldRevalidate = onlyOtherPages

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const found = loaderData?.found
	// After a move inside the product the title comes with the answer, in the page itself.
	const site = matches[0]?.loaderData
	if (!found) return found === null ? [{ title: titled(titleOf(null), site) }] : []
	if ('missing' in found) return [{ title: titled(titleOf(found), site) }]
	const { category } = found
	const path = `/services/${category.uuid}`
	return pageMeta({
		title: titled(titleOf(found), site),
		description: `${category.description ? `${category.description} ` : ''}See the price for your own bike, GST included. We come to your door, and you pay after service by UPI or cash.`,
		path,
		site,
		trail: [
			['Services', '/#services'],
			[category.name, path],
		],
		data: serviceJsonLd(category, {
			settings: site?.settings ?? null,
			publicUrl: site?.publicUrl ?? '',
			path,
			areaServed: areaServed(site?.settings),
		}),
	})
}

function titleOf(found: FoundCategory | null | undefined) {
	if (!found) return 'Services'
	return 'missing' in found ? 'Service category not found' : `${found.category.name} at your door`
}

/**
 * A service category with its services and their prices for the chosen bike (B.SERVICE); whatever follows the id in the address is ignored.
 */
export default function ServicePage({ loaderData, params: { serviceId } }: Route.ComponentProps) {
	return <LoadedService key={serviceId} serviceId={serviceId} found={loaderData.found} />
}

/** `found` is the server's answer: null when it had none, undefined when it was not asked. */
function LoadedService({ serviceId, found }: { serviceId: string; found: FoundCategory | null | undefined }) {
	const site = useSite()
	const { answer, isFailed, isFetching, retry } = useItem(serviceCategory(serviceId), found && { answer: found })
	return (
		<>
			{found === undefined && <title>{titled(titleOf(answer), site)}</title>}
			{answer && 'category' in answer ? (
				<Category category={answer.category} moved={found === undefined} />
			) : answer ? (
				<Missing words={answer.missing} />
			) : isFailed ? (
				<Failed onRetry={retry} busy={isFetching} />
			) : (
				<Loading />
			)}
		</>
	)
}

function Category({ category, moved }: { category: ServiceCategory; moved: boolean }) {
	const { name, description, image, services } = category
	const [typed, setTyped] = useTyped()
	const heading = useFocusAfterMove(moved)
	const shown = useCardVehicle()
	const { settings } = useSite()
	const { open, prepare } = usePicker()
	const settled = useDeferredValue(typed)
	const isFitting = useFitting(category, shown)
	const found = fittingFirst(filterServices(services, settled), isFitting)
	const searching = settled.trim() !== ''
	const select = useCallback((service: Service) => open({ onPicked: (picked) => picked && focusCard(service) }), [open])

	return (
		<>
			<Wrap className={styles.page}>
				<header className={styles.head}>
					{image ? (
						<img className={styles.icon} src={image} alt="" width={64} height={64} fetchPriority="high" />
					) : (
						<ServiceIcon name="s-any" size={64} />
					)}
					<div>
						<PageHeading ref={heading}>{name}</PageHeading>
						{description && (
							<Text tone="muted" narrow>
								{description}
							</Text>
						)}
					</div>
				</header>
				<Split side={<ServiceSide services={services} shown={shown} />}>
					<search className={styles.tools}>
						{/* Without JavaScript the server filters by the same query. */}
						<form className={styles.search} method="get" onSubmit={(event) => event.preventDefault()}>
							<SearchField
								name="q"
								label="Search services"
								placeholder="Search services..."
								value={typed}
								onChange={(event) => setTyped(event.target.value)}
								onClear={() => setTyped('')}
							/>
						</form>
						<Text size="small" tone="muted" role="status">
							{searching ? `${found.length} of ${services.length}` : services.length} {services.length === 1 ? 'service' : 'services'}
						</Text>
					</search>
					<VisuallyHidden>
						<span role="status">
							{shown.known && shown.vehicle ? `Prices for ${shown.vehicle.manufacturer} ${shown.vehicle.model}` : ''}
						</span>
					</VisuallyHidden>
					{found.length === 0 ? (
						<div className={styles.none}>
							<Scene name="nothing-found" />
							<Text>{searching ? 'No services found matching your search.' : 'No services available at the moment.'}</Text>
						</div>
					) : (
						<ul className={styles.cards}>
							{found.map((service) => (
								<li key={service.id}>
									<ServiceCard
										category={category}
										service={service}
										isFitting={isFitting(service)}
										shown={shown}
										phone={settings?.phone ?? ''}
										onSelectVehicle={select}
										onResetVehicle={resetFrom}
										onPrepare={prepare}
									/>
								</li>
							))}
						</ul>
					)}
				</Split>
			</Wrap>
			<CartBar />
		</>
	)
}

/** What of the category is for the shown bike; all of it until that is known. */
function useFitting({ uuid }: ServiceCategory, shown: CardVehicle) {
	const vehicle = shown.known ? shown.vehicle : null
	const { data } = useQuery({ ...serviceCategories(vehicle, uuid), enabled: vehicle !== null && isComplete(vehicle) })
	const unfit = vehicle ? data?.flatMap(({ services }) => services).filter(({ fits }) => fits === false) : undefined
	return ({ id }: Service) => !unfit?.some((service) => service.id === id)
}

// The button that was pressed is gone from the card, so the card itself takes the focus.
const focusCard = ({ id }: Service) => document.getElementById(cardIdOf(id))?.focus({ preventScroll: true })

function resetFrom(service: Service) {
	const undo = resetWithUndo()
	toast({ title: 'Vehicle selection reset', kind: 'info', action: { label: 'Undo', onPress: undo } })
	requestAnimationFrame(() => focusCard(service))
}

/** The chosen bike as the cards show it: a moment later than the plate, so that a press is answered before all of them are drawn. */
function useCardVehicle(): CardVehicle {
	const hydrated = useHydrated()
	const chosen = useVehicle()
	const vehicle = chosen?.vehicle ?? null
	const electric = chosen?.look.electric ?? false
	const shown = useMemo<CardVehicle>(
		() => (hydrated ? { known: true, vehicle, electric } : { known: false }),
		[hydrated, vehicle, electric],
	)
	return useDeferredValue(shown)
}

/** Milliseconds after which what was typed is in the address, for a reload and for the way back from the login. */
const pause = 400

function useTyped() {
	const [asked] = useSearchParams()
	const [typed, setTyped] = useState(asked.get('q') ?? '')
	const { hash } = useLocation()
	const navigate = useNavigate()
	const inAddress = asked.get('q') ?? ''
	useEffect(() => {
		if (typed.trim() === inAddress) return
		const timer = setTimeout(() => {
			const search = typed.trim() === '' ? '' : `?${new URLSearchParams({ q: typed.trim() })}`
			navigate({ search, hash }, { replace: true, preventScrollReset: true })
		}, pause)
		return () => clearTimeout(timer)
	}, [typed, inAddress, hash, navigate])
	return [typed, setTyped] as const
}

/**
 * Coming back to a card, from the login say, one stands at it again (ux 48). After another move inside the product the focus, which
 * went with the heading of the loading page, goes to the heading that has come.
 */
function useFocusAfterMove(moved: boolean) {
	const heading = useRef<HTMLHeadingElement>(null)
	const { hash } = useLocation()
	useEffect(() => {
		const card = hash === '' ? null : document.getElementById(hash.slice(1))
		const lost = document.activeElement === document.body || document.activeElement?.id === 'main'
		if (card) {
			card.scrollIntoView({ block: 'start' })
			card.focus({ preventScroll: true })
		} else if (moved && lost) heading.current?.focus({ preventScroll: true })
	}, [hash, moved])
	return heading
}

function Loading() {
	return (
		<Wrap className={styles.page}>
			<div className={styles.head}>
				<span />
				<div>
					<PageHeading>
						<VisuallyHidden>Services</VisuallyHidden>
					</PageHeading>
					<LoadingText>Loading service details...</LoadingText>
					<Skeleton shape="lines" count={1} />
				</div>
			</div>
			<Stack gap="apart">
				<Skeleton shape="lines" count={5} />
				<Skeleton shape="lines" count={5} />
			</Stack>
		</Wrap>
	)
}

function Failed({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
	return (
		<Section>
			<Wrap width="form">
				<PageHeading>Services</PageHeading>
				<ErrorState
					scene="broken"
					text="Error loading service details. Please try again later."
					retryLabel="Retry"
					busy={busy}
					onRetry={onRetry}
				>
					<CallUs />
				</ErrorState>
			</Wrap>
		</Section>
	)
}

function Missing({ words }: { words: string }) {
	return (
		<Section>
			<Wrap width="form">
				<Stack>
					<Scene name="not-found" />
					<div>
						<PageHeading>Service category not found</PageHeading>
						<Text tone="muted">{words}</Text>
					</div>
					<Cluster gap="normal">
						<ButtonLink as={Link} to="/#services">
							See all services
						</ButtonLink>
						<CallUs />
					</Cluster>
				</Stack>
			</Wrap>
		</Section>
	)
}

function CallUs() {
	const { settings } = useSite()
	if (!settings?.phone) return null
	return (
		<ButtonLink href={dialable(settings.phone)} variant="text">
			<Icon name="phone" size={20} />
			{settings.phone}
		</ButtonLink>
	)
}
