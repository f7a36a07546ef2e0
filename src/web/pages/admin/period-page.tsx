import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { dayOf } from '#shared/days.ts'
import { useNow } from '../../browser/use-now.ts'
import { PeriodBar } from '../../features/staff-dashboard/period-bar.tsx'
import { type Period, periodOf } from '../../features/staff-dashboard/periods.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { Stack } from '../../ui/stack.tsx'

type Props = { title: string /** What is not of a period. */; above?: ReactNode; children: (period: Period) => ReactNode }

/** A screen with figures of a period, which its address says: `?from=&to=` (decision 0051). */
export function PeriodPage({ title, above, children }: Props) {
	const [search, setSearch] = useSearchParams()
	const today = dayOf(useNow())
	const period = periodOf(search, today)
	return (
		<StaffPage title={title}>
			<Stack gap="loose">
				{above}
				<PeriodBar period={period} today={today} onPeriod={(next) => setSearch({ ...next }, { preventScrollReset: true, replace: true })} />
				{children(period)}
			</Stack>
		</StaffPage>
	)
}
