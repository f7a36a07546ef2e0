import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { HistoryShare } from '#contract/history/history.ts'
import { wordsOf } from '../../../api.ts'
import { ShareButton } from '../../../kits/share/share-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/check-field.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { historyApi } from '../shared/history-api.ts'

/** The link by which others see the history of a bike: made, copied, shown on its listing, ended. */
export function ShareHistory({ id, share }: { id: number; share: HistoryShare | null }) {
	const queries = useQueryClient()
	const heading = useRef<HTMLHeadingElement>(null)
	const [isEnding, setEnding] = useState(false)
	const refresh = () => queries.invalidateQueries({ queryKey: ['own', 'vehicles', id] })
	const making = useAction(async () => {
		await historyApi.share({ params: { id } })
		await refresh()
		heading.current?.focus()
	})
	return (
		<Stack as="section" gap="small" aria-labelledby="share-title">
			<Heading id="share-title" ref={heading} tabIndex={-1}>
				Show it to others
			</Heading>
			<Text>
				Whoever has the link sees what was done, when, and the kilometres: a buyer, another workshop. Your name, phone and address and the
				whole number plate are not shown.
			</Text>
			{share ? (
				<>
					<TextField label="Link" value={share.url} readOnly onFocus={(event) => event.target.select()} />
					<Cluster>
						<ShareButton name="Service history" address={share.url} />
						<Button variant="text" size="low" onClick={() => setEnding(true)}>
							End the link
						</Button>
					</Cluster>
					<OnListing id={id} share={share} refresh={refresh} />
				</>
			) : (
				<>
					<div>
						<Button variant="quiet" busy={making.isBusy} onClick={() => making.run()}>
							<Icon name="share" size={20} />
							Make a link
						</Button>
					</div>
					<Failure error={making.error} words="The link could not be made. Please try again." />
				</>
			)}
			{isEnding && (
				<EndDialog
					id={id}
					onClose={() => setEnding(false)}
					onEnded={async () => {
						await refresh()
						setEnding(false)
						toast({ title: 'The link is ended and opens nothing any more' })
						heading.current?.focus()
					}}
				/>
			)}
		</Stack>
	)
}

function OnListing({ id, share, refresh }: { id: number; share: HistoryShare; refresh: () => Promise<void> }) {
	// Shown as pressed until the server has answered.
	const [pressed, setPressed] = useState<boolean | null>(null)
	const { run, isBusy, error } = useAction(async (on_listing: boolean) => {
		await historyApi.changeShare({ params: { id }, body: { on_listing } })
		await refresh()
	})
	return (
		<>
			<CheckField
				label="Show it on this bike's page in the market too"
				hint="Once you have sold it to us: its buyers then see what was done, and nothing of you."
				checked={pressed ?? share.on_listing}
				aria-disabled={isBusy}
				onChange={async (event) => {
					if (isBusy) return
					setPressed(event.target.checked)
					await run(event.target.checked)
					setPressed(null)
				}}
			/>
			<Failure error={error} words="This could not be changed. Please try again." />
		</>
	)
}

function EndDialog({ id, onClose, onEnded }: { id: number; onClose: () => void; onEnded: () => Promise<void> }) {
	const { run, isBusy, error } = useAction(async () => {
		await historyApi.endShare({ params: { id } })
		await onEnded()
	})
	return (
		<FormDialog
			title="End the link?"
			closeLabel="Keep it"
			sendLabel={error ? 'Try again' : 'End it'}
			variant="bad"
			busy={isBusy}
			isStep
			onSend={() => run()}
			onClose={onClose}
		>
			<Text>
				Whoever has it sees nothing any more, and the market shows nothing of it. You can make another link, which will be a new one.
			</Text>
			<Failure error={error} words="Not ended: our server did not answer. Please try again." />
		</FormDialog>
	)
}

const Failure = ({ error, words }: { error: unknown; words: string }) => (
	<ProblemAlert words={error !== null && wordsOf(error, words)} size="small" />
)
