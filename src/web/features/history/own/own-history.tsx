import { queryOptions } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { OwnServiceHistory } from '#contract/history/history.ts'
import { wordsOf } from '../../../api.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { type Contact, OwnPage, type OwnWords } from '../../../kits/sold/own-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Split } from '../../../ui/columns.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { historyApi } from '../shared/history-api.ts'
import { HistoryHead } from '../shared/history-head.tsx'
import { ServiceTimeline } from '../shared/service-timeline.tsx'
import { ShareHistory } from './share-history.tsx'

export const historyWords: OwnWords = {
	one: 'Service history',
	list: { to: '/profile?tab=garage', words: 'My Garage' },
	more: { to: '/#services', words: 'Book a service' },
}

/** Among what shows the caller's bikes, so that it follows their changes. */
const ownHistory = (id: number) =>
	queryOptions({
		queryKey: ['own', 'vehicles', id, 'history'],
		queryFn: () => historyApi.own({ params: { id } }),
		refetchOnMount: 'always',
	})

type Props = {
	/** Null for an address that can be none. */
	id: number | null
	contact: Contact
}

/** What we did on a bike of the caller, newest first, as a file too, and the link that shows it to others (decision 0047). */
export function OwnHistory({ id, contact }: Props) {
	return (
		<OwnPage words={historyWords} options={id === null ? null : ownHistory(id)} isOver={() => true} contact={contact}>
			{(history) => <HistoryInFull id={id ?? 0} history={history} />}
		</OwnPage>
	)
}

function HistoryInFull({ id, history }: { id: number; history: OwnServiceHistory }) {
	return (
		<>
			<HistoryHead history={history} />
			<Split side={<ShareHistory id={id} share={history.share} />}>
				<Stack>
					{history.entries.length === 0 ? (
						<EmptyState
							scene="nothing-found"
							title="Nothing done yet"
							text="Here you see each repair of this bike and each visit of its plan, once it is done, with the kilometres you wrote down."
						>
							<ButtonLink as={Link} to={historyWords.more.to}>
								{historyWords.more.words}
							</ButtonLink>
						</EmptyState>
					) : (
						<ServiceTimeline entries={history.entries} />
					)}
					<Download id={id} />
				</Stack>
			</Split>
		</>
	)
}

function Download({ id }: { id: number }) {
	const { run, isBusy, error } = useAction(async () => {
		const file = await historyApi.ownDocument({ params: { id } })
		saveFile('service-history.pdf', new Blob([file], { type: 'application/pdf' }))
	})
	return (
		<>
			<div>
				<Button variant="quiet" size="low" busy={isBusy} onClick={() => run()}>
					<Icon name="download" size={20} />
					Download as PDF
				</Button>
			</div>
			<ProblemAlert words={error !== null && wordsOf(error, 'The PDF could not be loaded. Please try again.')} size="small" />
		</>
	)
}
