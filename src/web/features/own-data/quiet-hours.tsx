import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { PreferenceChange } from '#contract/privacy/privacy.ts'
import { formatTime } from '#shared/days.ts'
import { wordsOf } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'

type QuietHoursProps = { from: number; until: number; save: (change: PreferenceChange) => Promise<void> }

const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, name: formatTime(`${String(hour).padStart(2, '0')}:00`) }))

/** The hours in which only messages about bookings are sent. */
export function QuietHours({ save, ...saved }: QuietHoursProps) {
	const [{ from, until }, setHours] = useState({ from: saved.from, until: saved.until })
	const saving = useMutation({
		scope: { id: 'preferences' },
		mutationFn: () => save({ quiet_from: from, quiet_until: until }),
	})
	const choose = (changed: Partial<Record<'from' | 'until', number>>) => {
		saving.reset()
		setHours({ from, until, ...changed })
	}
	return (
		<Stack gap="small" role="group" aria-labelledby="quiet-hours">
			<Heading level={3} id="quiet-hours">
				Quiet hours
			</Heading>
			<Text narrow>
				In these hours, by the clock of India, we write only about your bookings and orders. The rest waits until they end. The same hour
				twice means no quiet hours.
			</Text>
			<Cluster>
				{(['from', 'until'] as const).map((end) => (
					<SelectField
						key={end}
						label={end === 'from' ? 'From' : 'Until'}
						value={end === 'from' ? from : until}
						onChange={({ target }) => choose({ [end]: Number(target.value) })}
					>
						{hours.map(({ hour, name }) => (
							<option key={hour} value={hour}>
								{name}
							</option>
						))}
					</SelectField>
				))}
			</Cluster>
			<div>
				<Button variant="quiet" size="low" busy={saving.isPending} onClick={() => saving.mutate()}>
					Save quiet hours
				</Button>
			</div>
			<div>
				<Text role="status" size="small" tone="ok" weight="strong">
					{saving.isSuccess && 'Saved.'}
				</Text>
				<ProblemAlert words={saving.isError && wordsOf(saving.error, 'This could not be saved just now.')} size="small" />
			</div>
		</Stack>
	)
}
