import { useSyncExternalStore } from 'react'
import { formatTime, timeOf } from '#shared/days.ts'
import { liveConnection } from '../../../state/live-connection.ts'
import { Text } from '../../../ui/text.tsx'

/** Says that what others do does not come in, and since when; it is gone when it does again. */
export function ConnectionLost() {
	const since = useSyncExternalStore(liveConnection.subscribe, liveConnection.lostSince, () => null)
	return (
		<div role="status">
			{since && (
				<Text tone="bad" weight="strong" icon="offline">
					Connection lost: this is as it was at {formatTime(timeOf(since))}. It follows again by itself.
				</Text>
			)}
		</div>
	)
}
