import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './profile-menu.module.css'
import { type ProfileTab, profileTabs } from './profile-tabs.ts'

const mark = 'profileMenu'
const isMenuOpen = (state: unknown) => typeof state === 'object' && state !== null && mark in state

/**
 * The tabs on a phone, behind a button: they slide in from the side (A.PROFILE-01). The open menu is an entry of the history, so that
 * Back closes it; a choice takes that entry's place, so that Back then leads to the tab before (ux 6, 95).
 */
export function ProfileMenu({ current, onChosen }: { current: ProfileTab; onChosen: () => void }) {
	const { state, search } = useLocation()
	const navigate = useNavigate()
	const isOpen = isMenuOpen(state)
	const wasChosen = useRef(false)

	const open = () => navigate({ search }, { state: { ...asRecord(state), [mark]: true }, preventScrollReset: true })
	// After the dialog has handed the focus back to its button.
	useEffect(() => {
		if (isOpen || !wasChosen.current) return
		wasChosen.current = false
		onChosen()
	}, [isOpen, onChosen])

	return (
		<div className={styles.menu}>
			<Button variant="quiet" size="low" aria-haspopup="dialog" onClick={open}>
				<Icon name="menu" size={20} />
				Profile menu
			</Button>
			<Dialog open={isOpen} onClose={() => navigate(-1)} title="Your profile" className={styles.slide}>
				<nav aria-label="Profile">
					<ul className={styles.tabs}>
						{profileTabs.map(({ tab, name }) => (
							<li key={tab}>
								<Link
									to={`/profile?tab=${tab}`}
									replace
									preventScrollReset
									aria-current={tab === current.tab ? 'page' : undefined}
									onClick={() => {
										wasChosen.current = true
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

const asRecord = (state: unknown) => (typeof state === 'object' && state !== null ? state : {})
