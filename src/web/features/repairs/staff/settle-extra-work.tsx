import type { ExtraWork } from '#contract/repairs/extra-work.ts'
import { extraLimits } from '#contract/repairs/extra-work-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { formatExactRupees, paise, rupees } from '#shared/money.ts'
import { useTypedText } from '../../../browser/typed-text.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { Refusal } from './refusal.tsx'
import { useRepairWrites } from './repair-writes.ts'

type Answer = 'approved' | 'declined' | 'withdrawn'
type Props = { repair: StaffRepairInFull; extra: ExtraWork; answer: Answer; onClose: () => void }

const words: Record<Answer, { title: string; send: string; done: string }> = {
	approved: { title: 'The customer approved?', send: 'Record approval', done: 'Approval recorded' },
	declined: { title: 'The customer declined?', send: 'Record decline', done: 'Decline recorded' },
	withdrawn: { title: 'Withdraw the proposal?', send: 'Withdraw', done: 'Withdrawn' },
}

/** Records what the customer said on the phone, or takes the proposal back; nobody undoes it (D-53). */
export function SettleExtraWork({ repair, extra, answer, onClose }: Props) {
	const { settleExtra } = useRepairWrites(repair)
	const [reason, setReason] = useTypedText(`extra work ${extra.id} ${answer}`)
	const { title, send, done } = words[answer]
	const { run, isBusy, error } = useAction(async () => {
		await settleExtra(extra.id, { answer, reason: reason.trim() })
		setReason('')
		toast({ title: done })
		onClose()
	})
	const total = formatExactRupees(rupees(paise(repair.total_amount) + paise(extra.total)))
	return (
		<FormDialog
			title={title}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : send}
			variant={answer === 'approved' ? 'go' : 'bad'}
			busy={isBusy}
			isStep={answer === 'approved'}
			onSend={() => run()}
			onClose={onClose}
		>
			<Text>
				{answer === 'approved'
					? `${repair.customer_name} said yes to ${formatExactRupees(extra.total)} extra. The repair then costs ${total}; the customer gets a mail, and the log says that you heard it.`
					: answer === 'declined'
						? 'Only what was agreed is done.'
						: 'The customer cannot answer it any more. Another one can be proposed.'}
			</Text>
			{answer === 'declined' && (
				<TextAreaField
					label="What did the customer say?"
					rows={2}
					optional
					maxLength={extraLimits.reason}
					value={reason}
					onChange={({ target }) => setReason(target.value)}
					data-autofocus=""
				/>
			)}
			<Refusal error={error} before={repair} />
		</FormDialog>
	)
}
