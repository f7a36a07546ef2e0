import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Subscription } from '#contract/plans/plans.ts'
import type { Visit, VisitSummary } from '#contract/plans/visits.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { Heading } from '../../../ui/heading.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { activeOf, ownSubscriptions } from '../shared/own-plan-queries.ts'
import { pastVisits, upcomingVisits, visitSummary } from '../shared/visit-queries.ts'
import { visitStamp, visitWhen } from '../shared/visit-words.ts'
import styles from './own-visits.module.css'
import { CancelVisit, RescheduleDialog, ScheduleDialog } from './visit-dialogs.tsx'

/** How many visits there are, those to come, and those that were (A.PROFILE-35). */
export function OwnVisits() {
	const subscriptions = useQuery(ownSubscriptions)
	const active = activeOf(subscriptions.data)
	const summary = useQuery({ ...visitSummary, enabled: active !== undefined })
	const upcoming = useQuery(upcomingVisits)
	if (!upcoming.data || !subscriptions.data)
		return (
			<NotLoaded
				query={upcoming.data ? subscriptions : upcoming}
				loading="Loading your visits..."
				failed="Failed to fetch upcoming visits"
				scene="broken"
			/>
		)
	return (
		<Stack gap="loose">
			{active && summary.data && <Summary summary={summary.data} />}
			{active && <ScheduleButton subscription={active} />}
			<Stack as="section" gap="small" aria-labelledby="upcoming-title">
				<Heading id="upcoming-title">Upcoming visits</Heading>
				{upcoming.data.length === 0 ? (
					<EmptyState
						scene="free-day"
						level={3}
						title="No upcoming visits"
						text={active ? 'Choose a day, and a technician comes to your door.' : 'Visits come with a plan.'}
					>
						{!active && (
							<ButtonLink as={Link} to="/subscription/plans">
								View Plans
							</ButtonLink>
						)}
					</EmptyState>
				) : (
					<Stack as="ul" aria-label="Upcoming visits">
						{upcoming.data.map((visit) => (
							<Upcoming
								key={visit.id}
								visit={visit}
								lastDay={
									subscriptions.data.find(({ id }) => id === visit.subscription_id)?.end_date ?? dayOf(new Date(visit.scheduled_date))
								}
							/>
						))}
					</Stack>
				)}
			</Stack>
			<PastVisits />
		</Stack>
	)
}

const Summary = ({ summary }: { summary: VisitSummary }) => (
	<ul className={styles.counts} aria-label="Your visits">
		<Count words="Completed" count={summary.completed_visits_count} />
		<Count words="Scheduled" count={summary.upcoming_visits_count} />
		<Count words="Remaining" count={summary.remaining_visits} isFew={summary.remaining_visits <= 1} of={summary.total_visits_allowed} />
		<li>
			<Panel tone="sunk">
				<Text size="small" tone="muted">
					Last visit
				</Text>
				<Text weight="strong">
					{summary.last_visit_date ? formatDay(dayOf(new Date(summary.last_visit_date)), dayOf(new Date())) : 'none yet'}
				</Text>
			</Panel>
		</li>
	</ul>
)

/** One of the counts; few that remain are told in red too (A.SUB-16). */
const Count = ({ words, count, of, isFew = false }: { words: string; count: number; of?: number; isFew?: boolean }) => (
	<li>
		<Panel tone="sunk">
			<Text size="small" tone="muted">
				{words}
			</Text>
			<Text weight="strong" tone={isFew ? 'bad' : 'ink'} numbers>
				{count}
				{of !== undefined && ` of ${of}`}
			</Text>
		</Panel>
	</li>
)

/** Opens the choice of a day, where a visit remains (A.SUB-15). */
export function ScheduleButton({ subscription }: { subscription: Subscription }) {
	const [isOpen, setOpen] = useState(false)
	const isOver = subscription.remaining_visits === 0
	return (
		<Cluster>
			<Button variant="go" aria-haspopup="dialog" aria-disabled={isOver} onClick={() => setOpen(true)}>
				Schedule Visit
			</Button>
			{isOver && (
				<Text size="small" tone="muted">
					No visits remaining in your subscription.
				</Text>
			)}
			{isOpen && <ScheduleDialog subscription={subscription} onClose={() => setOpen(false)} />}
		</Cluster>
	)
}

function Upcoming({ visit, lastDay }: { visit: Visit; lastDay: string }) {
	return (
		<li>
			<Cluster apart gap="normal">
				<div>
					<Text weight="strong">{visitWhen(visit)}</Text>
					<Text size="small" tone="muted">
						{visit.plan_name}, {visit.vehicle_name}
						{visit.technician_name && `. ${visit.technician_name} comes.`}
					</Text>
				</div>
				<VisitActions visit={visit} lastDay={lastDay} hasDetails />
			</Cluster>
		</li>
	)
}

type ActionsProps = { visit: Visit; lastDay: string /** The way to its page. */; hasDetails?: boolean }

/** What may still be done about a visit (A.PROFILE-37). */
export function VisitActions({ visit, lastDay, hasDetails = false }: ActionsProps) {
	const [opened, setOpened] = useState<'reschedule' | 'cancel' | null>(null)
	const close = () => setOpened(null)
	const when = visitWhen(visit)
	return (
		<Cluster>
			{hasDetails && (
				<ButtonLink as={Link} to={`/subscription/visits/${visit.id}`} variant="text" size="low" aria-label={`View Details: ${when}`}>
					View Details
				</ButtonLink>
			)}
			{visit.can.reschedule && (
				<Button variant="quiet" size="low" aria-label={`Reschedule: ${when}`} onClick={() => setOpened('reschedule')}>
					Reschedule
				</Button>
			)}
			{visit.can.cancel && (
				<Button variant="bad" size="low" aria-label={`Cancel: ${when}`} onClick={() => setOpened('cancel')}>
					Cancel
				</Button>
			)}
			{opened === 'reschedule' && <RescheduleDialog visit={visit} lastDay={lastDay} onClose={close} />}
			{opened === 'cancel' && <CancelVisit visit={visit} onClose={close} onCancelled={focusHeading} />}
		</Cluster>
	)
}

/** What was done, found and called off, asked for when it is opened (A.VISIT-39). */
function PastVisits() {
	const [isOpen, setOpen] = useState(false)
	const [tens, setTens] = useState(1)
	const query = useQuery({ ...pastVisits(tens), enabled: isOpen, placeholderData: (before) => before })
	const visits = query.data?.results ?? []
	return (
		<Disclosure title="Past Visits" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			{!isOpen ? null : !query.data ? (
				<NotLoaded query={query} loading="Loading past visits..." failed="Failed to load past visits." count={3} />
			) : visits.length === 0 ? (
				<Text tone="muted">No past visits yet.</Text>
			) : (
				<Stack>
					<ul aria-label="Past Visits">
						{visits.map((visit) => (
							<Past key={visit.id} visit={visit} />
						))}
					</ul>
					{query.data.next !== null && (
						<div>
							<Button variant="quiet" size="low" busy={query.isFetching} onClick={() => setTens(tens + 1)}>
								Show more
							</Button>
						</div>
					)}
				</Stack>
			)}
		</Disclosure>
	)
}

const Past = ({ visit }: { visit: Visit }) => (
	<li>
		<Rows>
			<Row
				term={
					<>
						<Link to={`/subscription/visits/${visit.id}`}>{visitWhen(visit)}</Link>
						{visit.completion_date && <Text size="small">Completed {momentWords(visit.completion_date)}</Text>}
						<Text size="small">{visit.technician_notes || visit.cancellation_notes || visit.service_notes}</Text>
					</>
				}
				under={visit.plan_name}
			>
				<Stamp kind={visitStamp[visit.status]}>{visit.status_display}</Stamp>
			</Row>
		</Rows>
	</li>
)
