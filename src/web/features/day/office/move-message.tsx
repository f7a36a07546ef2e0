import { Button } from '../../../ui/button.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from './move-message.module.css'

export type MoveMessage = { kind: 'moved'; words: string; undo?: () => void } | { kind: 'refused'; words: string }

/** What became of the last move: done, with the way back, or refused, in words. Its room is there before it is needed. */
export function MoveMessageLine({ message, hint }: { message: MoveMessage | null; hint: string }) {
	return (
		<div className={styles.line} data-print="hide">
			<ProblemAlert words={message?.kind === 'refused' && message.words} />
			<div role="status">{message?.kind === 'moved' && <Text icon="tick">{message.words}</Text>}</div>
			{message?.kind === 'moved' && message.undo && (
				<Button variant="text" size="low" onClick={message.undo}>
					Undo
				</Button>
			)}
			{!message && <Text tone="muted">{hint}</Text>}
		</div>
	)
}
