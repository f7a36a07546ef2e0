import type { ComponentProps, ReactNode } from 'react'
import styles from './heading.module.css'
import { joinClasses } from './join-classes.ts'

export type HeadingSize = 'xl' | 'l' | 'm' | 's'

/** The h1 of a page. It takes the focus after a move inside the product (`ref.current.focus()`), without a ring. */
export function PageHeading({ size = 'l', className, ...rest }: ComponentProps<'h1'> & { size?: HeadingSize }) {
	return <h1 tabIndex={-1} {...rest} className={joinClasses(styles[size], styles.page, className)} />
}

/** A heading whose level and size are chosen apart. */
export function Heading({
	level = 2,
	size = level === 2 ? 'm' : 's',
	className,
	...rest
}: ComponentProps<'h2'> & { level?: 2 | 3 | 4; size?: HeadingSize }) {
	const Tag = `h${level}` as const
	return <Tag {...rest} className={joinClasses(styles[size], className)} />
}

/** The head of a section: a large heading, words under it, and a link at its end. */
export function SectionHead({
	title,
	text,
	id,
	level = 2,
	children,
}: {
	title: ReactNode
	text?: ReactNode
	id?: string
	level?: 2 | 3
	children?: ReactNode
}) {
	return (
		<div className={styles.section}>
			<div className={styles.line}>
				<Heading level={level} size="l" id={id}>
					{title}
				</Heading>
				{children}
			</div>
			{text && <p className={styles.text}>{text}</p>}
		</div>
	)
}
