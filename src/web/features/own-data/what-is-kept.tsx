import { invoiceYears } from '#contract/privacy/privacy-words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './own-data.module.css'

const kept: readonly [what: string, why: string][] = [
	[
		'Email, username, password',
		'To log you in and to write to you about your bookings. The password itself is never stored, so nobody can read it.',
	],
	['Name, phone, address, photo', 'To fill in a booking for you, and to find you when we come.'],
	['Your bike and its number', 'To show the right prices and to bring the right parts.'],
	[
		'Bookings and what was done',
		`To do the work and to stand by it. The invoice of what you bought is kept for ${invoiceYears} years, as tax law asks.`,
	],
	[
		'Devices',
		'Where you are logged in and which devices you used in the last 90 days, so that we can warn you of logins that are not yours.',
	],
	['What you agreed to', 'With date and time, so that we keep to it.'],
]

/** In plain words what is held about a customer, and what for. */
export const WhatIsKept = () => (
	<Disclosure title="What we keep, and why">
		<dl className={styles.kept}>
			{kept.map(([what, why]) => (
				<div key={what}>
					<Text as="dt" weight="strong">
						{what}
					</Text>
					<Text as="dd">{why}</Text>
				</div>
			))}
		</dl>
		<Text size="small" tone="muted">
			We do not sell any of it, and show it only to the people who come to you.
		</Text>
	</Disclosure>
)
