import type { ComponentProps, ElementType } from 'react'
import { joinClasses } from './join-classes.ts'
import layout from './layout.module.css'

/** The page's width with its margins: `page` 1120, `narrow` 920, `form` 640. */
export function Wrap({
	as: Tag = 'div',
	width = 'page',
	className,
	...rest
}: ComponentProps<'div'> & { as?: ElementType; width?: 'page' | 'narrow' | 'form' }) {
	return <Tag {...rest} className={joinClasses(layout.wrap, layout[width], className)} />
}
