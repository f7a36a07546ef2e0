import { useState } from 'react'
import { Combobox } from '../../ui/combobox.tsx'
import { type Caller, phoneOf } from './caller.ts'
import { useCallers } from './use-callers.ts'

type Props = {
	id: string
	label: string
	error: string | null
	phone: string
	/** It may be left empty. */
	optional?: boolean
	/** Only who has an account can be chosen. */
	isAccountNeeded?: boolean
	onChoose: (caller: Caller) => void
	/** Somebody who was not found: the phone number, or the name, that was typed. */
	onTyped: (typed: { phone: string } | { name: string }) => void
}

/** Who is on the phone: found by number, name, plate or reference; what matches nobody starts a new caller. */
export function CallerField({ phone, optional = false, isAccountNeeded = false, onChoose, onTyped, ...field }: Props) {
	const [search, setSearch] = useState<string | null>(null)
	const { callers, isWaiting, isFailed } = useCallers(search)
	const choosable = isAccountNeeded ? callers.filter(({ customer }) => customer !== null) : callers
	const options = choosable.map((caller) => ({
		value: `${caller.customer ?? ''} ${caller.customer_phone} ${caller.customer_name}`,
		label: `${caller.customer_name}, ${caller.customer_phone || 'no phone'}`,
		note: [caller.registration_number, caller.fact].filter(Boolean).join(' · '),
		caller,
	}))
	return (
		<Combobox
			{...field}
			{...(optional ? { optional } : { required: true })}
			hint="Or name, plate, number of an earlier repair or order."
			inputMode="tel"
			maxLength={60}
			shown={phone}
			options={options}
			isWaiting={isWaiting}
			isFailed={isFailed}
			opensEmpty={false}
			nothing={
				(search?.trim().length ?? 0) < 3 ? 'Type at least 3 signs.' : isAccountNeeded ? 'No such account.' : 'Nobody yet: a new caller.'
			}
			onSearch={setSearch}
			onChoose={({ caller }) => onChoose(caller)}
			onLeave={(typed) => {
				if (typed === null) return
				onTyped(/\p{L}/u.test(typed) ? { name: typed.trim() } : { phone: phoneOf(typed) })
			}}
		/>
	)
}
