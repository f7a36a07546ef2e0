import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'

/**
 * A button. While `busy` (or `aria-disabled`) it keeps its label and the focus, says so, and swallows clicks,
 * the implicit ones of Enter in a field too; `disabled` is not needed.
 */
export function Button({
	variant,
	size,
	wide,
	busy = false,
	type = 'button',
	className,
	onClick,
	children,
	...rest
}: ComponentProps<'button'> & ButtonLook & { busy?: boolean }) {
	const asleep = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'

	function press(event: MouseEvent<HTMLButtonElement>) {
		if (!asleep) return onClick?.(event)
		event.preventDefault()
		event.stopPropagation()
	}

	return (
		<button
			{...rest}
			type={type}
			className={buttonClass({ variant, size, wide }, className)}
			aria-busy={busy || undefined}
			aria-disabled={asleep || undefined}
			onClick={press}
		>
			{busy && <span className={styles.spinner} aria-hidden="true" />}
			{children}
		</button>
	)
}
