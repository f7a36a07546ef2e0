import type { StaffClosure } from '#contract/doorstep/staff-closures.ts'
import { formatDay, formatDayHour, type IndianDay } from '#shared/days.ts'
import { CollectionFields, useCollectionForm } from '../../kits/staff-collection/collection-form.tsx'
import { RemoveRow } from '../../kits/staff-collection/remove-row.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { collection } from './slot-closures-collection.tsx'

/** The hour that was pressed, or with `time` null the day, with its closure and bookings. */
export type ClosureTarget = { date: IndianDay; time: string | null; closure: StaffClosure | null; booked: number }

const whenOf = ({ date, time }: ClosureTarget) => (time === null ? formatDay(date) : formatDayHour(date, time))

/** Closes an hour or a day with a reason, or opens it again; bookings already there stay (D-17, A.ADMIN-23). */
export function ClosureDialog({ target, onClose }: { target: ClosureTarget | null; onClose: () => void }) {
	return (
		<Dialog open={target !== null} onClose={onClose} title={target ? `${target.closure ? 'Closed' : 'Close'}: ${whenOf(target)}` : ''}>
			{target && <ClosureForm asked={target} onClose={onClose} />}
		</Dialog>
	)
}

function ClosureForm({ asked: target, onClose }: { asked: ClosureTarget; onClose: () => void }) {
	const { date, time, closure } = target
	const what = time === null ? 'day' : 'hour'
	const edit = useCollectionForm({
		collection,
		row: closure,
		alsoSent: { kind: 'repairs', date, time },
		onSaved: () => {
			toast({ title: closure === null ? `Closed: ${whenOf(target)}` : 'Reason changed' })
			onClose()
		},
	})
	function opened() {
		toast({ title: `Open again: ${whenOf(target)}` })
		onClose()
	}
	return (
		<Stack>
			<Text>
				{closure === null ? `Nobody can book this ${what} any more.` : `Nobody can book this ${what}.`} {bookedWords(target)}
			</Text>
			<EditForm
				edit={edit}
				plain
				label={`Closing of ${whenOf(target)}`}
				saveLabel={closure === null ? `Close ${what}` : 'Change reason'}
				actions={
					closure && (
						<RemoveRow collection={collection} row={closure} label="Open again" failed="Not opened. Please try again." onRemoved={opened} />
					)
				}
			>
				<CollectionFields fields={collection.fields} edit={edit} />
			</EditForm>
		</Stack>
	)
}

const bookedWords = ({ booked, closure }: ClosureTarget) => {
	if (booked === 0) return 'Nothing is booked there.'
	const stay = booked === 1 ? '1 booking is there already and stays' : `${booked} bookings are there already and stay`
	return `${stay}${closure ? '.' : ': move or cancel them under Repairs if nobody can come.'}`
}
