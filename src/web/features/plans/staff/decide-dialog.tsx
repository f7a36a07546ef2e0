import { useId, useState } from 'react'
import { planLimits } from '#contract/plans/plan-words.ts'
import type { StaffRequest } from '#contract/plans/staff-plans.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import { addDays, dayOf } from '#shared/days.ts'
import { formatRupees } from '#shared/money.ts'
import { useTypedText } from '../../../browser/typed-text.ts'
import { readRefusal } from '../../../ui/form/form-refusal.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { forMonths, planNameOf, visits } from '../shared/plan-words.ts'
import { RequestRefusal } from './plan-refusal.tsx'
import { useRequestWrites } from './plan-writes.ts'

export type Decision = 'approved' | 'rejected' | 'cancelled'

const words: Record<Decision, { verb: string; send: string; follows: string; variant: 'go' | 'bad' }> = {
	approved: {
		verb: 'Approve',
		send: 'Approve',
		follows: 'The subscription begins in the same step, and the customer gets a mail.',
		variant: 'go',
	},
	rejected: {
		verb: 'Reject',
		send: 'Reject request',
		follows: 'The customer gets a mail with your reason and can ask again.',
		variant: 'bad',
	},
	cancelled: {
		verb: 'Withdraw',
		send: 'Withdraw request',
		follows: 'For a customer who does not want it any more. He can ask again.',
		variant: 'bad',
	},
}

type Props = { request: StaffRequest; decision: Decision; onClose: () => void }

/** Asks for what belongs to a decision about a request, and takes it (A.ADMIN-08..10). What was typed stays on a failure. */
export function DecideDialog({ request, decision, onClose }: Props) {
	const reasonId = useId()
	const today = dayOf(new Date())
	const [before, setBefore] = useState(request)
	const [reason, setReason] = useTypedText(`reject ${request.reference}`)
	const [notes, setNotes] = useState(request.admin_notes)
	const [begins, setBegins] = useState(today)
	const [isReasonMissing, setReasonMissing] = useState(false)
	const { change } = useRequestWrites(request)
	const { run, isBusy, error } = useAction(change)
	const { verb, send: sendLabel, follows, variant } = words[decision]
	const refused = readRefusal(error).fields

	async function send() {
		const isMissing = decision === 'rejected' && reason.trim() === ''
		setReasonMissing(isMissing)
		if (isMissing) return document.getElementById(reasonId)?.focus()
		setBefore(request)
		const isDone = await run({
			status: decision,
			...(decision === 'rejected' && { rejection_reason: reason.trim() }),
			...(decision === 'approved' && begins !== today && { start_date: begins }),
			...(notes.trim() !== request.admin_notes && { admin_notes: notes.trim() }),
			version: request.version,
		})
		if (!isDone) return
		setReason('')
		onClose()
	}

	return (
		<FormDialog
			title={`${verb} ${request.reference}?`}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : sendLabel}
			variant={variant}
			busy={isBusy}
			isStep
			onSend={send}
			onClose={onClose}
		>
			<Text>
				{request.customer_name}: {planNameOf(request)}, {formatRupees(request.discounted_price)} {forMonths(request.duration_type)},{' '}
				{visits(request.max_visits)}. {follows}
			</Text>
			{decision === 'rejected' && (
				<TextAreaField
					id={reasonId}
					label="Reason"
					hint="The customer reads this."
					rows={3}
					required
					maxLength={planLimits.notes}
					value={reason}
					onChange={({ target }) => setReason(target.value)}
					error={isReasonMissing && reason.trim() === '' ? reasonNeeded : (refused.rejection_reason?.[0] ?? null)}
					data-autofocus=""
				/>
			)}
			{decision === 'approved' && (
				<TextField
					type="date"
					label="First day"
					min={today}
					max={addDays(today, planLimits.startDays)}
					required
					value={begins}
					onChange={({ target }) => setBegins(target.value)}
					error={refused.start_date?.[0] ?? null}
				/>
			)}
			<TextAreaField
				label="Notes for the customer"
				hint="The customer reads these too."
				optional
				rows={2}
				maxLength={planLimits.notes}
				value={notes}
				onChange={({ target }) => setNotes(target.value)}
			/>
			<RequestRefusal error={error} before={before} fields={['rejection_reason', 'start_date']} />
		</FormDialog>
	)
}
