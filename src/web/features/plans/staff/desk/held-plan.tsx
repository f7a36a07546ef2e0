import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ApiProblem } from '#contract/client.ts'
import { staffApi } from '../../../../staff-api.ts'
import { Text } from '../../../../ui/text.tsx'
import { readFailure } from '../../shared/request-outcome.ts'

/** Why no other plan can be asked for, told to the company (A.R-53). */
const heldWords = {
	active: 'This customer has an active subscription. Another plan can be requested once it has ended or is cancelled.',
	pending: 'This customer has a pending request already.',
}

/** The same where the server said so; null for any other refusal. */
export function heldProblem(refused: ApiProblem): string | null {
	const { kind } = readFailure(refused)
	return kind === 'active' || kind === 'pending' ? heldWords[kind] : null
}

const one = { page_size: 1 }
const activeOf = (customer: number) =>
	queryOptions({
		queryKey: ['staff', 'subscriptions', 'active of', customer],
		queryFn: ({ signal }) => staffApi.subscriptions({ query: { ...one, customer, status: 'active' }, signal }),
	})
const pendingOf = (customer: number) =>
	queryOptions({
		queryKey: ['staff', 'subscription-requests', 'pending of', customer],
		queryFn: ({ signal }) => staffApi.subscriptionRequests({ query: { ...one, customer, status: 'pending' }, signal }),
	})

/** Says before anything is typed that this customer cannot have another plan, with the way to the one that is in the way. */
export function HeldPlan({ customer }: { customer: number }) {
	const subscription = useQuery(activeOf(customer)).data?.results[0]
	const request = useQuery(pendingOf(customer)).data?.results[0]
	return (
		<div role="status">
			{subscription && <Held words={heldWords.active} to={`/admin/subscriptions/${subscription.id}`} reference={subscription.reference} />}
			{request && <Held words={heldWords.pending} to={`/admin/subscription-requests/${request.id}`} reference={request.reference} />}
		</div>
	)
}

const Held = ({ words, to, reference }: { words: string; to: string; reference: string }) => (
	<Text size="small" tone="bad" icon="warning">
		{words} <Link to={to}>{reference}</Link>
	</Text>
)
