import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { staffCounts } from '../../state/staff-queries.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './staff-nav.module.css'
import type { StaffPlace } from './staff-places.ts'

/** The places of the company's side, with how much waits there; `icons` where a thumb looks for them. */
export function StaffNav({
	label,
	places,
	icons = false,
	onChoose,
}: {
	label: string
	places: StaffPlace[]
	icons?: boolean
	onChoose?: () => void
}) {
	const counts = useQuery(staffCounts).data
	return (
		<nav aria-label={label} className={styles.nav}>
			<ul>
				{places.map(({ to, name, icon, count, isIndex }) => (
					<li key={to}>
						<NavLink to={to} end={isIndex} className={styles.place} onClick={onChoose}>
							<span className={styles.name}>
								{icons && <Icon name={icon} size={20} />}
								{name}
							</span>
							{count && counts && counts[count] > 0 && (
								<span className={styles.count}>
									<VisuallyHidden>, </VisuallyHidden>
									{counts[count]}
								</span>
							)}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	)
}
