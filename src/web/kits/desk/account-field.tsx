import { useState } from 'react'
import { Combobox } from '../../ui/combobox.tsx'
import type { Caller } from './caller.ts'
import { useCallers } from './use-callers.ts'

type Props = {
	id?: string
	label: string
	hint?: string
	error: string | null
	/** The chosen one, '' while there is none. */
	shown: string
	onChoose: (account: Caller) => void
	'data-autofocus'?: ''
}

/** A customer's account, found by name, phone or e-mail. */
export function AccountField({ shown, onChoose, ...field }: Props) {
	const [search, setSearch] = useState<string | null>(null)
	const { callers, isWaiting, isFailed } = useCallers(search)
	const accounts = callers.filter(({ customer }) => customer !== null)
	return (
		<Combobox
			{...field}
			placeholder="Name, phone or email"
			required
			shown={shown}
			options={accounts.map((caller) => ({
				value: String(caller.customer),
				label: caller.customer_name,
				note: caller.customer_email,
				caller,
			}))}
			isWaiting={isWaiting}
			isFailed={isFailed}
			opensEmpty={false}
			nothing="No such account."
			onSearch={setSearch}
			onChoose={({ caller }) => onChoose(caller)}
		/>
	)
}

/** How the chosen account reads in its field. */
export const accountWords = ({ customer_name, customer_email }: Pick<Caller, 'customer_name' | 'customer_email'>) =>
	[customer_name, customer_email].filter(Boolean).join(', ')
