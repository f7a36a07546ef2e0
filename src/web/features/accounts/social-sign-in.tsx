import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSinglePress } from '../../ui/form/use-single-press.ts'
import { Text } from '../../ui/text.tsx'
import { FormMessage } from './form-message.tsx'
import styles from './social-sign-in.module.css'
import { googleNoAnswer } from './words-on-screen.ts'

/**
 * The other ways in (A.ACC-06, A.ACC-07): by Google, and a second one that is not there yet, does nothing and says so. `failure` is
 * what came of an earlier try; `remember` and `origin` are asked when one leaves.
 */
export function SocialSignIn({
	failure,
	remember,
	origin,
}: {
	failure: string | null
	remember: () => boolean
	origin: () => string | null
}) {
	const { isBusy, press } = useSinglePress()
	// Undefined until the button is pressed here; null while it is on its way.
	const [words, setWords] = useState<string | null>()
	const note = useId()

	const leave = () =>
		press(async () => {
			setWords(null)
			// Nobody pays for it who does not come this way.
			const left = await import('./google-trip.ts')
				.then(({ leaveForGoogle }) => leaveForGoogle({ remember: remember(), origin: origin() }))
				.catch(() => googleNoAnswer)
			setWords(left)
			return left === null ? 'leaving' : 'still here'
		})

	return (
		<div className={styles.ways}>
			<p className={styles.or}>or</p>
			<form
				onSubmit={(event) => {
					event.preventDefault()
					leave()
				}}
			>
				<Button type="submit" variant="quiet" wide busy={isBusy}>
					<Letter lines="M19 7.6A8 8 0 1 0 20 12.6h-7.4" />
					Continue with Google
				</Button>
			</form>
			<FormMessage words={words === undefined ? failure : words} />
			<Button variant="quiet" wide className={styles.absent} aria-describedby={note}>
				<Letter lines="M16.4 4.4h-1.6a3.4 3.4 0 0 0-3.4 3.4V20M7.8 11.6h7.4" />
				Continue with Facebook
			</Button>
			<Text id={note} size="small" tone="muted">
				Facebook is not available yet.
			</Text>
		</div>
	)
}

/** A first letter in plain lines, where others put a trade mark. */
const Letter = ({ lines }: { lines: string }) => (
	<svg className={styles.letter} viewBox="0 0 24 24" aria-hidden="true">
		<path d={lines} />
	</svg>
)
