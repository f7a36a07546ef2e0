import { useQueryClient } from '@tanstack/react-query'
import { sendSafely, wordsOf } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { CollectionRow, CollectionScreens } from './staff-collection.ts'
import { paramsOf, rowsChanged } from './use-collection.ts'

type Props = {
	collection: CollectionScreens
	row: CollectionRow
	label: string
	/** What it is about, where several stand on a screen; for whoever does not see what is beside it. */
	about?: string
	/** Said when it was not done and the server gave no reason. */
	failed: string
	variant?: 'text'
	onRemoved: () => void
}

/** Deletes a row at one press, where it is as easily made again. */
export function RemoveRow({ collection, row, label, about, failed, variant, onRemoved }: Props) {
	const queries = useQueryClient()
	const { run, isBusy, error } = useAction(async () => {
		await sendSafely(async () => collection.calls.remove?.({ params: paramsOf(collection, row) }))
		rowsChanged(queries, collection)
		onRemoved()
	})
	return (
		<>
			<ProblemAlert words={error !== null && wordsOf(error, failed)} size="small" />
			<Button variant={variant} busy={isBusy} onClick={() => run()}>
				{label}
				{about && <VisuallyHidden> {about}</VisuallyHidden>}
			</Button>
		</>
	)
}
