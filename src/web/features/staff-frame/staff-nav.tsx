import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { NavLink } from 'react-router'
import type { StaffPlace } from '../../kits/staff-place.ts'
import { staffCounts } from '../../state/staff-queries.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { inGroups } from './frame-places.ts'
import styles from './staff-nav.module.css'

/** The places of the company's side by group, with how much there needs somebody; `icons` where a thumb looks for them. */
export function StaffNav({
	label,
	places,
	icons = false,
	onChoose,
}: {
	label: string
	places: readonly StaffPlace[]
	icons?: boolean
	onChoose?: () => void
}) {
	const counts = useQuery(staffCounts).data
	const id = useId()
	const groups = inGroups(places)
	return (
		<nav aria-label={label} className={styles.nav}>
			{groups.map(({ name: group, places: members }) => (
				<div key={group}>
					{groups.length > 1 && (
						<p id={`${id}-${group}`} className={styles.group}>
							{group}
						</p>
					)}
					<ul aria-labelledby={groups.length > 1 ? `${id}-${group}` : undefined}>
						{members.map(({ to, name, icon, count, isIndex }) => (
							<li key={to}>
								<NavLink to={to} end={isIndex} className={styles.place} onClick={onChoose}>
									<span className={styles.name}>
										{icons && <Icon name={icon} size={20} />}
										{name}
									</span>
									{count && counts && counts[count.name] > 0 && (
										<span className={styles.count} title={`${counts[count.name]} ${count.words}`}>
											<VisuallyHidden>, </VisuallyHidden>
											{counts[count.name]}
											<VisuallyHidden> {count.words}</VisuallyHidden>
										</span>
									)}
								</NavLink>
							</li>
						))}
					</ul>
				</div>
			))}
		</nav>
	)
}
