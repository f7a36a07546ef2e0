import { Fragment, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { CustomerHistory } from '#contract/admin/customer-history.ts'
import type { StaffCollection } from '#contract/staff-collections.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { formatCount } from '#shared/format-count.ts'
import { formatExactRupees } from '#shared/money.ts'
import { formatRegistration } from '#shared/registration.ts'
import { BikePlate } from '../../kits/work/bike-plate.tsx'
import { Button } from '../../ui/button.tsx'
import { DetailPart } from '../../ui/detail-screen.tsx'
import { momentWords } from '../../ui/moment-words.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import { Text } from '../../ui/text.tsx'
import { Timeline, type TimelineStep } from '../../ui/timeline.tsx'
import type { useCustomerHistory } from './use-customer-history.ts'

/** What begins at no time has one at which it was sent. */
const sentWords: Partial<Record<StaffCollection, string>> = {
	orders: 'Ordered',
	'subscription-requests': 'Sent',
	'contact-messages': 'Sent',
}

function whenOf({ collection, starts_at }: CustomerHistory['open'][number]) {
	if (starts_at === null) return 'As soon as possible'
	if (collection === 'vehicle-bookings' || collection === 'subscriptions') return formatDay(dayOf(new Date(starts_at)), dayOf(new Date()))
	return [sentWords[collection], momentWords(starts_at)].filter(Boolean).join(' ')
}

type HistoryQuery = ReturnType<typeof useCustomerHistory>
type About = NonNullable<CustomerHistory['entries'][number]['about']>
type Props = {
	asked: HistoryQuery
	/** The screen of a thing, which its own feature knows. */
	pathOf: (about: About) => string
}

/** What a customer has: bikes, money, and what is open now (A.ADMIN-26). */
export function CustomerNow({ asked, pathOf }: Props) {
	if (!asked.data) return <NotLoaded query={asked} loading="Loading history..." failed="The history could not be loaded." count={4} />
	const { bikes, garage, sessions, money, open } = asked.data
	return (
		<>
			<Rows ruled>
				{bikes.length > 0 && (
					<Row term={bikes.length === 1 ? 'Bike we came for' : 'Bikes we came for'}>
						{bikes.map((bike) => (
							<Fragment key={`${bike.registration_number} ${bike.model}`}>
								<BikePlate bike={bike} />{' '}
							</Fragment>
						))}
					</Row>
				)}
				{garage.map(({ id, name, registration_number, km }) => (
					<Row key={id} term={name} under={km !== null && `${formatCount(km)} km`}>
						{registration_number ? formatRegistration(registration_number) : 'Number not known'}
					</Row>
				))}
				<Row term="Paid">{formatExactRupees(money.paid)}</Row>
				<Row term="Due" strong={money.due > 0}>
					{formatExactRupees(money.due)}
				</Row>
				{money.to_refund > 0 && (
					<Row term="To refund" strong>
						{formatExactRupees(money.to_refund)}
					</Row>
				)}
			</Rows>
			<DetailPart title="Open now">
				{open.length === 0 ? (
					<Text tone="muted">Nothing is open.</Text>
				) : (
					<Rows>
						{open.map((thing) => (
							<Row
								key={`${thing.collection} ${thing.id}`}
								term={
									<>
										<Link to={pathOf(thing)}>{thing.reference}</Link> {thing.title}
									</>
								}
								under={whenOf(thing)}
							>
								<Stamp kind={thing.status === 'in_progress' || thing.status === 'shipped' ? 'wait' : 'plain'}>{thing.status_display}</Stamp>
							</Row>
						))}
					</Rows>
				)}
			</DetailPart>
			{sessions.length > 0 && (
				<DetailPart title="Logged in">
					<Rows>
						{sessions.map(({ device, created_at, last_used_at }) => (
							<Row key={created_at} term={device} under={`Since ${momentWords(created_at)}`}>
								{`Last seen ${momentWords(last_used_at)}`}
							</Row>
						))}
					</Rows>
				</DetailPart>
			)}
		</>
	)
}

/** So many of them are what somebody on the phone asks about; a busy customer has a hundred. */
const shownFirst = 12

/** Everything that happened between a customer and the company, newest first. */
export function CustomerTimeline({ asked, pathOf }: Props) {
	const [hasAll, setAll] = useState(false)
	if (!asked.data) return null
	const { entries } = asked.data
	const stepOf = ({ at, kind, title, text, by, about }: CustomerHistory['entries'][number]): TimelineStep => {
		const words: ReactNode = about ? (
			<>
				<Link to={pathOf(about)}>{about.reference}</Link> {title}
			</>
		) : kind === 'mail' ? (
			`Mail: ${title}`
		) : (
			title
		)
		return {
			title: words,
			time: by ? `${momentWords(at)}, by ${by}` : momentWords(at),
			...(text && { text }),
			state: title === 'Cancelled' ? 'stopped' : 'done',
		}
	}
	return (
		<DetailPart title="What happened">
			<Timeline label="What happened" steps={entries.slice(0, hasAll ? undefined : shownFirst).map(stepOf)} />
			{entries.length > shownFirst && (
				<div>
					<Button variant="quiet" size="low" aria-expanded={hasAll} onClick={() => setAll(!hasAll)}>
						{hasAll ? 'Show fewer' : `Show all ${entries.length}`}
					</Button>
				</div>
			)}
		</DetailPart>
	)
}
