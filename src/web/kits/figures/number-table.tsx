import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Table } from '../../ui/table.tsx'
import { saveLines } from '../staff-list/save-csv.ts'

type NumberRow = { key: string | number; name: ReactNode; cells: readonly ReactNode[] }

/** Figures as a table: what each row is about, then its numbers. */
export function NumberTable({ caption, heads: [first, ...heads], rows }: { caption: string; heads: string[]; rows: readonly NumberRow[] }) {
	return (
		<Table caption={caption} captionHidden dense>
			<thead>
				<tr>
					<th scope="col">{first}</th>
					{heads.map((head) => (
						<th key={head} scope="col" data-number>
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ key, name, cells }) => (
					<tr key={key}>
						<th scope="row">{name}</th>
						{cells.map((cell, at) => (
							<td key={heads[at]} data-number>
								{cell}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</Table>
	)
}

/** Saves the same figures, as bare numbers, as a table file. */
export const SaveTable = ({
	name,
	heads,
	lines,
	...saved
}: { name: string; heads: string[]; lines: (string | number)[][] } & Parameters<typeof saveLines>[2]) => (
	<div>
		<Button variant="quiet" size="low" aria-label={`${name} as CSV`} onClick={() => saveLines(name, [heads, ...lines], saved)}>
			<Icon name="download" size={16} />
			CSV
		</Button>
	</div>
)
