import { Link } from 'react-router'
import { ScheduleVisit } from '../../features/plans/own/schedule-visit.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { RequireLogin } from '../../session/require-login.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { PageHeading } from '../../ui/heading.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Section } from '../../ui/section.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Wrap } from '../../ui/wrap.tsx'

export const meta = unlistedMeta('Schedule Visit')

/** Chooses a day for a visit (A.LAYOUT-05). */
export default function ScheduleVisitPage() {
	return (
		<Section as="div" air="small">
			<Wrap>
				<Stack gap="loose">
					<Stack gap="small">
						<Eyebrow>
							<Link to="/profile?tab=subscriptions&sub=visits">My Visits</Link>
						</Eyebrow>
						<PageHeading>Schedule Visit</PageHeading>
					</Stack>
					<RequireLogin waiting={<LoadingText>Loading...</LoadingText>}>{() => <ScheduleVisit />}</RequireLogin>
				</Stack>
			</Wrap>
		</Section>
	)
}
