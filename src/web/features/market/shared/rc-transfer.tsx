import type { RcProgress } from '#contract/market/rc-transfers.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { Timeline } from '../../../ui/timeline.tsx'

/** Whether another step is to come. */
export const isRcUnderWay = (rc: RcProgress | null) => rc?.steps.some(({ date }) => date === null) === true

/** How far the registration certificate is on its way from seller to buyer; nothing before the vehicle is sold. */
export function RcTransfer({ rc }: { rc: RcProgress | null }) {
	if (!rc) return null
	const today = dayOf(new Date())
	const at = rc.steps.findIndex(({ date }) => date === null)
	return (
		<Stack as="section" gap="small" aria-labelledby="rc-title">
			<Heading id="rc-title">Registration certificate (RC)</Heading>
			<Timeline
				label="RC transfer"
				steps={rc.steps.map(({ step_display, date }, place) => ({
					title: step_display,
					...(date && { time: formatDay(date, today) }),
					state: date ? 'done' : place === at ? 'current' : 'next',
				}))}
			/>
			{rc.receipt_number && (
				<Rows ruled>
					<Row term="RTO receipt">{rc.receipt_number}</Row>
				</Rows>
			)}
			{rc.note && <Text>{rc.note}</Text>}
		</Stack>
	)
}
