import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GarageVehicle } from '#contract/accounts/garage.ts'
import { garageLimits, kmProblem } from '#contract/accounts/garage-words.ts'
import { dayOf } from '#shared/days.ts'
import { inKm } from '#shared/kilometres.ts'
import { readRefusal } from '../../ui/form/form-refusal.ts'
import { useAction } from '../../ui/form/use-action.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { bikesChanged, garageApi } from './garage-api.ts'
import { calledBy } from './garage-words.ts'

/** Asks what the odometer shows today. */
export function ReadingDialog({ bike, onClose }: { bike: GarageVehicle; onClose: () => void }) {
	const queries = useQueryClient()
	const [text, setText] = useState('')
	const [problem, setProblem] = useState<string | null>(null)
	const { run, isBusy, error } = useAction(async (km: number) => {
		const read = await garageApi.read({ params: { id: bike.id }, body: { km, read_on: dayOf(new Date()) } })
		await bikesChanged(queries, bike, read)
	})
	const refusal = error === null ? null : readRefusal(error)
	const atField = problem ?? refusal?.fields.km?.[0] ?? null

	async function send() {
		const km = Number(text.replace(/[\s,]/g, ''))
		if (text.trim() === '' || !Number.isInteger(km) || km < 0 || km > garageLimits.km) return setProblem(kmProblem)
		if (!(await run(km))) return
		toast({ title: `${inKm(km)} written down` })
		onClose()
	}

	return (
		<FormDialog
			title={`Kilometres of ${calledBy(bike)}`}
			closeLabel="Not now"
			sendLabel={error ? 'Try again' : 'Save'}
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
				}}
				data-autofocus=""
			/>
			<ProblemAlert words={refusal && !atField && (refusal.words || 'Not saved: our server did not answer. Please try again.')} />
		</FormDialog>
	)
}
