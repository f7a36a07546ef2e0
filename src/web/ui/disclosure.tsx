import type { ComponentProps, ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

/** A question and its answer, on native `details`; those with the same `name` open one at a time. */
export function Disclosure({ title, className, children, ...rest }: Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode }) {
	return (
		<details {...rest} className={joinClasses(styles.disclosure, className)}>
			<summary className={styles.title}>
				<span>{title}</span>
				<Icon name="down" size={20} />
			</summary>
			<div className={styles.body}>{children}</div>
		</details>
	)
}
