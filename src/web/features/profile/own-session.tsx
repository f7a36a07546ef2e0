import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Session } from '#contract/accounts/accounts.ts'
import { ApiProblem } from '#contract/client.ts'
import { dayOf, formatDay, formatMoment } from '#shared/days.ts'
import { api } from '../../api.ts'
import { ownSessions } from '../../state/own-queries.ts'
import { Button } from '../../ui/button.tsx'
import { useOneAtATime } from '../../ui/form/use-one-at-a-time.ts'
import { Tag } from '../../ui/tag.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './own-sessions.module.css'
import { refusalWords } from './refusal-words.ts'

/** One device of the list: what it is, when it was used last, and the button that logs it out. */
export function OwnSession({ session, onEnded }: { session: Session; onEnded: (words: string) => void }) {
	const { id, device, current } = session
	const queries = useQueryClient()
	const end = useOneAtATime(
		useMutation({
			mutationFn: () => api.accounts.endSession({ params: { id } }).catch(goneIsEnded),
			onSuccess: () => {
				onEnded(`${device} is logged out.`)
				queries.setQueryData(ownSessions.queryKey, (all) => all?.filter((other) => other.id !== id))
			},
		}),
	)
	const today = dayOf(new Date())
	const lastUsed = formatMoment(new Date(session.last_used_at), today)
	return (
		<li className={styles.row}>
			<div>
				<Text weight="strong">{device}</Text>
				<Text size="small" tone="muted">
					{current ? 'In use now' : `Last used ${lastUsed}`}, logged in since {formatDay(dayOf(new Date(session.created_at)), today)}
				</Text>
			</div>
			{current ? (
				<Tag>This device</Tag>
			) : (
				<Button
					variant="quiet"
					size="low"
					busy={end.isPending}
					aria-label={`Log out ${device}, last used ${lastUsed}`}
					onClick={() => end.mutate()}
				>
					Log out
				</Button>
			)}
			<div role="alert" className={styles.wide}>
				{end.isError && (
					<Text size="small" tone="bad" icon="warning">
						{refusalWords(end.error, 'It could not be logged out just now. Please try again.')}
					</Text>
				)}
			</div>
		</li>
	)
}

function goneIsEnded(error: unknown) {
	if (!(error instanceof ApiProblem && error.status === 404)) throw error
}
