import type { ReactNode } from 'react'
import { dialable, whatsappLink } from '#shared/phone.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { SectionHead } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Section } from '../../ui/section.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import styles from './emergency.module.css'
import { useSite } from './site-data.tsx'

/**
 * The number for somebody who stands at the roadside, on the yellow plate of what is on duty (A.LAYOUT-33), and the other ways to reach us
 * (B.HOME-12); what is unset is left out. `chat` opens the chat.
 */
export function Emergency({ chat }: { chat: ReactNode }) {
	const { settings } = useSite()
	if (!settings) return null
	return (
		<Section data-surface="night" className={styles.night} aria-labelledby="emergency-title">
			<Wrap className={styles.emergency}>
				<SectionHead
					title="Stuck on the road?"
					id="emergency-title"
					text="Emergency service 24/7. Tell us where you are, and we say who comes and when."
				/>
				<Stack>
					{settings.phone && (
						<a href={dialable(settings.phone)} className={styles.call}>
							<Plate kind="commercial" size="big">
								{settings.phone}
							</Plate>
						</a>
					)}
					<Cluster gap="small">
						{chat}
						{settings.whatsapp && (
							<ButtonLink href={whatsappLink(settings.whatsapp, 'Hello, I have a question about my bike.')} variant="quiet">
								<Icon name="bubble" size={20} />
								WhatsApp
							</ButtonLink>
						)}
					</Cluster>
				</Stack>
			</Wrap>
		</Section>
	)
}
