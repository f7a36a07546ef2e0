import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import { formatRegistration } from '#shared/registration.ts'
import { Call, Way, Ways, WhatsApp } from '../../kits/sold/reach.tsx'
import { momentWords } from '../../ui/moment-words.ts'
import { Plate } from '../../ui/plate.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import styles from './person-card.module.css'
import { goesToCustomers, nameOf, roleNames } from './person-words.ts'

/** Who it is and how to reach them, and what is known of the account. */
export const PersonCard = ({ person }: { person: StaffUser }) => (
	<Rows ruled className={styles.card}>
		<ContactRows person={person} />
		<AccountRows person={person} />
	</Rows>
)

/** The first part alone, where more is to be said of the person. */
export const PersonContact = ({ person }: { person: StaffUser }) => (
	<Rows ruled>
		<ContactRows person={person} />
	</Rows>
)

export const PersonAccount = ({ person }: { person: StaffUser }) => (
	<Rows ruled>
		<AccountRows person={person} />
	</Rows>
)

function ContactRows({ person }: { person: StaffUser }) {
	const name = nameOf(person)
	const bike = person.vehicle && `${person.vehicle.manufacturer_name} ${person.vehicle.model_name}`
	return (
		<>
			<Row term="Phone">
				{person.phone_number ? (
					<Ways>
						<Call name={name} phone={person.phone_number} />
						<WhatsApp name={name} phone={person.phone_number} words={`Hello ${name},`} />
					</Ways>
				) : (
					'–'
				)}
			</Row>
			<Row
				term="Email"
				under={
					person.deleted_at === null && (person.is_verified ? 'verified' : person.is_invited ? 'invited, no password yet' : 'not verified')
				}
			>
				{person.email ? <Way to={`mailto:${person.email}`}>{person.email}</Way> : '–'}
			</Row>
			<Row term="Bike" under={person.registration_number !== '' && bike}>
				{person.registration_number ? (
					<Plate kind={person.vehicle?.fuel === 'electric' ? 'electric' : 'private'}>
						{formatRegistration(person.registration_number)}
					</Plate>
				) : (
					bike || '–'
				)}
			</Row>
			{person.address && (
				<Row term="Address" under={[person.city, person.postal_code].filter(Boolean).join(' ')}>
					{person.address}
				</Row>
			)}
		</>
	)
}

function AccountRows({ person }: { person: StaffUser }) {
	return (
		<>
			<Row term="Role" under={person.role !== 'customer' && (goesToCustomers(person) ? 'goes to customers' : 'works in the office')}>
				{roleNames[person.role]}
			</Row>
			<Row term="Username">{person.username || '–'}</Row>
			<Row term="Account since">{momentWords(person.created_at)}</Row>
			{person.deleted_at ? (
				<Row term="Deleted">{momentWords(person.deleted_at)}</Row>
			) : (
				<Row term="Last login">{person.last_login_at ? momentWords(person.last_login_at) : 'never'}</Row>
			)}
		</>
	)
}
