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
import { useTryAgain } from './use-try-again.tsx'

/** Home's own error screen (B.HOME-14, B.R-35): a heading, a way to try again and the support phone. */
export function BrokenHome() {
	const { settings } = useSite()
	const { tryAgain, isTrying, words } = useTryAgain()
	return (
		<Section air="large">
			<Wrap width="form">
				<Stack gap="loose">
					<Scene name="broken" />
					<Stack gap="small">
						<PageHeading>Home could not be shown</PageHeading>
						<Text tone="muted" narrow>
							Something broke on our side. You can try again, or call us and we will book the repair for you.
						</Text>
					</Stack>
					<Cluster gap="normal">
						<Button busy={isTrying} onClick={tryAgain}>
							Try Again
						</Button>
						{settings?.phone && (
							<ButtonLink href={dialable(settings.phone)} variant="quiet">
								<Icon name="phone" size={20} />
								{settings.phone}
							</ButtonLink>
						)}
					</Cluster>
					{words}
				</Stack>
			</Wrap>
		</Section>
	)
}
