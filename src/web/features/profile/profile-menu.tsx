import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './profile-menu.module.css'
import { type ProfileTab, profileTabs } from './profile-tabs.ts'

/**
 * The tabs on a phone, behind a button: they slide in from the side (A.PROFILE-01). Back closes the menu, and after a choice leads to the
 * tab before (ux 6, 95).
 */
export function ProfileMenu({ current, onChosen }: { current: ProfileTab; onChosen: () => void }) {
	const [isOpen, setOpen] = useState(false)
	const wasChosen = useRef(false)

	// After the dialog has handed the focus back to its button.
	useEffect(() => {
		if (isOpen || !wasChosen.current) return
		wasChosen.current = false
		onChosen()
	}, [isOpen, onChosen])

	return (
		<div className={styles.menu}>
			<Button variant="quiet" size="low" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				<Icon name="menu" size={20} />
				Profile menu
			</Button>
			<Dialog open={isOpen} onClose={() => setOpen(false)} title="Your profile" className={styles.slide}>
				<nav aria-label="Profile">
					<ul className={styles.tabs}>
						{profileTabs.map(({ tab, name }) => (
							<li key={tab}>
								<Link
									to={`/profile?tab=${tab}`}
									preventScrollReset
									aria-current={tab === current.tab ? 'page' : undefined}
									onClick={() => {
										wasChosen.current = true
										setOpen(false)
									}}
								>
									{name}
								</Link>
							</li>
						))}
					</ul>
				</nav>
			</Dialog>
		</div>
	)
}
