import type { Row } from './row.ts'

/** For people to read: a line for each row, then what is told beside them. */
export function tableOf(rows: Row[]) {
	const cells = [
		['what', 'ours', 'control', 'ratio', 'to reach', 'reached'],
		...rows.map(({ what, ours, control, figure, reach, reached }) => [
			what,
			ours,
			control,
			figure,
			reach,
			{ true: 'yes', false: 'NO', null: '' }[`${reached}`],
		]),
	]
	const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
	const lines = cells.map((line) =>
		line
			.map((cell = '', column) => cell.padEnd(widths[column] ?? 0))
			.join('  ')
			.trimEnd(),
	)
	const besides = rows.flatMap(({ what, beside }) => (beside ? [`  ${what}: ${beside}`] : []))
	return [...lines, ...besides].join('\n')
}
