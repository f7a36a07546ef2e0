import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { joinClasses } from '../../ui/join-classes.ts'
import styles from './drop-menu.module.css'

type ButtonProps = { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void }
type Props = {
	/** Names the list. */
	label: string
	/** What opens it. */
	button: (props: ButtonProps) => ReactNode
	/** Above the links. */
	head?: ReactNode
	links: readonly { to: string; name: string }[]
	/** At which edge of the button the list begins. */
	from?: 'start' | 'end'
}

/** A button that opens a list of links; Escape and a press elsewhere close it. */
export function DropMenu({ label, button, head, links, from = 'end' }: Props) {
	const [open, setOpen] = useState(false)
	const box = useRef<HTMLDivElement>(null)
	const listId = useId()
	const { key } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: every move closes the menu
	useEffect(() => setOpen(false), [key])
	useEffect(() => {
		if (!open) return
		const outside = (event: Event) => {
			if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
		}
		const byEscape = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return
			setOpen(false)
			box.current?.querySelector('button')?.focus()
		}
		document.addEventListener('pointerdown', outside)
		document.addEventListener('focusin', outside)
		document.addEventListener('keydown', byEscape)
		return () => {
			document.removeEventListener('pointerdown', outside)
			document.removeEventListener('focusin', outside)
			document.removeEventListener('keydown', byEscape)
		}
	}, [open])

	return (
		<div ref={box} className={styles.box}>
			{button({ 'aria-expanded': open, 'aria-controls': listId, onClick: () => setOpen((was) => !was) })}
			<nav id={listId} className={joinClasses(styles.list, styles[from])} aria-label={label} hidden={!open}>
				{head}
				<ul>
					{links.map(({ to, name }) => (
						<li key={to}>
							<Link to={to}>{name}</Link>
						</li>
					))}
				</ul>
			</nav>
		</div>
	)
}
