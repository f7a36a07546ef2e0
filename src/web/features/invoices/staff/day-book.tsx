import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { overdueDays } from '#contract/admin/money-words.ts'
import { dayOf, formatDay, type IndianDay } from '#shared/days.ts'
import { formatExactRupees } from '#shared/money.ts'
import { NumberTable, SaveTable } from '../../../kits/figures/number-table.tsx'
import { staffApi } from '../../../staff-api.ts'
import { DetailPart } from '../../../ui/detail-screen.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Text } from '../../../ui/text.tsx'

type Period = { from: IndianDay; to: IndianDay }

const dayBookOf = ({ from, to }: Period) =>
	queryOptions({
		queryKey: ['staff', 'day-book', from, to],
		queryFn: ({ signal }) => staffApi.dayBook({ query: { date_from: from, date_to: to }, signal }),
		refetchOnMount: 'always',
		placeholderData: keepPreviousData,
	})
const dues = queryOptions({
	queryKey: ['staff', 'dues', 'sums'],
	queryFn: ({ signal }) => staffApi.dues({ query: { page_size: 1 }, signal }),
	refetchOnMount: 'always',
})

/** The payments behind a row of the day book. */
const paymentsOf = (day: IndianDay, technician: number | null) =>
	`/admin/payments?${new URLSearchParams({ date_from: day, date_to: day, technician: String(technician ?? 'office') })}`

/** Cash and UPI by day and technician (decision 0050). */
export function DayBook({ period }: { period: Period }) {
	const book = useQuery(dayBookOf(period))
	if (!book.data)
		return <NotLoaded query={book} loading="Adding up..." failed="The day book could not be loaded." scene="broken" count={8} />
	const { rows, totals } = book.data
	const today = dayOf(new Date())
	return (
		<DetailPart title="Taken">
			<Text size="small" tone="muted">
				By the day it was recorded and the technician who recorded it, refunds taken off. What the office recorded is the office’s.
			</Text>
			<Rows>
				<Row term="Cash">{formatExactRupees(totals.cash)}</Row>
				<Row term="UPI">{formatExactRupees(totals.upi)}</Row>
			</Rows>
			{rows.length > 0 && (
				<NumberTable
					caption="Cash and UPI by day and technician"
					heads={['Day and technician', 'Cash', 'UPI', 'Together']}
					rows={rows.map(({ day, technician, technician_name, cash, upi }) => ({
						key: `${day} ${technician}`,
						name: <Link to={paymentsOf(day, technician)}>{`${formatDay(day, today)}, ${technician_name}`}</Link>,
						cells: [cash, upi, cash + upi].map(formatExactRupees),
					}))}
				/>
			)}
			<SaveTable
				name="Day book"
				period={period}
				heads={['Day', 'Technician', 'Cash', 'UPI']}
				lines={rows.map(({ day, technician_name, cash, upi }) => [day, technician_name, cash, upi])}
			/>
		</DetailPart>
	)
}

/** What was done, delivered or begun and is not paid, as sums; its list has the rest. */
export function StillDue() {
	const found = useQuery(dues)
	if (!found.data)
		return <NotLoaded query={found} loading="Adding up..." failed="What is due could not be loaded." scene="broken" count={2} />
	const { count, due, overdue } = found.data
	return (
		<DetailPart title="Still due">
			<Rows>
				<Row term="Due">{formatExactRupees(due)}</Row>
				<Row term={`Overdue, for more than ${overdueDays} days`}>{formatExactRupees(overdue)}</Row>
			</Rows>
			<Text>
				{count === 0 ? (
					'Everything that was done and delivered is paid.'
				) : (
					<Link to="/admin/dues">{count === 1 ? 'What is not paid' : `All ${count} that are not paid`}</Link>
				)}
			</Text>
		</DetailPart>
	)
}
