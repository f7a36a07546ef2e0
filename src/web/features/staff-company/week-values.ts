import { type SlotKind, slotKinds, startingHours } from '#contract/doorstep/doorstep-words.ts'
import { type Week, type WeekdayHours, weekdayProblem, weekdays } from '#contract/doorstep/week-words.ts'
import type { FormFields } from '../../ui/form/form-fields.ts'

type Edge = 'first' | 'last'
type Name = `${SlotKind}_${number}_${Edge}`
/** 'HH:mm' by kind, weekday and edge; a weekday whose `first` is empty is closed. */
export type WeekValues = Record<Name, string>

export const nameOf = (kind: SlotKind, weekday: number, edge: Edge): Name => `${kind}_${weekday}_${edge}`
const everyDay = slotKinds.flatMap((kind) => weekdays.map((name, weekday) => ({ kind, name, weekday })))

const hoursOf = (values: WeekValues, kind: SlotKind, weekday: number): WeekdayHours => {
	const { [nameOf(kind, weekday, 'first')]: first = '', [nameOf(kind, weekday, 'last')]: last = '' } = values
	return first ? { first, last } : null
}
export const weekOf = (values: WeekValues, kind: SlotKind): WeekdayHours[] => weekdays.map((_, weekday) => hoursOf(values, kind, weekday))

/** With the rules of the server, each at its weekday. */
export const weekFields = Object.fromEntries(
	everyDay.flatMap(({ kind, name, weekday }) => [
		// A refusal of the whole week is shown at its first day.
		[
			nameOf(kind, weekday, 'first'),
			{ label: `${name}, from`, answers: weekday === 0 ? [kind === 'repairs' ? 'repair_week' : 'visit_week'] : [] },
		],
		[
			nameOf(kind, weekday, 'last'),
			{
				label: `${name}, last start`,
				problem: (_: string, values: WeekValues) => weekdayProblem(kind, hoursOf(values, kind, weekday)),
				comparedWith: nameOf(kind, weekday, 'first'),
			},
		],
	]),
) as FormFields<WeekValues>

/** A closed weekday keeps a last hour, for when it is opened again. */
export function weekValues(weeks: Record<SlotKind, Week>): WeekValues {
	const edges = everyDay.flatMap(({ kind, weekday }) => {
		const hours = weeks[kind][weekday]
		return [
			[nameOf(kind, weekday, 'first'), hours?.first ?? ''],
			[nameOf(kind, weekday, 'last'), hours?.last ?? startingHours[kind].at(-1) ?? ''],
		]
	})
	return Object.fromEntries(edges) as WeekValues
}
