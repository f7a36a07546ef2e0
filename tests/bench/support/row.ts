import type { Compared } from './by-turns.ts'

/** A line of the table. `reached` is null where nothing is to be reached, or nothing could be measured. */
export type Row = { what: string; ours: string; control: string; figure: string; reach: string; reached: boolean | null; beside?: string }

type Limit = { atLeast: number } | { atMost: number }

export function ratioRow(what: string, { ours, control, ratio, beside }: Compared, unit: string, limit?: Limit): Row {
	return {
		what,
		ours: `${plain(ours)} ${unit}`,
		control: `${plain(control)} ${unit}`,
		figure: ratio.toFixed(2),
		...judged(Number(ratio.toFixed(2)), limit),
		...(beside && { beside }),
	}
}

export function figureRow(what: string, value: number, unit: string, limit?: Limit, beside?: string): Row {
	const rounded = Number(plain(value))
	return { what, ours: `${plain(value)} ${unit}`, control: '', figure: '', ...judged(rounded, limit, unit), ...(beside && { beside }) }
}

/** Something could not be measured here; `why` is a sentence. */
export const skippedRow = (what: string, why: string): Row => ({
	what,
	ours: '',
	control: '',
	figure: 'skipped',
	reach: '',
	reached: null,
	beside: why,
})

function judged(value: number, limit: Limit | undefined, unit = '') {
	if (!limit) return { reach: '', reached: null }
	const [sign, bound] = 'atLeast' in limit ? ['≥', limit.atLeast] : ['≤', limit.atMost]
	return { reach: `${sign} ${bound} ${unit}`.trim(), reached: sign === '≥' ? value >= bound : value <= bound }
}

/** Three digits that say something. */
const plain = (value: number) =>
	Number.isInteger(value) ? String(value) : value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
