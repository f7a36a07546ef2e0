import type { DayWork } from '#contract/admin/staff-day.ts'
import { dialable } from '#shared/phone.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Text } from '../../../ui/text.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { wayTo } from './own-work.ts'
import { failureWords, useWorkStep } from './use-work-steps.ts'
import styles from './work-card.module.css'

/** What a thumb does about a piece of work: call, go there, begin, finish. Begin only what the office has confirmed. */
export function WorkActions({
	work,
	isNext,
	isDue,
	onFinish,
	onNote,
}: {
	work: DayWork
	isNext: boolean
	isDue: boolean
	onFinish: () => void
	onNote: () => void
}) {
	const step = useWorkStep(work)
	const variant = isNext ? 'go' : 'ink'
	const of = <VisuallyHidden> {work.reference}</VisuallyHidden>
	return (
		<div className={styles.actions}>
			<ButtonLink href={dialable(work.customer_phone)} variant="quiet">
				<Icon name="phone" size={20} />
				Call<VisuallyHidden> {work.customer_name}</VisuallyHidden>
			</ButtonLink>
			<ButtonLink href={wayTo(work)} target="_blank" rel="noreferrer" variant="quiet">
				<Icon name="location" size={20} />
				Navigate<VisuallyHidden> to {work.customer_name}, opens a map</VisuallyHidden>
			</ButtonLink>
			{work.status === 'pending' && (
				<Text className={styles.said} icon="clock">
					To be confirmed by the office.
				</Text>
			)}
			{work.status === 'confirmed' && isDue && (
				<Button variant={variant} className={styles.whole} busy={step.isBusy} onClick={() => step.run({ status: 'in_progress' })}>
					{step.error ? 'Retry: start' : 'Start'}
					{of}
				</Button>
			)}
			{work.status === 'in_progress' && (
				<Button variant={variant} className={styles.whole} aria-haspopup="dialog" onClick={onFinish}>
					Complete
					{of}
				</Button>
			)}
			<div role="alert" className={styles.said}>
				{step.error && (
					<Text tone="bad" weight="strong" icon="warning">
						{failureWords(step.error)}
					</Text>
				)}
			</div>
			<Button variant="text" className={styles.whole} aria-haspopup="dialog" onClick={onNote}>
				Note for the office
				{of}
			</Button>
		</div>
	)
}
