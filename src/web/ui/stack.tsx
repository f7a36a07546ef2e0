import type { ComponentProps, ElementType } from 'react'
import { joinClasses } from './join-classes.ts'
import layout from './layout.module.css'

const gaps = { tight: layout.tight, small: layout.small, normal: layout.normal, loose: layout.loose, apart: layout.apart }

export type Gap = keyof typeof gaps

/** Things one below the other; gaps are 4, 8, 16, 24 and 40. */
export function Stack({ as: Tag = 'div', gap = 'normal', className, ...rest }: ComponentProps<'div'> & { as?: ElementType; gap?: Gap }) {
	return <Tag {...rest} className={joinClasses(layout.stack, gaps[gap], className)} />
}

/** Things side by side that wrap; `apart` pushes the first and last to the edges. */
export function Cluster({
	as: Tag = 'div',
	gap = 'small',
	apart = false,
	align = 'middle',
	className,
	...rest
}: ComponentProps<'div'> & { as?: ElementType; gap?: Gap; apart?: boolean; align?: 'middle' | 'baseline' | 'top' }) {
	return <Tag {...rest} className={joinClasses(layout.cluster, gaps[gap], apart && layout.push, layout[align], className)} />
}
