import { type ReactNode, useState } from 'react'
import { Combobox } from '../../ui/combobox.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Text } from '../../ui/text.tsx'
import type { Caller } from './caller.ts'
import { useCallers } from './use-callers.ts'

type Props = {
	/** What it is given for: 'BK0000000007'. */
	reference: string
	/** Where its customer then finds it: 'The repair then stands in that customer’s My Repairs.' */
	where: string
	give: (customer: number) => Promise<unknown>
	refusal: (error: unknown) => ReactNode
	onClose: () => void
}

/** Gives what somebody booked or ordered on the phone to an account (D-53). */
export function AccountDialog({ reference, where, give, refusal, onClose }: Props) {
	const [search, setSearch] = useState<string | null>(null)
	const [chosen, setChosen] = useState<Caller | null>(null)
	const [isMissing, setMissing] = useState(false)
	const { callers, isWaiting, isFailed } = useCallers(search)
	const { run, isBusy, error } = useAction(give)

	async function send() {
		setMissing(chosen === null)
		if (chosen?.customer && (await run(chosen.customer))) onClose()
	}
	const accounts = callers.filter(({ customer }) => customer !== null)
	return (
		<FormDialog
			title={`Account for ${reference}`}
			closeLabel="Not now"
			sendLabel="Give it to this account"
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<Text>{where} This cannot be taken back.</Text>
			<Combobox
				label="Account"
				placeholder="Name, phone or email"
				required
				shown={chosen ? `${chosen.customer_name}, ${chosen.customer_email}` : ''}
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
				error={isMissing && chosen === null ? 'Please choose an account.' : null}
				onSearch={setSearch}
				onChoose={({ caller }) => setChosen(caller)}
				data-autofocus=""
			/>
			{refusal(error)}
		</FormDialog>
	)
}
