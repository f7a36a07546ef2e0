import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react'
import styles from './tab-bar.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type TabLink<Element extends ElementType> = { label: ReactNode; count?: number; current?: boolean } & Omit<
	ComponentPropsWithoutRef<Element>,
	'children' | 'className'
>

/**
 * Tabs that are links, so that each has an address: `<TabBar label="Profile" as={Link} tabs={[{ to: '?tab=orders', label: 'Orders',
 * current: true }]} />`.
 */
export function TabBar<Element extends ElementType = 'a'>({ as, label, tabs }: { as?: Element; label: string; tabs: TabLink<Element>[] }) {
	const Tag: ElementType = as ?? 'a'
	return (
		<nav className={styles.bar} aria-label={label} data-print="hide">
			<ul className={styles.tabs}>
				{tabs.map(({ label: words, count, current, ...link }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a tab is known by its place
					<li key={index}>
						<Tag {...link} className={styles.tab} aria-current={current ? 'page' : undefined}>
							{words}
							{count !== undefined && (
								<>
									<VisuallyHidden>, </VisuallyHidden>
									<span className={styles.count}>{count}</span>
								</>
							)}
						</Tag>
					</li>
				))}
			</ul>
		</nav>
	)
}
