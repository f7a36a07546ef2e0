import type { Ref } from 'react'
import { Link } from 'react-router'
import { setChatOpen } from '../../state/chat-opened.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Cluster } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './chat-panel.module.css'
import type { ChatLine } from './stored-chat.ts'

type Props = { lines: readonly ChatLine[]; pending: string | null; ref: Ref<HTMLDivElement> }

/** What was said, the first first, and `pending`, which has no answer yet. Texts are only ever texts. */
export function ChatLog({ lines, pending, ref }: Props) {
	const all = pending === null ? lines : [...lines, { by: 'user' as const, text: pending, actions: [] }]
	return (
		<div ref={ref} role="log" tabIndex={-1} aria-label="Conversation" className={styles.log}>
			{all.map((line, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
				<div key={place} className={styles[line.by]}>
					<Text className={styles.words}>
						<VisuallyHidden>{line.by === 'user' ? 'You: ' : 'Program: '}</VisuallyHidden>
						{line.text}
					</Text>
					{line.actions.length > 0 && (
						<Cluster>
							{line.actions.map((action) => (
								<Action key={action.to} {...action} />
							))}
						</Cluster>
					)}
				</div>
			))}
		</div>
	)
}

/** A page of ours, which takes the place of the chat, a call or a mail; nothing else is a link. */
function Action({ label, to }: { label: string; to: string }) {
	if (/^\/(?!\/)/.test(to))
		return (
			<ButtonLink as={Link} to={to} size="low" onClick={() => setChatOpen(false)}>
				{label}
			</ButtonLink>
		)
	if (!/^(tel|mailto):/.test(to)) return null
	return (
		<ButtonLink href={to} size="low" variant="quiet">
			{label}
		</ButtonLink>
	)
}
