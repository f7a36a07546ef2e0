import { useState } from 'react'
import { readRefusal } from './form-refusal.ts'
import { useSinglePress } from './use-single-press.ts'

/** What a button does, one press at a time; why it failed is in `failure`, in the server's words or `otherwise`. */
export function useAction(otherwise: string) {
	const { isBusy, press } = useSinglePress()
	const [failure, setFailure] = useState<string | null>(null)
	async function act(work: () => Promise<unknown>) {
		setFailure(null)
		try {
			await press(work)
		} catch (error) {
			setFailure(readRefusal(error).words || otherwise)
		}
	}
	return { isBusy, failure, act, forgetFailure: () => setFailure(null) }
}
