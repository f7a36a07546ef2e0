import { directionsTo } from '#shared/directions.ts'
import { dialable, whatsappLink } from '#shared/phone.ts'
import styles from './reach.module.css'

type Person = { customer_name: string; customer_phone: string; customer_email: string; reference: string }

/** How the customer of something sold is called or written to; the reference goes along. */
export const Reach = ({ of: { customer_name: name, customer_phone: phone, customer_email: email, reference } }: { of: Person }) => (
	<span className={styles.ways}>
		<Call name={name} phone={phone} />
		<a href={whatsappLink(phone, `Hello ${name}, this is about ${reference}.`)} className={styles.press} aria-label={`WhatsApp ${name}`}>
			WhatsApp
		</a>
		{email && (
			<a href={`mailto:${email}?subject=${encodeURIComponent(reference)}`} className={styles.press} aria-label={`Mail ${name}`}>
				Mail
			</a>
		)}
	</span>
)

export const Call = ({ name, phone }: { name: string; phone: string }) => (
	<a href={dialable(phone)} className={styles.press} aria-label={`Call ${name}, ${phone}`}>
		{phone}
	</a>
)

/** The way to a place, and above it the town. */
export const Directions = ({ to, town }: { to: Parameters<typeof directionsTo>[0]; town: string }) => (
	<>
		{town}
		<br />
		<a href={directionsTo(to)} target="_blank" rel="noopener noreferrer" className={styles.press}>
			Navigate
		</a>
	</>
)
