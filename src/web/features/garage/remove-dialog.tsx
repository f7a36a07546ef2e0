import { useQueryClient } from '@tanstack/react-query'
import type { GarageVehicle } from '#contract/accounts/garage.ts'
import { ApiProblem } from '#contract/client.ts'
import { wordsOf } from '../../api.ts'
import { useAction } from '../../ui/form/use-action.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { bikesChanged, garageApi } from './garage-api.ts'
import { calledBy } from './garage-words.ts'

/** Asks before a bike leaves the garage. */
export function RemoveDialog({ bike, onClose, onRemoved }: { bike: GarageVehicle; onClose: () => void; onRemoved: () => void }) {
	const queries = useQueryClient()
	const { run, isBusy, error } = useAction(async () => {
		await garageApi.remove({ params: { id: bike.id } }).catch((failure) => {
			// Removed already, such as by a first try whose answer was lost.
			if (!(failure instanceof ApiProblem && failure.status === 404)) throw failure
		})
		await bikesChanged(queries, bike, null)
	})
	async function remove() {
		if (!(await run())) return
		toast({ title: `${calledBy(bike)} was removed` })
		onClose()
		onRemoved()
	}
	return (
		<FormDialog
			title={`Remove ${calledBy(bike)}?`}
			closeLabel="Keep it"
			sendLabel={error ? 'Try again' : 'Remove'}
			variant="bad"
			busy={isBusy}
			isStep
			onSend={remove}
			onClose={onClose}
		>
			<Text>Its papers' dates and kilometres are forgotten. Repairs, visits and plans stay as they are.</Text>
			<ProblemAlert words={error !== null && wordsOf(error, 'Not removed: our server did not answer. Please try again.')} />
		</FormDialog>
	)
}
