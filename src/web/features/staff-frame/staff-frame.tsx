import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { StaffPlace } from '../../kits/staff-place.ts'
import type { StaffRole } from '../../session/staff-role.ts'
import type { SignedIn } from '../../session/tokens.ts'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { FrameDialogs } from './frame-dialogs.ts'
import { actionsAt } from './frame-places.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { Palette } from './palette.tsx'
import { StaffBar } from './staff-bar.tsx'
import styles from './staff-frame.module.css'
import { StaffSide } from './staff-side.tsx'

type FrameProps = {
	company: string
	account: SignedIn
	role: StaffRole /** Where this role can go. */
	places: readonly StaffPlace[]
	children: ReactNode
}

/** The frame of the company's side: the dark menu, on a phone a bar below, and beside it the screen (look: admin). */
export function StaffFrame({ company, account, role, places, children }: FrameProps) {
	const [opened, setOpened] = useState<'palette' | 'keys' | null>(null)
	const close = () => setOpened(null)
	const navigate = useNavigate()
	const keyed = useMemo(() => actionsAt(places, role).filter(({ key }) => key), [places, role])
	const dialogs = useMemo(() => ({ openPalette: () => setOpened('palette'), begin: keyed[0] }), [keyed])
	useShortcuts({
		'/': () => setOpened('palette'),
		'?': () => setOpened('keys'),
		...Object.fromEntries(keyed.map(({ key, to }) => [key, () => void navigate(to)])),
	})
	useControlK(dialogs.openPalette)
	return (
		<FrameDialogs value={dialogs}>
			<div className={styles.frame} data-density="dense">
				<StaffSide company={company} account={account} role={role} places={places} />
				<main id="main" tabIndex={-1} className={styles.main}>
					{children}
				</main>
				<StaffBar account={account} role={role} places={places} />
				{opened === 'palette' && <Palette role={role} places={places} onClose={close} onKeys={() => setOpened('keys')} />}
				{opened === 'keys' && <KeysDialog begun={keyed} onClose={close} />}
			</div>
		</FrameDialogs>
	)
}

/** Ctrl K, or the command key, also while somebody types; not behind an open dialog. */
function useControlK(open: () => void) {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
			event.preventDefault()
			if (!document.querySelector('dialog[open]')) open()
		}
		document.addEventListener('keydown', press)
		return () => document.removeEventListener('keydown', press)
	}, [open])
}
