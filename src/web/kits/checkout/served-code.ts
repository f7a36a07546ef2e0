import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { codeNotServed, postalCodeProblem } from '#contract/doorstep/doorstep-words.ts'
import { serviceArea } from '../../state/public-queries.ts'
import { addressFields } from './checkout-values.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

/** The postal codes that are known to lie outside of where we come (D-52). */
type Unserved = RefObject<ReadonlySet<string>>
const none: ReadonlySet<string> = new Set()
export const noneUnserved: Unserved = { current: none }

/** The field of the postal code where somebody comes to the door: it is faulty by its form's own rule, and outside of where we come. */
export const servedCodeField = (unserved: Unserved, ownProblem: (text: string) => string | null = postalCodeProblem) => ({
	...addressFields.postal_code,
	problem: (text: string) => ownProblem(text) ?? (unserved.current.has(text.trim()) ? codeNotServed(text.trim()) : null),
})

/** Asks whether we come to a postal code as soon as it is whole, and says at once that we do not: before anything else is typed in vain. */
export function ServedCode({ form, unserved }: { form: CheckoutForm; unserved: Unserved }) {
	const code = (useWatch({ control: form.control, name: 'postal_code' }) ?? '').trim()
	const { data } = useQuery(serviceArea(code))
	// biome-ignore lint/correctness/useExhaustiveDependencies: judged when the answer is there, not with every drawing
	useEffect(() => {
		if (!data) return
		const isKnown = unserved.current.has(code)
		if (data.served === !isKnown) return
		unserved.current = data.served ? none : new Set([code])
		form.messages.judge('postal_code')
	}, [data, code])
	return null
}
