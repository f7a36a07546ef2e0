import { type MouseEvent, type PointerEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { focusHeading } from './focus-heading.ts'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { useBackCloses } from './use-back-closes.ts'

export type DialogProps = {
	open: boolean
	/** Asked for by the cross, Escape, Back and a click on the backdrop; the caller sets `open` to false. */
	onClose: () => void
	title: ReactNode
	/** Stays in sight below the content. */
	actions?: ReactNode
	size?: 'normal' | 'wide'
	className?: string
	/** False where the caller looks after Back itself. */
	backCloses?: boolean
	children: ReactNode
}

/** So long after a dialog has opened a tap on it belongs to what opened it; after it has closed, one on the page to the dialog. */
const strayTapMs = 300

/** A phone's browser counts each tap by itself. */
const isTap = (event: Event) => event instanceof globalThis.PointerEvent && event.pointerType === 'touch'

/** The second half of a double press on what closed a dialog was not meant for what lay behind it, and takes no focus away either. */
function ignoreStrayPressBehind() {
	const ended = new AbortController()
	function ignore(event: globalThis.MouseEvent) {
		if (event.detail > 1 || isTap(event)) {
			event.preventDefault()
			event.stopPropagation()
			// Another first press: what follows it is its own.
		} else if (event.type === 'click') ended.abort()
	}
	for (const kind of ['mousedown', 'click'] as const) window.addEventListener(kind, ignore, { capture: true, signal: ended.signal })
	setTimeout(() => ended.abort(), strayTapMs)
}

/**
 * A modal window on the native dialog; on phones a sheet from below. The page behind stands still, and the focus goes to the title
 * (or to what carries `data-autofocus`) and back to where it came from, or to the page's heading where that is gone. The content exists
 * only while it is open.
 */
export function Dialog({ open, onClose, title, actions, size = 'normal', className, backCloses = true, children }: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null)
	const heading = useRef<HTMLHeadingElement>(null)
	const pressedOutside = useRef(false)
	const opened = useRef({ at: 0, presses: 0 })
	const titleId = useId()
	useBackCloses(open && backCloses, onClose)

	// A layout effect: on leaving the page the element must be closed before it is removed, or the focus is lost.
	useLayoutEffect(() => {
		const element = dialog.current
		if (!open || !element) return
		const opener = document.activeElement
		element.showModal()
		opened.current = { at: performance.now(), presses: 0 }
		const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current
		first?.focus()
		return () => {
			element.close()
			ignoreStrayPressBehind()
			// What opened it may be gone, such as the button of what was just answered: the focus goes on from the top.
			requestAnimationFrame(() => {
				if (!opener?.isConnected && document.activeElement === document.body) focusHeading({ preventScroll: true })
			})
		}
	}, [open])

	// The second half of a double press on what opened the dialog was not meant for what now lies under the finger.
	function ignoreStrayPress(event: MouseEvent<HTMLElement, globalThis.MouseEvent>) {
		const isSecondHalf = event.detail > 1 && opened.current.presses === 0
		const isEarlyTap = isTap(event.nativeEvent) && performance.now() - opened.current.at < strayTapMs
		if (!isSecondHalf && !isEarlyTap) {
			opened.current.presses += 1
			return
		}
		event.preventDefault()
		event.stopPropagation()
	}

	function press(event: PointerEvent) {
		pressedOutside.current = event.target === event.currentTarget
	}

	// A press that began inside, such as selecting text, does not close.
	function click(event: MouseEvent) {
		if (pressedOutside.current && event.target === event.currentTarget) onClose()
	}

	function cancel(event: SyntheticEvent) {
		if (event.target !== event.currentTarget) return
		event.preventDefault()
		onClose()
	}

	// The browser may close it by itself (a second Escape): the caller must know.
	function closed(event: SyntheticEvent) {
		if (open && event.target === event.currentTarget && !dialog.current?.open) onClose()
	}

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
		<dialog
			ref={dialog}
			className={joinClasses(styles.dialog, size === 'wide' && styles.wide, className)}
			aria-labelledby={titleId}
			onClickCapture={ignoreStrayPress}
			onPointerDown={press}
			onClick={click}
			onCancel={cancel}
			onClose={closed}
		>
			{open && (
				<div className={styles.sheet}>
					<div className={styles.head}>
						<h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
							{title}
						</h2>
						<IconButton icon="close" label="Close" onClick={onClose} />
					</div>
					<div className={styles.body}>{children}</div>
					{actions && <div className={styles.actions}>{actions}</div>}
				</div>
			)}
		</dialog>
	)
}
