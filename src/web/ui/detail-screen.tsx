import { type ReactNode, useId } from 'react'
import { DetailColumns } from './detail-columns.tsx'
import { Heading } from './heading.tsx'
import { Stack } from './stack.tsx'

type DetailProps = {
	/** What can be done now, or what prevents it. */
	next?: ReactNode
	/** What was agreed, or who it is. */
	card: ReactNode
	/** What belongs to this kind of thing alone. */
	children?: ReactNode
	/** What belongs to it and is worked on as well, such as prices; it makes the column at the side wider. */
	beside?: ReactNode
	timeline?: ReactNode
	notes?: ReactNode
	changes?: ReactNode
}

/**
 * One thing in full, always in the same order: the next step, the card, its own parts; at the side, below on narrower
 * screens, what is worked on beside it, what happened, what colleagues noted and who changed what. Its state stands beside the page's
 * heading.
 */
export const DetailScreen = ({ next, card, children, beside, timeline, notes, changes }: DetailProps) => (
	<DetailColumns
		isWide={Boolean(beside)}
		side={
			<>
				{beside}
				{timeline}
				{notes}
				{changes}
			</>
		}
	>
		{next}
		{card}
		{children}
	</DetailColumns>
)

type PartProps = { title: string /** It is of no use on paper. */; isScreenOnly?: boolean; children: ReactNode }

/** A part of it under a heading of its own. */
export function DetailPart({ title, isScreenOnly = false, children }: PartProps) {
	const id = useId()
	return (
		<Stack as="section" gap="small" aria-labelledby={id} data-print={isScreenOnly ? 'hide' : undefined}>
			<Heading id={id} size="s">
				{title}
			</Heading>
			{children}
		</Stack>
	)
}
