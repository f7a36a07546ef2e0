import { useState } from 'react'
import { useSinglePress } from '../../ui/form/use-single-press.ts'

/**
 * What a button or form does, under the one rule against double presses. `run` gives what the work gave, or null where it failed or was
 * not begun; why it failed is in `error` until it is run again.
 */
export function useWrite<Content, Result>(work: (content: Content) => Promise<Result>) {
	const { isBusy, press } = useSinglePress()
	const [error, setError] = useState<unknown>(null)
	async function run(content: Content): Promise<Result | null> {
		try {
			const result = await press(() => work(content))
			if (result !== undefined) setError(null)
			return result ?? null
		} catch (failure) {
			setError(failure)
			return null
		}
	}
	return { run, isBusy, error }
}
