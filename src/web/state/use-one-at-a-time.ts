import type { MutateOptions, UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

/** Milliseconds in which the second press of a double click comes. */
const doublePress = 500

/**
 * The mutation, deaf to further calls until its answer is here. A second press may come before React has drawn the button as busy;
 * `isPending` of the last drawing does not know of it. Where the answer is faster than the second press, that would ask the same
 * once more of a screen that is just being drawn anew, and is not heard either.
 */
export function useOneAtATime<Data, Failure, Variables>(mutation: UseMutationResult<Data, Failure, Variables>) {
	const isUnderWay = useRef(false)
	const done = useRef({ asked: '', at: 0 })
	const mutate = (variables: Variables, options?: MutateOptions<Data, Failure, Variables>) => {
		const asked = JSON.stringify(variables) ?? ''
		const isSecondPress = asked === done.current.asked && Date.now() - done.current.at < doublePress
		if (isUnderWay.current || isSecondPress) return
		isUnderWay.current = true
		mutation.mutate(variables, {
			...options,
			onSuccess: (...success) => {
				done.current = { asked, at: Date.now() }
				options?.onSuccess?.(...success)
			},
			onSettled: (...settled) => {
				isUnderWay.current = false
				options?.onSettled?.(...settled)
			},
		})
	}
	return { ...mutation, mutate }
}
