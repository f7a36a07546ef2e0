import { Link } from 'react-router'
import type { Deletion } from '#contract/privacy/privacy.ts'
import {
	creditNotesStay,
	googleLoginMinutes,
	howManyOpen,
	invoicesOf,
	invoiceYears,
	refundsDue,
	whatToDo,
} from '#contract/privacy/privacy-words.ts'
import { Heading } from '../../ui/heading.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './own-data.module.css'

export const isReady = ({ blocked_by, needs }: Deletion) => blocked_by.length === 0 && needs !== 'google'

/** What is deleted, and what has to stay for how long. */
export const WhatGoes = ({ invoices, refunds }: Pick<Deletion, 'invoices' | 'refunds'>) => (
	<>
		<Stack gap="tight">
			<Heading level={3}>What is deleted, now and for good</Heading>
			<Text>
				Your profile and photo, your bike, your carts, your logins, what you agreed to, and your name in cancelled bookings and orders.
			</Text>
		</Stack>
		<Stack gap="tight">
			<Heading level={3}>What we must keep</Heading>
			{refunds.length > 0 && <Text weight="strong">{refundsDue(refunds)}</Text>}
			<Text>
				{invoices === 0
					? `${refunds.length > 0 ? 'Nothing else' : 'Nothing'}. There is no invoice of yours.`
					: `T${invoicesOf(invoices).slice(1)}: name, address and amounts, without phone and email. ${creditNotesStay} Tax law asks us to keep ${invoices === 1 ? 'it' : 'them'} for ${invoiceYears} years; then ${invoices === 1 ? 'it goes' : 'they go'} too.`}
			</Text>
		</Stack>
		<Text>You are logged out everywhere, and a last mail confirms it. Your email is free for a new account.</Text>
	</>
)

/** Why it cannot be deleted yet, each with the way to its page. */
export const OpenBookings = ({ bookings }: { bookings: Deletion['blocked_by'] }) => (
	<Stack>
		<Text weight="strong" icon="clock">
			{howManyOpen(bookings)}
		</Text>
		<Text>{whatToDo(bookings)}</Text>
		<ul className={styles.open}>
			{bookings.map(({ kind, id, reference }) => (
				<li key={reference}>
					<Link to={pageOf[kind]({ id, reference })}>Open {reference}</Link>
				</li>
			))}
		</ul>
	</Stack>
)

/** For an account without a password: who comes by Google shows it by coming once more. */
export const WhichLogin = () => (
	<Stack>
		<Text weight="strong" icon="lock">
			Please log in with Google once more
		</Text>
		<Text>
			Your account has no password. To make sure it is you, log in with Google again and come back here within {googleLoginMinutes} minutes.
		</Text>
		<div>
			<Link to="/logout">Log out now</Link>
		</div>
	</Stack>
)

type Blocking = Deletion['blocked_by'][number]
const pageOf: Record<Blocking['kind'], (about: Omit<Blocking, 'kind'>) => string> = {
	repair: ({ id }) => `/profile/repairs/${id}`,
	order: ({ reference }) => `/profile/orders/${reference}`,
	'vehicle-booking': ({ id }) => `/profile/bookings/${id}`,
	'sell-request': ({ id }) => `/profile/sell-requests/${id}`,
	subscription: () => '/profile?tab=subscriptions',
	'subscription-request': () => '/profile?tab=subscriptions',
}
