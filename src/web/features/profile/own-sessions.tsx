import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Session } from '#contract/accounts/accounts.ts'
import { ownSessions } from '../../state/own-queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { LogOutEverywhere } from './log-out-everywhere.tsx'
import { OwnSession } from './own-session.tsx'
import styles from './own-sessions.module.css'

/**
 * The devices on which one is logged in (D-43): each other one can be logged out, or all of them; `onEverywhere` is called before this one
 * goes.
 */
export function OwnSessions({ onEverywhere }: { onEverywhere: () => void }) {
	const sessions = useQuery(ownSessions)
	const heading = useRef<HTMLHeadingElement>(null)
	const [said, setSaid] = useState('')

	function announceEnd(words: string) {
		setSaid(words)
		// The button that had the focus goes with its row.
		heading.current?.focus()
	}

	function retry() {
		heading.current?.focus()
		sessions.refetch()
	}

	return (
		<Stack as="section" aria-labelledby="sessions-title">
			<Heading id="sessions-title" ref={heading} tabIndex={-1}>
				Where you are logged in
			</Heading>
			{sessions.data ? (
				<SessionList sessions={sessions.data} onEnded={announceEnd} onEverywhere={onEverywhere} />
			) : sessions.isError ? (
				<ErrorState text="We could not load where you are logged in." retryLabel="Retry" onRetry={retry} />
			) : (
				<>
					<LoadingText>Loading your devices...</LoadingText>
					<Skeleton shape="rows" count={2} />
				</>
			)}
			<Text role="status" size="small" tone="ok" weight="strong">
				{said}
			</Text>
		</Stack>
	)
}

type SessionListProps = { sessions: Session[]; onEnded: (words: string) => void; onEverywhere: () => void }

function SessionList({ sessions, onEnded, onEverywhere }: SessionListProps) {
	const isAlone = sessions.every(({ current }) => current)
	return (
		<>
			<ul className={styles.list}>
				{sessions.map((session) => (
					<OwnSession key={session.id} session={session} onEnded={onEnded} />
				))}
			</ul>
			<Text size="small" tone="muted">
				{isAlone
					? 'No other device is logged in to your account.'
					: 'Do you not recognise one of them? Log it out, then change your password.'}
			</Text>
			<LogOutEverywhere onEverywhere={onEverywhere} />
		</>
	)
}
