import type { ServiceHistory } from '#contract/history/history.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Text } from '../../../ui/text.tsx'
import { HistoryHead } from '../shared/history-head.tsx'
import { ServiceTimeline } from '../shared/service-timeline.tsx'

/** What the link of an owner shows: the bike and the work on it, nothing of its owner. */
export function SharedHistory({ history, token }: { history: ServiceHistory; token: string }) {
	return (
		<>
			<HistoryHead history={history} />
			<Text narrow>What we did on this bike, as its owner shows it to you. Work done elsewhere is not in it.</Text>
			{history.entries.length === 0 ? (
				<EmptyState scene="nothing-found" title="Nothing done yet" text="No repair and no plan visit of ours is on record for this bike." />
			) : (
				<ServiceTimeline entries={history.entries} />
			)}
			<div>
				<ButtonLink href={`/api/history/${token}/document/`} download variant="quiet" size="low">
					<Icon name="download" size={20} />
					Download as PDF
				</ButtonLink>
			</div>
		</>
	)
}
