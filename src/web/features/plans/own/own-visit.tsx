import { useQuery } from '@tanstack/react-query'
import { visitRule } from '#contract/company/policy-rule-words.ts'
import type { Visit } from '#contract/plans/visits.ts'
import { dayOf } from '#shared/days.ts'
import { wordsOf } from '../../../api.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { type Company, OwnHelp, OwnPage, type OwnWords, PrintButton, PrintedHead } from '../../../kits/sold/own-page.tsx'
import { PhotosOfWork } from '../../../kits/work/photos-of-work.tsx'
import { StartCode } from '../../../kits/work/start-code.tsx'
import { Button } from '../../../ui/button.tsx'
import { Split } from '../../../ui/columns.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { PageHeading } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { JobCard } from '../../../ui/job-card.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { Ticks } from '../../../ui/ticks.tsx'
import { ownSubscriptions } from '../shared/own-plan-queries.ts'
import { ownVisit, ownVisitPhotos } from '../shared/visit-queries.ts'
import { visitStamp, visitWhen } from '../shared/visit-words.ts'
import { visitsApi } from '../shared/visits-api.ts'
import { VisitActions } from './own-visits.tsx'

export const visitPage: OwnWords = {
	one: 'Visit',
	list: { to: '/profile?tab=subscriptions&sub=visits', words: 'My Visits' },
	more: { to: '/subscription/schedule', words: 'Schedule Visit' },
}

type Props = {
	/** Null for an address that can be none. */
	id: number | null
	company: Company
}

/** A visit of the caller: when, what is to be done, what was found (A.VISIT-44). It follows the work while the page is open and seen. */
export function OwnVisit({ id, company }: Props) {
	return (
		<OwnPage
			words={visitPage}
			options={id === null ? null : ownVisit(id)}
			isOver={({ status }) => status !== 'scheduled'}
			contact={company}
		>
			{(visit) => <VisitInFull visit={visit} company={company} />}
		</OwnPage>
	)
}

function VisitInFull({ visit, company }: { visit: Visit; company: Company }) {
	const subscriptions = useQuery(ownSubscriptions)
	const lastDay = subscriptions.data?.find(({ id }) => id === visit.subscription_id)?.end_date ?? dayOf(new Date(visit.scheduled_date))
	return (
		<>
			<PrintedHead company={company} />
			<Cluster apart>
				<PageHeading size="m">Visit on {visitWhen(visit)}</PageHeading>
				<span role="status">
					<Stamp kind={visitStamp[visit.status]}>{visit.status_display}</Stamp>
				</span>
			</Cluster>
			<Stack gap="loose">
				{visit.start_code && (
					<Panel data-print="hide">
						<StartCode code={visit.start_code} />
					</Panel>
				)}
				<Split
					side={
						<Stack data-print="hide">
							<VisitActions visit={visit} lastDay={lastDay} />
							<Cluster>
								{visit.status === 'scheduled' && <CalendarButton visit={visit} />}
								<PrintButton />
							</Cluster>
							{(visit.can.reschedule || visit.can.cancel) && (
								<Text size="small" tone="muted">
									{visitRule}
								</Text>
							)}
							<OwnHelp reference={visit.reference} before="" contact={company} />
						</Stack>
					}
				>
					<Stack gap="loose">
						<VisitSheet visit={visit} />
						<PhotosOfWork count={visit.photo_count} options={ownVisitPhotos(visit.id)} />
					</Stack>
				</Split>
			</Stack>
		</>
	)
}

function VisitSheet({ visit }: { visit: Visit }) {
	const done = visit.checklist.filter((check) => check.done).map(({ name }) => name)
	const left = visit.checklist.filter((check) => !check.done).map(({ name }) => name)
	return (
		<JobCard label={`Subscription ${visit.reference}`} title={visit.plan_name}>
			<Rows>
				<Row term="When" strong>
					{visitWhen(visit)}
				</Row>
				<Row term="Bike">{visit.vehicle_name}</Row>
				{(visit.technician_name || visit.status === 'scheduled') && (
					<Row term="Technician">{visit.technician_name || 'not chosen yet'}</Row>
				)}
				{visit.service_notes && <Row term="Service notes">{visit.service_notes}</Row>}
				{visit.technician_notes && <Row term="Technician notes">{visit.technician_notes}</Row>}
				{visit.completion_date && <Row term="Completed">{momentWords(visit.completion_date)}</Row>}
				{visit.cancellation_notes && <Row term="Cancelled because">{visit.cancellation_notes}</Row>}
			</Rows>
			<Stack gap="tight">
				{done.length > 0 && (
					<section aria-label="Checked">
						<Ticks items={done} />
					</section>
				)}
				{visit.status === 'completed' && left.length > 0 && (
					<section aria-label="Not done">
						<Ticks items={left} without />
					</section>
				)}
			</Stack>
		</JobCard>
	)
}

/** The visit for a calendar; read again later, it moves the same entry (ux 55). */
function CalendarButton({ visit }: { visit: Visit }) {
	const { run, isBusy, error } = useAction(async () => {
		const file = await visitsApi.calendar({ params: { id: visit.id } })
		saveFile(`pahiya-visit-${visit.id}.ics`, new Blob([file], { type: 'text/calendar' }))
	})
	return (
		<div>
			<Button variant="quiet" size="low" busy={isBusy} onClick={() => run()}>
				<Icon name="calendar" size={20} />
				Add to calendar
			</Button>
			<ProblemAlert words={error !== null && wordsOf(error, 'The calendar file could not be loaded. Please try again.')} size="small" />
		</div>
	)
}
