import type { ReactNode, RefObject } from 'react'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import styles from './account-form.module.css'

/**
 * A form of the account screens: its fields with room for a message each, and one yellow button. The button sleeps until the page
 * can send by itself: sent by the browser alone, a password would go nowhere useful. `says` stands below the button.
 */
export function AccountForm({
	form,
	action,
	busy,
	onSend,
	says,
	children,
}: {
	form: RefObject<HTMLFormElement | null>
	action: string
	busy: boolean
	onSend: () => void
	says: ReactNode
	children: ReactNode
}) {
	const hydrated = useHydrated()
	return (
		<form
			ref={form}
			method="post"
			noValidate
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault()
				onSend()
			}}
		>
			<div className={styles.fields}>{children}</div>
			<Button type="submit" variant="go" wide busy={busy} disabled={!hydrated}>
				{action}
			</Button>
			<noscript>
				<p className={styles.off}>This needs JavaScript. Please allow it for this site and load the page again.</p>
			</noscript>
			{says}
		</form>
	)
}
