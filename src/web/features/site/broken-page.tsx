import { Link, useNavigate } from 'react-router'
import { dialable } from '#shared/phone.ts'
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

type Words = { scene: SceneName; title: string; text: string }

const screens = {
	missing: {
		scene: 'not-found',
		title: 'Page not found',
		text: 'The road ends here. Check the address, or go back to where you came from.',
	},
	refused: {
		scene: 'no-access',
		title: 'This page is not open to you',
		text: 'You are logged in with an account that may not see it. Go back, or log in with another one.',
	},
	offline: {
		scene: 'offline',
		title: 'You are offline',
		text: 'This page needs a connection. Your bookings and cart are safe; try again when it is back.',
	},
	broken: {
		scene: 'broken',
		title: 'This page could not be shown',
		text: 'Something broke on our side. Your bookings and cart are safe. Please try again.',
	},
} satisfies Record<string, Words>

/**
 * The not-found screen (B.NOTFOUND-01..04) for the HTTP status 404, for 403 the one for a page its reader may not see, and for anything
 * else the screen for a page that failed (B.HOME-14); without a connection that one says so.
 */
export function BrokenPage({ status }: { status?: number | undefined }) {
	const { settings } = useSite()
	const navigate = useNavigate()
	const online = useOnline()
	const goBack = () => (hasPageBefore() ? navigate(-1) : navigate('/'))
	const [missing, refused] = [status === 404, status === 403]
	const canRetry = !missing && !refused
	const { scene, title, text }: Words = screens[missing ? 'missing' : refused ? 'refused' : online ? 'broken' : 'offline']
	return (
		<Section air="large">
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
						{canRetry ? <Button onClick={() => window.location.reload()}>Try Again</Button> : <Button onClick={goBack}>Go Back</Button>}
						<ButtonLink as={Link} to="/" variant="quiet" reloadDocument={canRetry}>
							Return Home
						</ButtonLink>
						{settings?.phone && (
							<ButtonLink href={dialable(settings.phone)} variant="text">
								<Icon name="phone" size={20} />
								{settings.phone}
							</ButtonLink>
						)}
					</Cluster>
				</Stack>
			</Wrap>
		</Section>
	)
}

/** Opened directly there is none. Older browsers know only of moves inside the product, newer ones of every page of ours before this one. */
function hasPageBefore() {
	const { navigation }: { navigation?: Navigation } = window
	return navigation ? navigation.canGoBack : window.history.state?.idx > 0
}
