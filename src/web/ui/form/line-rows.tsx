import type { CSSProperties, ReactNode } from 'react'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import styles from './line-rows.module.css'

type Props<Line extends { id: number }> = {
	lines: readonly Line[]
	onChange: (lines: Line[]) => void
	/** What a line that is added begins with. */
	fresh: Omit<Line, 'id'>
	atMost: number
	/** One that cannot be taken away stays. */
	atLeast?: number
	/** Grid columns of a line's fields; on a phone the first field has a line of its own, and these are of the others. */
	columns: string
	narrowColumns: string
	/** The fields of a line; `at` counts from 1. */
	children: (line: Line, at: number, change: (part: Partial<Line>) => void) => ReactNode
}

/** Lines that are typed one below the other, as many as are needed. */
export function LineRows<Line extends { id: number }>(props: Props<Line>) {
	const { lines, onChange, fresh, atMost, atLeast = 0, columns, narrowColumns, children } = props
	const added = () => ({ ...fresh, id: 1 + Math.max(-1, ...lines.map(({ id }) => id)) }) as Line
	return (
		<>
			<ol className={styles.lines} style={{ '--line-columns': columns, '--line-columns-narrow': narrowColumns } as CSSProperties}>
				{lines.map((line, at) => (
					<li key={line.id}>
						{children(line, at + 1, (part) => onChange(lines.map((each) => (each.id === line.id ? { ...each, ...part } : each))))}
						{lines.length > atLeast && (
							<IconButton icon="trash" label={`Delete line ${at + 1}`} onClick={() => onChange(lines.filter(({ id }) => id !== line.id))} />
						)}
					</li>
				))}
			</ol>
			{lines.length < atMost && (
				<div>
					<Button variant="quiet" size="low" onClick={() => onChange([...lines, added()])}>
						Add a line
					</Button>
				</div>
			)}
		</>
	)
}
