import { useQueryClient } from '@tanstack/react-query'
import { companyLimits } from '#contract/company/company-words.ts'
import type { StaffClosure } from '#contract/doorstep/staff-closures.ts'
import { formatDay, formatDayHour, type IndianDay } from '#shared/days.ts'
import { sendSafely } from '../../api.ts'
import { useRowForm } from '../../kits/form/use-row-form.ts'
import { staffApi } from '../../staff-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EditText } from '../../ui/form/edit-fields.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { atMost } from '../../ui/form/form-rules.ts'
import { useAction } from '../../ui/form/use-action.ts'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { hoursChanged } from './company-queries.ts'

/** The hour, or with `time` null the day, that somebody pressed, and how it stands. */
export type ClosureAsked = { date: IndianDay; time: string | null; closure: StaffClosure | null; booked: number }

const whenOf = ({ date, time }: ClosureAsked) => (time === null ? formatDay(date) : formatDayHour(date, time))

/** Closes an hour or a day with a reason, or opens it again; bookings already there stay (D-17, A.ADMIN-23). */
export function ClosureDialog({ asked, onClose }: { asked: ClosureAsked | null; onClose: () => void }) {
	return (
		<Dialog open={asked !== null} onClose={onClose} title={asked ? `${asked.closure ? 'Closed' : 'Close'}: ${whenOf(asked)}` : ''}>
			{asked && <ClosureForm asked={asked} onClose={onClose} />}
		</Dialog>
	)
}

type Values = { reason: string }
const fields: FormFields<Values> = {
	reason: { label: 'Reason', problem: atMost(companyLimits.closureReason), answers: ['date', 'time', 'kind'] },
}

function ClosureForm({ asked, onClose }: { asked: ClosureAsked; onClose: () => void }) {
	const queries = useQueryClient()
	const { date, time, closure } = asked
	const what = time === null ? 'day' : 'hour'
	const edit = useRowForm<Values, StaffClosure>({
		id: 'closure',
		fields,
		row: closure,
		valuesOf: (row) => ({ reason: row?.reason ?? '' }),
		save: (_, { values: { reason }, version, key }) =>
			closure === null
				? staffApi.slotClosures.create({ body: { kind: 'repairs', date, time, reason }, key })
				: staffApi.slotClosures.change({ params: { id: closure.id }, body: { reason, version } }),
		onSaved: () => {
			hoursChanged(queries)
			toast({ title: closure === null ? `Closed: ${whenOf(asked)}` : 'Reason changed' })
			onClose()
		},
	})
	return (
		<Stack>
			<Text>
				{closure === null ? `Nobody can book this ${what} any more.` : `Nobody can book this ${what}.`} {bookedWords(asked)}
			</Text>
			<EditForm
				edit={edit}
				plain
				label={`Closing of ${whenOf(asked)}`}
				saveLabel={closure === null ? `Close ${what}` : 'Change reason'}
				actions={closure && <OpenAgain closure={closure} when={whenOf(asked)} onDone={onClose} />}
			>
				<EditText
					edit={edit}
					name="reason"
					optional
					maxLength={companyLimits.closureReason}
					hint="Only the company reads it."
					data-autofocus=""
				/>
			</EditForm>
		</Stack>
	)
}

const bookedWords = ({ booked, closure }: ClosureAsked) => {
	if (booked === 0) return 'Nothing is booked there.'
	const stay = booked === 1 ? '1 booking is there already and stays' : `${booked} bookings are there already and stay`
	return `${stay}${closure ? '.' : ': move or cancel them under Repairs if nobody can come.'}`
}

function OpenAgain({ closure, when, onDone }: { closure: StaffClosure; when: string; onDone: () => void }) {
	const queries = useQueryClient()
	const { isBusy, failure, act } = useAction('Not opened. Please try again.')
	async function open() {
		await sendSafely(() => staffApi.slotClosures.remove({ params: { id: closure.id } }))
		hoursChanged(queries)
		toast({ title: `Open again: ${when}` })
		onDone()
	}
	return (
		<>
			<div role="alert">
				{failure && (
					<Text tone="bad" size="small">
						{failure}
					</Text>
				)}
			</div>
			<Button busy={isBusy} onClick={() => act(open)}>
				Open again
			</Button>
		</>
	)
}
