import { Link, useNavigate } from 'react-router'
import { dialable } from '#shared/phone.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Scene } from '../../ui/scene.tsx'
import { Section } from '../../ui/section.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { useSite } from './site-data.tsx'

/** The not-found screen (B.NOTFOUND-01..04), and, with `missing` false, the screen for a page that failed (B.HOME-14). */
export function BrokenPage({ missing }: { missing: boolean }) {
	const { settings } = useSite()
	const navigate = useNavigate()
	const goBack = () => (hasPageBefore() ? navigate(-1) : navigate('/'))
	return (
		<Section air="large">
			<Wrap width="form">
				<Stack gap="loose">
					<Scene name={missing ? 'not-found' : 'broken'} />
					<Stack gap="small">
						<PageHeading>{missing ? 'Page not found' : 'This page could not be shown'}</PageHeading>
						<Text tone="muted" narrow>
							{missing
								? 'The road ends here. Check the address, or go back to where you came from.'
								: 'Something broke on our side. Your bookings and cart are safe. Please try again.'}
						</Text>
					</Stack>
					<Cluster gap="normal">
						{missing ? <Button onClick={goBack}>Go Back</Button> : <Button onClick={() => window.location.reload()}>Try Again</Button>}
						<ButtonLink as={Link} to="/" variant="quiet" reloadDocument={!missing}>
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
