import type { MutateOptions, UseMutationResult } from '@tanstack/react-query'
import { useSinglePress } from './use-single-press.ts'

/** The mutation under the rule of `useSinglePress`; `isPending` lasts as long as other presses are ignored. Its failure is in `error`. */
export function useOneAtATime<Data, Failure, Variables>(mutation: UseMutationResult<Data, Failure, Variables>) {
	const { isBusy, press } = useSinglePress()
	const mutate = (variables: Variables, options?: MutateOptions<Data, Failure, Variables>) => {
		press(() => mutation.mutateAsync(variables, options)).catch(() => undefined)
	}
	return { ...mutation, mutate, isPending: isBusy }
}
