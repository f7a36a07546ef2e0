import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Cluster } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './order-messages.module.css'
import type { OrderState } from './use-order.ts'

/** What a checkout says about its order, in the words of what is ordered. */
export type OrderWords = {
	/** On the button, before the total: 'Confirm booking'. */
	confirm: string
	/** The button that leads to the card on phones. */
	showCard: string
	/** Nothing was sent: a line must be taken out first. */
	withdrawn: string
	/** The server failed. */
	failed: string
	/** The server's total is above the one that was shown (B.R-13). */
	totalChanged: { title: string; text: string }
	/** The title of a refusal of the whole order, and what is kept. */
	refused: { title: string; kept: string; byPhone: string }
	/** No answer came: to what was sent just now, or to an earlier one. */
	doubt: { new: { title: string; text: string }; old: { title: string; text: string } }
	/** Where one sees what is ordered. */
	list: { to: string; words: string }
}

/** Says what concerns the whole order, above the form, and takes the focus so that it is read. */
export function Notice({ title, children, actions }: { title: string; children: ReactNode; actions?: ReactNode }) {
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => box.current?.focus(), [])
	return (
		<div ref={box} role="alert" tabIndex={-1} className={styles.notice}>
			<Panel tone="bad">
				<Text weight="strong" icon="warning">
					{title}
				</Text>
				<Text size="small">{children}</Text>
				{actions && <Cluster>{actions}</Cluster>}
			</Panel>
		</div>
	)
}

/** No answer came: nobody knows whether it is ordered, and asking again is safe (D-42, ux 86). Draws nothing without a doubt. */
export function DoubtNotice({ order: { doubt, stage, retry, forget }, words }: { order: OrderState; words: OrderWords }) {
	if (doubt === null) return null
	const { title, text } = words.doubt[doubt]
	return (
		<Notice
			title={title}
			actions={
				<>
					<Button variant="quiet" size="low" busy={stage !== 'open'} onClick={retry}>
						Try again
					</Button>
					<ButtonLink as={Link} to={words.list.to} variant="text" size="low">
						{words.list.words}
					</ButtonLink>
					{doubt === 'old' && (
						<Button variant="text" size="low" onClick={forget}>
							Forget it
						</Button>
					)}
				</>
			}
		>
			{text}
		</Notice>
	)
}
