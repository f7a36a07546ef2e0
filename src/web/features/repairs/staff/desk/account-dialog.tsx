import { useState } from 'react'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { Combobox } from '../../../../ui/combobox.tsx'
import { useAction } from '../../../../ui/form/use-action.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { Text } from '../../../../ui/text.tsx'
import { Refusal } from '../refusal.tsx'
import { useRepairWrites } from '../repair-writes.ts'
import type { Caller } from './desk-values.ts'
import { useCallers } from './use-callers.ts'

/** Gives a repair that was booked on the phone to an account (D-53). */
export function AccountDialog({ repair, onClose }: { repair: StaffRepairInFull; onClose: () => void }) {
	const [asked, setAsked] = useState<string | null>(null)
	const [chosen, setChosen] = useState<Caller | null>(null)
	const [isMissing, setMissing] = useState(false)
	const { callers, isWaiting, isFailed } = useCallers(asked)
	const { change } = useRepairWrites(repair)
	const { run, isBusy, error } = useAction(change)

	async function send() {
		setMissing(chosen === null)
		if (chosen?.customer && (await run({ customer: chosen.customer, version: repair.version }))) onClose()
	}
	const accounts = callers.filter(({ customer }) => customer !== null)
	return (
		<FormDialog
			title={`Account for ${repair.reference}`}
			closeLabel="Not now"
			sendLabel="Give it to this account"
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<Text>The repair then stands in that customer’s My Repairs. This cannot be taken back.</Text>
			<Combobox
				label="Account"
				placeholder="Name, phone or e-mail"
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
				onAsk={setAsked}
				onChoose={({ caller }) => setChosen(caller)}
				data-autofocus=""
			/>
			<Refusal error={error} before={repair} />
		</FormDialog>
	)
}
