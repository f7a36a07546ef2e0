import type { ComponentProps, ElementType } from 'react'
import { joinClasses } from './join-classes.ts'
import layout from './layout.module.css'

const airs = { small: layout.airSmall, normal: layout.airNormal, large: layout.airLarge }

/** A part of a page with air above and below; `band` lies on the darker paper from edge to edge. Put a `Wrap` inside. */
export function Section({
	as: Tag = 'section',
	band = false,
	air = 'normal',
	className,
	...rest
}: ComponentProps<'section'> & { as?: ElementType; band?: boolean; air?: keyof typeof airs }) {
	return <Tag {...rest} className={joinClasses(airs[air], band && layout.band, className)} />
}
