import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { GarageVehicle } from '#contract/accounts/garage.ts'
import { garageLimits, kmProblem } from '#contract/accounts/garage-words.ts'
import { dayOf } from '#shared/days.ts'
import { inKm } from '#shared/kilometres.ts'
import { readRefusal } from '../../ui/form/form-refusal.ts'
import { useAction } from '../../ui/form/use-action.ts'
import { standingMs } from '../../ui/form/use-standing-steps.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { bikesChanged, garageApi } from './garage-api.ts'
import { calledBy } from './garage-words.ts'

/** Asks what the odometer shows today; where that is less than was written down earlier today, once more. */
export function ReadingDialog({ bike, onClose }: { bike: GarageVehicle; onClose: () => void }) {
	const queries = useQueryClient()
	const [text, setText] = useState('')
	const [problem, setProblem] = useState<string | null>(null)
	// Today's reading is replaced, which may be a slip as well as its correction; fewer than on a day before the server refuses.
	const [asked, setAsked] = useState<number | null>(null)
	const askedAt = useRef(0)
	const today = dayOf(new Date())
	const last = bike.readings.find(({ read_on }) => read_on === today)?.km ?? 0
	const { run, isBusy, error } = useAction(async (km: number) => {
		const read = await garageApi.read({ params: { id: bike.id }, body: { km, read_on: today } })
		await bikesChanged(queries, bike, read)
	})
	const refusal = error === null ? null : readRefusal(error)
	const atField = problem ?? refusal?.fields.km?.[0] ?? null

	async function send() {
		const km = Number(text.replace(/[\s,]/g, ''))
		if (text.trim() === '' || !Number.isInteger(km) || km < 0 || km > garageLimits.km) return setProblem(kmProblem)
		if (km < last && asked !== km) {
			askedAt.current = performance.now()
			return setAsked(km)
		}
		// The second half of a double press answers no question (D-54).
		if (asked === km && performance.now() - askedAt.current < standingMs) return
		if (!(await run(km))) return
		toast({ title: `${inKm(km)} written down` })
		onClose()
	}

	return (
		<FormDialog
			title={`Kilometres of ${calledBy(bike)}`}
			closeLabel="Not now"
			sendLabel={error ? 'Try again' : asked === null ? 'Save' : 'Yes, save'}
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<TextField
				label="The odometer shows today"
				after="km"
				inputMode="numeric"
				autoComplete="off"
				required
				value={text}
				error={atField}
				onChange={({ currentTarget }) => {
					setText(currentTarget.value)
					setProblem(null)
					setAsked(null)
				}}
				data-autofocus=""
			/>
			<ProblemAlert words={asked !== null && `The last reading was ${inKm(last)}. Is ${inKm(asked)} right?`} />
			<ProblemAlert words={refusal && !atField && (refusal.words || 'Not saved: our server did not answer. Please try again.')} />
		</FormDialog>
	)
}
