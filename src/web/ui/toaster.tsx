import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { dismissToast, listToasts, type ShownToast, watchToasts } from './toast.ts'
import styles from './toaster.module.css'

const lifeMs = 6000
/** How long one stays while others wait for its place. */
const shortLifeMs = 2000
const none: readonly ShownToast[] = []

/** Where `toast()` speaks; once in the root, always in the document. Lies in the top layer, so that open dialogs do not cover it. */
export function Toaster() {
	const toasts = useSyncExternalStore(watchToasts, listToasts, () => none)
	const region = useRef<HTMLElement>(null)
	const [held, setHeld] = useState(false)
	const [current, ...waiting] = toasts

	// Shown anew with every toast: the last one to enter the top layer is on top.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the toast that comes is the reason
	useEffect(() => {
		const element = region.current
		if (!element?.showPopover) return
		if (element.matches(':popover-open') && document.querySelector('dialog:modal')) element.hidePopover()
		if (!element.matches(':popover-open')) element.showPopover()
	}, [current?.id])

	// A toast that was closed takes its pointer and focus along without a word.
	// biome-ignore lint/correctness/useExhaustiveDependencies: every change may be such a closing
	useEffect(() => {
		if (!region.current?.matches(':hover, :focus-within')) setHeld(false)
	}, [toasts])

	return (
		<section
			ref={region}
			className={styles.region}
			aria-label="Messages"
			popover="manual"
			data-print="hide"
			onMouseEnter={() => setHeld(true)}
			onMouseLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
		>
			<ol aria-live="polite" aria-relevant="additions text" className={styles.list}>
				{current && (
					<Toast key={current.id} shown={current} held={held} stayMs={waiting.length > 0 ? shortLifeMs : (current.stayMs ?? lifeMs)} />
				)}
			</ol>
		</section>
	)
}

function Toast({ shown, held, stayMs }: { shown: ShownToast; held: boolean; stayMs: number }) {
	const { id, repeats, title, text, kind, action } = shown
	const dismiss = () => dismissToast(id)

	// Held by pointer or focus the time stands still; afterwards, and when it is said again, it starts anew.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a repeat starts the time anew
	useEffect(() => {
		if (held) return
		const timer = setTimeout(() => dismissToast(id), stayMs)
		return () => clearTimeout(timer)
	}, [id, repeats, held, stayMs])

	return (
		<li className={styles.toast} data-kind={kind}>
			<Icon name={kind === 'ok' ? 'tick' : kind === 'bad' ? 'warning' : 'info'} />
			<div className={styles.words}>
				<p className={styles.title}>{title}</p>
				{text && <p className={styles.text}>{text}</p>}
				{action && (
					<button
						type="button"
						className={styles.action}
						onClick={() => {
							action.onPress()
							dismiss()
						}}
					>
						{action.label}
					</button>
				)}
			</div>
			<IconButton icon="close" size={20} label={`Close: ${title}`} onClick={dismiss} />
		</li>
	)
}
