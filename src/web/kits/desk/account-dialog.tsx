import { type ReactNode, useState } from 'react'
import { useAction } from '../../ui/form/use-action.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Text } from '../../ui/text.tsx'
import { AccountField, accountWords } from './account-field.tsx'
import { type Caller, noAccount } from './caller.ts'

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
	const [chosen, setChosen] = useState<Caller | null>(null)
	const [isMissing, setMissing] = useState(false)
	const { run, isBusy, error } = useAction(give)

	async function send() {
		setMissing(chosen === null)
		if (chosen?.customer && (await run(chosen.customer))) onClose()
	}
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
			<AccountField
				label="Account"
				shown={chosen ? accountWords(chosen) : ''}
				error={isMissing && chosen === null ? noAccount : null}
				onChoose={setChosen}
				data-autofocus=""
			/>
			{refusal(error)}
		</FormDialog>
	)
}
