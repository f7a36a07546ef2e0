import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { alreadyActive, alreadyPending } from '#contract/plans/plan-words.ts'
import type { SubscriptionRequest } from '#contract/plans/plans.ts'
import { formatRupees } from '#shared/money.ts'
import { FailedDialog } from '../../../kits/checkout/failed-dialog.tsx'
import { ConfirmedDialog } from '../../../kits/sold/confirmed-dialog.tsx'
import { townOf } from '../../../kits/sold/town-of.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Row } from '../../../ui/rows.tsx'
import { Text } from '../../../ui/text.tsx'
import { forMonths, planNameOf } from './plan-words.ts'

/** A reference of our own where the server's reply has none (A.CONST-20). */
const ownReference = () => `BK${String(Date.now()).slice(-10)}`

/** The request is sent (A.SUBREQ-03). */
export function RequestedDialog({ request, onClose }: { request: SubscriptionRequest; onClose: () => void }) {
	const { current: fallback } = useRef(ownReference())
	return (
		<ConfirmedDialog
			open
			onClose={onClose}
			title="Your request is sent"
			reference={request.reference || request.service_reference || fallback}
			list={{ to: '/profile?tab=subscriptions', words: 'My Subscriptions' }}
			rows={
				<>
					<Row term="Plan" strong under={`${formatRupees(request.discounted_price)} ${forMonths(request.duration_type)}`}>
						{planNameOf(request)}
					</Row>
					<Row term="Date and time">{momentWords(request.request_date)}</Row>
					<Row term="Vehicle">{request.vehicle_name}</Row>
					<Row term="Address" under={townOf(request)}>
						{request.address}
					</Row>
				</>
			}
		>
			<Text size="small" tone="muted">
				Next: we look at it and write to {request.customer_email}. There is nothing to pay before that.
			</Text>
		</ConfirmedDialog>
	)
}

type Told = { phone: string; onClose: () => void }

/** There is a subscription already, which has to be cancelled first (A.SUBREQ-17). */
export const ActiveDialog = ({ phone, onClose }: Told) => (
	<FailedDialog
		title="You have an active subscription"
		phone={phone}
		onClose={onClose}
		actions={
			<ButtonLink as={Link} to="/profile?tab=subscriptions&sub=active" variant="quiet">
				My Subscriptions
			</ButtonLink>
		}
	>
		<Text weight="strong">{alreadyActive}</Text>
		<Text tone="muted">You see it under My Subscriptions, where you can cancel it too.{phone && ` Questions? Call us on ${phone}.`}</Text>
	</FailedDialog>
)

/** There is a request already (A.SUBREQ-19). */
export const PendingDialog = ({ phone, onClose }: Told) => (
	<FailedDialog
		title="Your request is in progress"
		phone={phone}
		onClose={onClose}
		actions={
			<ButtonLink as={Link} to="/profile?tab=subscriptions" variant="quiet">
				My Subscriptions
			</ButtonLink>
		}
	>
		<Text weight="strong">{alreadyPending}</Text>
		<Text tone="muted">We look at it and write to you.{phone && ` To change it, call us on ${phone}.`}</Text>
	</FailedDialog>
)

/** Seconds after which the dialog leads to the login by itself. */
const expiredStays = 3

/** The session is over; what was typed waits for the next one (A.SUBREQ-22). */
export function ExpiredDialog({ onLogIn }: { onLogIn: () => void }) {
	const leave = useRef(onLogIn)
	useEffect(() => {
		leave.current = onLogIn
	})
	useEffect(() => {
		const timer = setTimeout(() => leave.current(), expiredStays * 1000)
		return () => clearTimeout(timer)
	}, [])
	return (
		<Dialog open onClose={onLogIn} backCloses={false} title="Session Expired" actions={<Button onClick={onLogIn}>Login</Button>}>
			<Text>Your session has expired. Please login again. What you typed is kept and stands here afterwards.</Text>
		</Dialog>
	)
}

/** Something that nobody expected, with what can be done about it (A.SUBREQ-23). */
export const UnexpectedDialog = ({ reference, phone, onClose }: Told & { reference: string }) => (
	<FailedDialog title="Unexpected Error" phone={phone} onClose={onClose}>
		<Text weight="strong">Your request could not be sent.</Text>
		<Text>Reference: {reference}</Text>
		<ol>
			<li>Check your connection.</li>
			<li>Close this and send the request again: what you typed is kept, and it is sent once.</li>
			<li>If it does not work, call us{phone && ` on ${phone}`} and tell us the reference.</li>
		</ol>
	</FailedDialog>
)
