import { ApiProblem } from '#contract/client.ts'
import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { moneyWords } from '../../../kits/payment/payment-words.ts'
import { refusalWords } from '../../../kits/work/refusal-words.ts'
import { staleRow } from '../../../kits/work/stale-row.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Text } from '../../../ui/text.tsx'
import { shortWhenOf } from '../shared/repair-words.ts'

type Props = {
	error: unknown
	/** The repair as it was when the change was sent. */
	before: StaffRepair | undefined
	/** Messages about these are said at their fields instead. */
	fields?: readonly string[]
	/** Comes before the words: which of several steps was not done. */
	lead?: string
}

/** Why a change was not done, read out as soon as it is known. */
export const Refusal = (props: Props) => (
	<div role="alert">
		<RefusalWords {...props} />
	</div>
)

/** The same in the server's words; where somebody else was quicker, what he changed (B.ADMIN-36). */
export function RefusalWords({ error, before, fields = [], lead = '' }: Props) {
	const current = staleRow<StaffRepair>(error)
	if (current && before) return <ChangedMeanwhile before={before} now={current} />
	if (error === null || isAtField(error, fields)) return null
	return (
		<Text tone="bad" weight="strong" icon="warning">
			{lead && `${lead} `}
			{refusalWords(error)}
		</Text>
	)
}

const isAtField = (error: unknown, fields: readonly string[]) =>
	error instanceof ApiProblem && fields.some((field) => error.fields[field] !== undefined)

/** What somebody else changed between two looks at a repair, a line each: what, what it was, what it is. */
function ChangedMeanwhile({ before, now }: { before: StaffRepair; now: StaffRepair }) {
	const changes = Object.entries(compared).filter(([, words]) => words(before) !== words(now))
	return (
		<Panel tone="bad">
			<Text weight="strong">Somebody else changed this repair in the meantime. Your change is not saved yet.</Text>
			<ul>
				{changes.map(([what, words]) => (
					<li key={what}>
						{what}: {words(before)} → <strong>{words(now)}</strong>
					</li>
				))}
			</ul>
			<Text>Please check it. What you entered is kept; save it again if it is still right.</Text>
		</Panel>
	)
}

const compared: Record<string, (repair: StaffRepair) => string> = {
	State: ({ status_display }) => status_display,
	When: (repair) => shortWhenOf(repair),
	Technician: ({ technician }) => technician?.name ?? 'unassigned',
	Payment: moneyWords,
	'Technician’s notes': ({ technician_notes }) => technician_notes || 'none',
	Customer: ({ customer_name, customer_phone, customer_email }) =>
		[customer_name, customer_phone, customer_email].filter(Boolean).join(', '),
	Where: ({ address, city, postal_code }) => `${address}, ${city} ${postal_code}`,
	'Number plate': ({ registration_number }) => registration_number || 'none',
	Services: ({ services }) => services.map(({ package: { name }, quantity }) => `${name} × ${quantity}`).join(', '),
}
