import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { momentWords } from '../../ui/moment-words.ts'
import { Stack } from '../../ui/stack.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import { Text } from '../../ui/text.tsx'
import { OwnList } from '../sold/own-list.tsx'
import styles from './notification-list.module.css'

type Notification = { id: number; title: string; text?: string; path: string; created_at: string; is_read: boolean }
type Props = {
	query: UseQueryResult<Notification[]>
	empty: ReactNode
	/** Marks one as read, or all up to the newest that is shown, and asks for the list again. */
	read: (which: { id: number } | { up_to: number }) => Promise<void>
}

/** What somebody was told, the newest first; each leads to what it is about and is read with that (decision 0052). */
export function NotificationList({ query, empty, read }: Props) {
	const { run, isBusy, error } = useAction(read)
	const newest = query.data?.[0]?.id
	return (
		<Stack>
			{newest !== undefined && query.data?.some(({ is_read }) => !is_read) && (
				<div>
					<Button variant="quiet" size="low" busy={isBusy} onClick={() => run({ up_to: newest })}>
						{error ? 'Retry: mark all as read' : 'Mark all as read'}
					</Button>
				</div>
			)}
			<OwnList
				query={query}
				label="Notifications"
				loading="Loading your notifications..."
				failed="Failed to load notifications. Please try again later."
				empty={empty}
				row={(each) => <NotificationRow key={each.id} notification={each} onOpen={() => !each.is_read && run({ id: each.id })} />}
			/>
		</Stack>
	)
}

const NotificationRow = ({ notification, onOpen }: { notification: Notification; onOpen: () => void }) => (
	<li className={styles.notification}>
		<div className={styles.head}>
			<h2 className={joinClasses(styles.title, notification.is_read && styles.read)}>
				<Link to={notification.path} onClick={onOpen}>
					{notification.title}
				</Link>
			</h2>
			{!notification.is_read && <Stamp kind="wait">New</Stamp>}
		</div>
		{notification.text && <Text>{notification.text}</Text>}
		<Text size="small" tone="muted">
			{momentWords(notification.created_at)}
		</Text>
	</li>
)
