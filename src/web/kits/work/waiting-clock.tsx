import { useNow } from '../../browser/use-now.ts'
import { Text } from '../../ui/text.tsx'

const minute = 60_000

/** How long somebody has waited for our call, in red once it is later than we promised; nothing for whoever does not wait. */
export function WaitingClock({ since, callBy }: { /** Moments as the calls carry them. */ since: string; callBy: string | null }) {
	const now = useNow().getTime()
	if (callBy === null) return null
	const isLate = now > Date.parse(callBy)
	return (
		<Text as="span" size="small" tone={isLate ? 'bad' : 'muted'} weight={isLate ? 'strong' : undefined}>
			waiting {lengthOf(now - Date.parse(since))}
			{isLate && ', call now'}
		</Text>
	)
}

function lengthOf(ms: number) {
	const minutes = Math.max(0, Math.floor(ms / minute))
	if (minutes < 60) return `${minutes} min`
	return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${Math.floor(minutes / (24 * 60))} days`
}
