import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { isRouteErrorResponse, Link, useNavigate } from 'react-router'
import { dialable } from '#shared/phone.ts'
import { isUnfetched } from '../../browser/unfetched.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Scene, type SceneName } from '../../ui/scene.tsx'
import { Section } from '../../ui/section.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { Wrap } from '../../ui/wrap.tsx'
import { useSite } from './site-data.tsx'
import { titled } from './titles.ts'
import { useTryAgain } from './use-try-again.tsx'

// Most pages never break; where it cannot be fetched the page says the rest.
const ErrorId = lazy<ComponentType<{ error: unknown }>>(() =>
	import('./error-id.tsx').then(
		({ ErrorId }) => ({ default: ErrorId }),
		() => ({ default: () => null }),
	),
)

type Words = { scene: SceneName; title: string; text: string }

const screens = {
	missing: {
		scene: 'not-found',
		title: 'Page not found',
		text: 'Check the address, go back to where you came from, find a service on the home page, or call us.',
	},
	refused: {
		scene: 'no-access',
		title: 'This page is not open to you',
		text: 'Your account does not have access to it. Go back, or log in with another account.',
	},
	offline: {
		scene: 'offline',
		title: 'You are offline',
		text: 'This page needs a connection. Your bookings and cart are safe; try again when it is back.',
	},
	unfetched: {
		scene: 'offline',
		title: 'This page could not be loaded',
		text: 'The connection was lost, or a new version is here. Your bookings and cart are safe. Please try again.',
	},
	broken: {
		scene: 'broken',
		title: 'This page could not be shown',
		text: 'Something broke on our side. Your bookings and cart are safe. Please try again.',
	},
} satisfies Record<string, Words>

type Props = {
	error?: unknown
	status?: number | undefined
	/** The page that somebody wanted who came here without a connection. */
	goingTo?: string
	/** Another way on. */
	children?: ReactNode
}

/**
 * The not-found screen (B.NOTFOUND-01..04) for the HTTP status 404, for 403 the one for a page its reader may not see, and for anything
 * else the screen for a page that failed (B.HOME-14); one that could not be fetched says so and can be tried again in its frame.
 */
export function BrokenPage({ error, status = statusOf(error), goingTo, children }: Props) {
	const site = useSite()
	const { settings } = site
	const navigate = useNavigate()
	const online = useOnline()
	const { tryAgain, isTrying, words } = useTryAgain(goingTo)
	const goBack = () => (hasPageBefore() ? navigate(-1) : navigate('/'))
	const [missing, refused, unfetched] = [status === 404, status === 403, isUnfetched(error)]
	const canRetry = !missing && !refused
	const isOffline = !online || goingTo !== undefined
	const failed = isOffline ? 'offline' : unfetched ? 'unfetched' : 'broken'
	const { scene, title, text }: Words = screens[missing ? 'missing' : refused ? 'refused' : failed]
	return (
		<Section air="large">
			{unfetched && <title>{titled(title, site)}</title>}
			<Wrap width="form">
				<Stack gap="loose">
					<Scene name={scene} />
					<Stack gap="small">
						<PageHeading>{title}</PageHeading>
						<Text tone="muted" narrow>
							{text}
						</Text>
					</Stack>
					<Cluster gap="normal">
						{canRetry ? (
							<Button busy={isTrying} onClick={tryAgain}>
								Try Again
							</Button>
						) : (
							<Button onClick={goBack}>Go Back</Button>
						)}
						{children}
						<ButtonLink as={Link} to="/" variant="quiet" reloadDocument={canRetry && !unfetched && !isOffline}>
							Return Home
						</ButtonLink>
						{settings?.phone && (
							<ButtonLink href={dialable(settings.phone)} variant="text">
								<Icon name="phone" size={20} />
								{settings.phone}
							</ButtonLink>
						)}
					</Cluster>
					{failed === 'broken' && canRetry && (
						<Suspense fallback={null}>
							<ErrorId error={error} />
						</Suspense>
					)}
					{words}
				</Stack>
			</Wrap>
		</Section>
	)
}

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : undefined)

/**
 * Opened directly there is none. Older browsers know only of moves inside the product, newer ones of every page of ours before this one.
 */
function hasPageBefore() {
	const { navigation }: { navigation?: Navigation } = window
	return navigation ? navigation.canGoBack : window.history.state?.idx > 0
}
