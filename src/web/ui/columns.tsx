import type { ComponentProps, ElementType, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import layout from './layout.module.css'

const columns = { 2: layout.two, 3: layout.three, 4: layout.four }

/** Equal columns: two on a phone and up to `wide` on wide screens; `phone={1}` starts with one. */
export function Columns({
	as: Tag = 'div',
	wide = 4,
	phone = 2,
	className,
	...rest
}: ComponentProps<'div'> & { as?: ElementType; wide?: 2 | 3 | 4; phone?: 1 | 2 }) {
	return (
		<Tag {...rest} className={joinClasses(layout.columns, phone === 1 ? layout.phoneOne : layout.phoneTwo, columns[wide], className)} />
	)
}

/** Main content and a column beside it that stays in sight on wide screens, below it on phones (`sideFirst`: above it). */
export function Split({
	side,
	sideFirst = false,
	className,
	children,
}: {
	side: ReactNode
	sideFirst?: boolean
	className?: string
	children: ReactNode
}) {
	return (
		<div className={joinClasses(layout.split, sideFirst && layout.sideFirst, className)}>
			<div className={layout.main}>{children}</div>
			<div className={layout.side}>{side}</div>
		</div>
	)
}
