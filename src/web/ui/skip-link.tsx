import styles from './skip-link.module.css'

/** The first thing Tab meets on a page; the target needs `id` and `tabIndex={-1}`. */
export function SkipLink({ href = '#main', children = 'Skip to content' }: { href?: string; children?: string }) {
	return (
		<a className={styles.skip} href={href} data-print="hide">
			{children}
		</a>
	)
}
