import { useEffect, useState } from 'react'
import { passwordChecks } from '#contract/accounts/account-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './password-checklist.module.css'

/** The rules of a new password, marked while it is typed; the last is recommended only (A.R-03). */
export function PasswordChecklist({ password }: { password: string }) {
	return (
		<ul className={styles.list}>
			{passwordChecks.map(({ name, met, required }) => {
				const isMet = met(password)
				return (
					<li key={name} className={styles.rule} data-met={isMet}>
						<span className={styles.mark}>{isMet && <Icon name="tick" size={16} />}</span>
						<span>
							{name}
							{!required && ' (recommended)'}
							<VisuallyHidden>{isMet ? ': met' : ': not met'}</VisuallyHidden>
						</span>
					</li>
				)
			})}
		</ul>
	)
}

/** Says to a screen reader what is still missing, once the typing rests. */
export function PasswordProgress({ password }: { password: string }) {
	const [said, setSaid] = useState('')
	useEffect(() => {
		const timer = setTimeout(() => setSaid(progressOf(password)), 1000)
		return () => clearTimeout(timer)
	}, [password])
	return (
		<VisuallyHidden>
			<span role="status">{said}</span>
		</VisuallyHidden>
	)
}

function progressOf(password: string) {
	if (password === '') return ''
	const missing = passwordChecks.filter(({ required, met }) => required && !met(password)).map(({ name }) => name.toLowerCase())
	return missing.length === 0 ? 'The password meets every rule.' : `Still needed: ${missing.join(', ')}.`
}
