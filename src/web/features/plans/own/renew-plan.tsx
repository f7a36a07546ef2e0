import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Subscription, SubscriptionRequest } from '#contract/plans/plans.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { Cluster } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { ownRequests } from '../shared/own-plan-queries.ts'
import { plansApi } from '../shared/plans-api.ts'
import { ActiveDialog, PendingDialog, RequestedDialog, UnexpectedDialog } from '../shared/request-dialogs.tsx'
import { type RequestFailure, readFailure } from '../shared/request-outcome.ts'

type Props = { subscription: Subscription /** The company's number, '' when unset. */; phone: string }

/** Asks once more for the plan of a subscription that has ended, at the price of today (A.R-60). */
export function RenewPlan({ subscription: { id, reference }, phone }: Props) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const [sent, setSent] = useState<SubscriptionRequest | null>(null)
	const [failure, setFailure] = useState<RequestFailure | null>(null)
	const { run, isBusy } = useAction(async () => {
		setFailure(null)
		try {
			const asked = await sendOnce(id, (key) => plansApi.renew({ params: { id }, key }))
			// The office is answered what has begun, and does not renew here.
			if ('request_date' in asked) setSent(asked)
			queries.invalidateQueries({ queryKey: ownRequests.queryKey })
		} catch (error) {
			setFailure(readFailure(error))
		}
	})
	const close = () => setFailure(null)
	return (
		<>
			<Cluster>
				<Button size="low" busy={isBusy} aria-label={`Renew ${reference}`} onClick={() => run()}>
					Renew
				</Button>
				<Text size="small" tone="muted">
					For the same bike, at the price of today.
				</Text>
			</Cluster>
			<ProblemAlert words={failure?.kind === 'refused' && failure.words} />
			{sent && <RequestedDialog request={sent} onClose={() => setSent(null)} />}
			{failure?.kind === 'active' && <ActiveDialog phone={phone} onClose={close} />}
			{failure?.kind === 'pending' && <PendingDialog phone={phone} onClose={close} />}
			{failure?.kind === 'unexpected' && <UnexpectedDialog reference={failure.reference} phone={phone} onClose={close} />}
		</>
	)
}
