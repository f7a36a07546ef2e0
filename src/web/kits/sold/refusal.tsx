import { ApiProblem } from '#contract/client.ts'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { refusalWords } from '../work/refusal-words.ts'
import { staleRow } from '../work/stale-row.ts'

/** The fields that are compared where somebody else changed the row, and how each is said. */
export type Compared<Row> = Readonly<Record<string, (row: Row) => string>>

type Props<Row> = {
	error: unknown
	/** The row as it was when the change was sent. */
	before: Row | undefined
	/** Fields whose messages are shown at the field instead. */
	fields?: readonly string[]
	/** Comes before the words: which of several steps was not done. */
	lead?: string
	/** 'repair'. */
	what: string
	compared: Compared<Row>
}
/** The same for one kind of thing. */
export type RefusalProps<Row> = Omit<Props<Row>, 'what' | 'compared'>

/** Why a change was not done, in the server's words; where somebody else was quicker, what he changed (B.ADMIN-36). */
export function SoldRefusalWords<Row>({ error, before, fields = [], lead = '', what, compared }: Props<Row>) {
	const current = staleRow<Row>(error)
	if (current && before) return <ChangedMeanwhile before={before} now={current} what={what} compared={compared} />
	if (error === null || isAtField(error, fields)) return null
	return (
		<Text tone="bad" weight="strong" icon="warning">
			{lead && `${lead} `}
			{refusalWords(error)}
		</Text>
	)
}

/** The same, announced to screen readers as soon as it is there. */
export const SoldRefusal = <Row,>(props: Props<Row>) => (
	<div role="alert">
		<SoldRefusalWords {...props} />
	</div>
)

const isAtField = (error: unknown, fields: readonly string[]) =>
	error instanceof ApiProblem && fields.some((field) => error.fields[field] !== undefined)

type Changed<Row> = Pick<Props<Row>, 'what' | 'compared'> & { before: Row; now: Row }

/** What somebody else changed between two looks, a line each: what, what it was, what it is. */
function ChangedMeanwhile<Row>({ before, now, what, compared }: Changed<Row>) {
	const changes = Object.entries(compared).filter(([, words]) => words(before) !== words(now))
	return (
		<Panel tone="bad">
			<Text weight="strong">Somebody else changed this {what} in the meantime. Your change is not saved yet.</Text>
			<ul>
				{changes.map(([name, words]) => (
					<li key={name}>
						{name}: {words(before)} → <strong>{words(now)}</strong>
					</li>
				))}
			</ul>
			<Text>Please check it. What you entered is kept; save it again if it is still right.</Text>
		</Panel>
	)
}
