import type { ReactNode } from 'react'
import { directionsTo } from '#shared/directions.ts'
import { dialable, whatsappLink } from '#shared/phone.ts'
import styles from './reach.module.css'

type Person = { customer_name: string; customer_phone: string; customer_email: string; reference: string }

/** How the customer of something sold is called or written to; the reference goes along. */
export const Reach = ({ of: { customer_name: name, customer_phone: phone, customer_email: email, reference } }: { of: Person }) => (
	<Ways>
		<Call name={name} phone={phone} />
		<WhatsApp name={name} phone={phone} words={`Hello ${name}, this is about ${reference}.`} />
		{email && (
			<Way to={`mailto:${email}?subject=${encodeURIComponent(reference)}`} label={`Mail ${name}`} data-print="hide">
				Mail
			</Way>
		)}
	</Ways>
)

/** Several ways to one person, beside each other where there is room. */
export const Ways = ({ children }: { children: ReactNode }) => <span className={styles.ways}>{children}</span>

type WayProps = { to: string; label?: string /** On paper it leads nowhere. */; 'data-print'?: 'hide'; children: ReactNode }

export const Way = ({ to, label, ...link }: WayProps) => <a {...link} href={to} className={styles.press} aria-label={label} />

export const Call = ({ name, phone }: { name: string; phone: string }) => (
	<Way to={dialable(phone)} label={`Call ${name}, ${phone}`}>
		{phone}
	</Way>
)

/** `words` stand in the message already. */
export const WhatsApp = ({ name, phone, words }: { name: string; phone: string; words: string }) => (
	<Way to={whatsappLink(phone, words)} label={`WhatsApp ${name}`} data-print="hide">
		WhatsApp
	</Way>
)

/** The way to a place, and above it the town. */
export const Directions = ({ to, town }: { to: Parameters<typeof directionsTo>[0]; town: string }) => (
	<>
		{town}
		<br />
		<a href={directionsTo(to)} target="_blank" rel="noopener noreferrer" className={styles.press} data-print="hide">
			Navigate
		</a>
	</>
)
