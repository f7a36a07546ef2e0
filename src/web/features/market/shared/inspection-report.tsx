import type { InspectionReport as Report } from '#contract/market/inspection-report.ts'
import type { InspectionVerdict } from '#contract/market/inspection-words.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Stamp, type StampKind } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'

const stamps: Record<InspectionVerdict, StampKind> = { excellent: 'ok', good: 'ok', fair: 'wait', needs_work: 'bad' }

/** What our inspection found, group by group: how many points are in order, and what is worn or faulty, in its technician's words. */
export function InspectionReport({ report }: { report: Report }) {
	const all = report.groups.flatMap(({ points }) => points)
	return (
		<Stack as="section" gap="small" aria-labelledby="report-title">
			<Heading id="report-title">Inspection report</Heading>
			<Cluster>
				<Text weight="strong" numbers>
					{report.score} of 100
				</Text>
				<Stamp kind={stamps[report.verdict]}>{report.verdict_display}</Stamp>
			</Cluster>
			<Text tone="muted" numbers>
				{all.length} points, looked at on {formatDay(dayOf(new Date(report.inspected_at)))}
			</Text>
			{report.summary && <Text>{report.summary}</Text>}
			<div>
				{report.groups
					.filter(({ points }) => points.length > 0)
					.map(({ name, points }) => {
						const wrong = points.filter(({ rating }) => rating === 'worn' || rating === 'faulty').length
						return (
							<Disclosure key={name} title={`${name}: ${wrong === 0 ? 'all in order' : `${wrong} of ${points.length} worn or faulty`}`}>
								<Rows>
									{points.map((point) => (
										<Row key={point.name} term={point.name} under={point.remark || undefined}>
											{point.rating_display}
										</Row>
									))}
								</Rows>
							</Disclosure>
						)
					})}
			</div>
		</Stack>
	)
}
