import type { ReactNode } from 'react'
import type { DayWork } from '#contract/admin/staff-day.ts'
import { directionsTo } from '#shared/directions.ts'
import { dialable } from '#shared/phone.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './work-card.module.css'

/** What a thumb does about a piece of work: call, go there, and what its kind adds. */
export const WorkActions = ({ work, children }: { work: DayWork; children: ReactNode }) => (
	<div className={styles.actions}>
		<ButtonLink href={dialable(work.customer_phone)} variant="quiet">
			<Icon name="phone" size={20} />
			Call<VisuallyHidden> {work.customer_name}</VisuallyHidden>
		</ButtonLink>
		<ButtonLink href={directionsTo(work)} target="_blank" rel="noreferrer" variant="quiet">
			<Icon name="location" size={20} />
			Navigate<VisuallyHidden> to {work.customer_name}, opens a map</VisuallyHidden>
		</ButtonLink>
		{children}
	</div>
)
