import { ApiProblem } from '#contract/client.ts'
import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { wordsOf } from '../../../api.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Text } from '../../../ui/text.tsx'
import { changesBetween } from './stale-words.ts'
import { currentOf } from './use-repair-change.ts'

/** Why a change was not done, in the server's words, where it was asked for; field messages stand at their fields. */
export function Refusal({ error, before, fields = [] }: { error: unknown; before: StaffRepair; fields?: readonly string[] }) {
	const current = currentOf(error)
	return (
		<div role="alert">
			{current ? (
				<ChangedMeanwhile before={before} now={current} />
			) : (
				error !== null &&
				!isAtField(error, fields) && (
					<Text tone="bad" weight="strong" icon="warning">
						{wordsOf(error, 'This could not be done. Please try again.')}
					</Text>
				)
			)}
		</div>
	)
}

const isAtField = (error: unknown, fields: readonly string[]) =>
	error instanceof ApiProblem && fields.some((field) => error.fields[field] !== undefined)

function ChangedMeanwhile({ before, now }: { before: StaffRepair; now: StaffRepair }) {
	const changes = changesBetween(before, now)
	return (
		<Panel tone="bad">
			<Text weight="strong">Somebody else changed this repair in the meantime. Nothing of yours was done yet.</Text>
			<ul>
				{changes.map(({ what, was, is }) => (
					<li key={what}>
						{what}: {was} → <strong>{is}</strong>
					</li>
				))}
			</ul>
			<Text>Look at it again. What you chose is kept; send it once more if it still fits.</Text>
		</Panel>
	)
}
