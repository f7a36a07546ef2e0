import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { wordsOf } from '../../../api.ts'
import { staffApi } from '../../../staff-api.ts'
import { keepStaffRepair } from '../../../state/staff-day.ts'
import { staffRepair } from '../../../state/staff-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'

/** Cancelling asks for a reason and has its place on the repair's own page. */
const steps: Partial<Record<RepairStatus, string>> = { confirmed: 'Confirm', in_progress: 'Start', completed: 'Complete' }

/** The steps this person may take with it now (B.R-40). */
export function NextSteps({ repair }: { repair: StaffRepairInFull }) {
	const queries = useQueryClient()
	const take = useMutation({
		mutationFn: (status: RepairStatus) =>
			staffApi.changeRepairBooking({ params: { id: repair.id }, body: { status, version: repair.version } }),
		onSuccess: (after) => keepStaffRepair(queries, after),
		onError: () => {
			queries.invalidateQueries({ queryKey: staffRepair(repair.id).queryKey })
			queries.invalidateQueries({ queryKey: ['staff', 'day'] })
		},
	})
	const offered = repair.next_statuses.filter((status) => steps[status])
	return (
		<Stack as="section" gap="small" aria-labelledby="next-title">
			<Heading id="next-title" size="s">
				Next
			</Heading>
			{offered.length === 0 && <Text tone="muted">Nothing more to do here.</Text>}
			<Cluster>
				{offered.map((status) => (
					<Button
						key={status}
						variant="go"
						busy={take.isPending}
						onClick={() => {
							if (!take.isPending) take.mutate(status)
						}}
					>
						{steps[status]}
					</Button>
				))}
			</Cluster>
			<div role="alert">
				{take.isError && (
					<Text tone="bad" weight="strong" icon="warning">
						{wordsOf(take.error, 'There was no answer. Please try again.')}
					</Text>
				)}
			</div>
		</Stack>
	)
}
