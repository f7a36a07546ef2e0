import { useState } from 'react'
import { useSinglePress } from './use-single-press.ts'

/**
 * The action of a button or form, under the one rule against double presses. `run` resolves to whether it succeeded; why it failed is in
 * `error` until the next run.
 */
export function useAction<Content = void>(work: (content: Content) => Promise<unknown>) {
	const { isBusy, press } = useSinglePress()
	const [error, setError] = useState<unknown>(null)
	async function run(content: Content): Promise<boolean> {
		try {
			const isDone = await press(async () => {
				setError(null)
				await work(content)
				return true
			})
			return isDone ?? false
		} catch (failure) {
			setError(failure)
			return false
		}
	}
	return { run, isBusy, error }
}
