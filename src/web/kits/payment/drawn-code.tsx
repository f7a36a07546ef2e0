import { type ComponentType, lazy, Suspense } from 'react'
import styles from './pay-due.module.css'

type CodeProps = { link: string; label: string }
// Without the code there are still the address and the link.
const UpiCode = lazy<ComponentType<CodeProps>>(() =>
	import('./upi-code.tsx').then(
		({ UpiCode }) => ({ default: UpiCode }),
		() => ({ default: () => null }),
	),
)

/** The code of a UPI link, with its room kept while it comes. */
export const DrawnCode = (code: CodeProps) => (
	<Suspense fallback={<div className={styles.code} />}>
		<UpiCode {...code} />
	</Suspense>
)
