import type { ReactNode, RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import type { ButtonLook } from '../../ui/button-class.ts'
import styles from './account-form.module.css'

/**
 * A form of the account screens: its fields with room for a message each, and one yellow button, or another where the screen has
 * a yellow one already; `beside` is a second one, `says` stands below them.
 * A press before the page is ready is not lost: it is sent as soon as it is.
 */
export function AccountForm({
	form,
	action,
	variant = 'go',
	busy,
	onSend,
	beside,
	says,
	children,
}: {
	form: RefObject<HTMLFormElement | null>
	action: string
	variant?: ButtonLook['variant']
	busy: boolean
	onSend: () => void
	beside?: ReactNode
	says: ReactNode
	children: ReactNode
}) {
	return (
		<form
			ref={form}
			noValidate
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault()
				onSend()
			}}
			// Without JavaScript a GET form would put the password into the address.
			method="post"
		>
			<div className={styles.fields}>{children}</div>
			<Button type="submit" variant={variant} wide busy={busy}>
				{action}
			</Button>
			{beside}
			<noscript>
				<p className={styles.off}>This needs JavaScript. Please allow it for this site and reload the page.</p>
			</noscript>
			{says}
		</form>
	)
}
