import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { MissingRow } from '../../kits/sold/missing-row.tsx'

type Props<Row> = {
	found: { row: Row | undefined } & Pick<ComponentProps<typeof MissingRow>, 'isMissing' | 'query'>
	/** 'sell request'. */
	one: string
	/** What stands above the heading. */
	above: ReactNode
	/** Where to look for others. */
	back: { to: string; words: string }
	children: (row: Row) => ReactNode
}

/** The page of one thing of the company's: as far as it is known, while it loads, and where there is none. */
export function RowPage<Row>({ found: { row, ...missing }, one, above, back, children }: Props<Row>) {
	if (row) return children(row)
	const name = one[0]?.toUpperCase() + one.slice(1)
	return (
		<StaffPage title={missing.isMissing ? `${name} not found` : name} above={above}>
			<MissingRow one={one} {...missing} back={<Link to={back.to}>{back.words}</Link>} />
		</StaffPage>
	)
}
