import { useState } from 'react'
import type { CheckoutForm } from '../checkout/use-checkout-form.ts'
import type { Caller } from './caller.ts'
import { focusSoon } from './focus-soon.ts'
import { withLastSold } from './with-last-sold.ts'

type Desk = {
	form: CheckoutForm
	begun: Caller
	/**
	 * The bike of whoever was chosen; their other facts are written into the fields that the form has, the id of the account into `account`.
	 */
	onBike?: (modelId: number) => void
	/** Their facts that the form has under names of its own. */
	alsoFill?: (caller: Caller) => Readonly<Record<string, string>>
	/** The id of the field to go on with, once it is known who calls. */
	next: (caller: Caller) => string
}

/** Who is on the phone, and what of that stands in the form. */
export function useCaller({ form: { fields, getValues, setValue, messages }, begun, onBike, alsoFill, next }: Desk) {
	const [caller, setCaller] = useState(begun)

	const put = (name: string, value: string) => {
		setValue(name, value, { shouldDirty: true })
		messages.changed(name)
	}
	async function choose(chosen: Caller) {
		// When this fails, the desk asks for what it would have filled in.
		const known = await withLastSold(chosen).catch(() => chosen)
		setCaller(known)
		const { customer, modelId, fact: _fact, ...said } = known
		const all = { account: String(customer ?? ''), ...said, ...alsoFill?.(known) }
		for (const [name, value] of Object.entries(all)) if (name in fields) put(name, value)
		if (modelId !== null) onBike?.(modelId)
		focusSoon(next(known))
	}
	function type(typed: { phone: string } | { name: string }) {
		if ('name' in typed) return put('customer_name', typed.name)
		// Another number is another caller, unless it only corrects the one that was chosen.
		if (typed.phone !== getValues('customer_phone') && caller.customer !== null) {
			setCaller({ ...caller, customer: null, fact: '' })
			if ('account' in fields) put('account', '')
		}
		put('customer_phone', typed.phone)
	}
	return { caller, choose, type, put }
}
export type DeskCaller = ReturnType<typeof useCaller>
