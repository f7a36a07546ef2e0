import type { MutateOptions, UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * The mutation, deaf to further calls until its answer is here. A second press may come before React has drawn the button as busy;
 * `isPending` of the last drawing does not know of it.
 */
export function useOneAtATime<Data, Failure, Variables>(mutation: UseMutationResult<Data, Failure, Variables>) {
	const isUnderWay = useRef(false)
	const mutate = (variables: Variables, options?: MutateOptions<Data, Failure, Variables>) => {
		if (isUnderWay.current) return
		isUnderWay.current = true
		mutation.mutate(variables, {
			...options,
			onSettled: (...settled) => {
				isUnderWay.current = false
				options?.onSettled?.(...settled)
			},
		})
	}
	return { ...mutation, mutate }
}
