import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { endSession } from '../../session/session-end.ts'
import { ownSessions } from '../../state/own-queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useOneAtATime } from '../../ui/form/use-one-at-a-time.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { refusalWords } from './refusal-words.ts'

const failed = 'You could not be logged out everywhere just now. Please try again.'

/** Ends all sessions of the account, this one too; the guard of the page then leads to the login. */
export function LogOutEverywhere({ onEverywhere }: { onEverywhere: () => void }) {
	const [isConfirming, setConfirming] = useState(false)
	const queries = useQueryClient()
	const leave = useOneAtATime(
		useMutation({
			mutationFn: async () => {
				// The token of a session that was ended elsewhere ends nothing, though the answer would be the same.
				await queries.fetchQuery({ ...ownSessions, staleTime: 0 })
				await api.accounts.logout({ body: { everywhere: true } })
			},
			onSuccess: () => {
				onEverywhere()
				endSession('logged out')
			},
		}),
	)
	function close() {
		if (!leave.isPending) leave.reset()
		setConfirming(false)
	}
	return (
		<div>
			<Button variant="quiet" size="low" onClick={() => setConfirming(true)}>
				Log out everywhere
			</Button>
			<Dialog
				open={isConfirming}
				onClose={close}
				title="Log out everywhere?"
				actions={
					<>
						<Button variant="quiet" onClick={close}>
							Stay logged in
						</Button>
						<Button variant="bad" busy={leave.isPending} onClick={() => leave.mutate()}>
							Log out everywhere
						</Button>
					</>
				}
			>
				<Stack>
					<Text>Every device that is logged in to your account is logged out, this one too. Your bookings stay as they are.</Text>
					<ProblemAlert words={leave.isError && refusalWords(leave.error, failed)} />
				</Stack>
			</Dialog>
		</div>
	)
}
