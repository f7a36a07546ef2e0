import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { SalesLine } from '#contract/admin/dashboard-words.ts'
import type { Dues } from '#contract/admin/money.ts'
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
	queryKey: ['staff', 'dues'],
	queryFn: ({ signal }) => staffApi.dues({ signal }),
	refetchOnMount: 'always',
})

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
						name: `${formatDay(day, today)}, ${technician_name}`,
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

const pathOf: Record<SalesLine, string | null> = {
	repairs: '/admin/repairs',
	orders: '/admin/orders',
	plans: '/admin/subscriptions',
	vehicles: null,
}

/** What was done, delivered or begun and is not paid, the oldest first. */
export function StillDue() {
	const found = useQuery(dues)
	if (!found.data)
		return <NotLoaded query={found} loading="Adding up..." failed="What is due could not be loaded." scene="broken" count={4} />
	const { rows, due, overdue } = found.data
	return (
		<DetailPart title="Still due">
			<Rows>
				<Row term="Due">{formatExactRupees(due)}</Row>
				<Row term={`Overdue, for more than ${overdueDays} days`}>{formatExactRupees(overdue)}</Row>
			</Rows>
			{rows.length === 0 ? (
				<Text tone="muted">Everything that was done and delivered is paid.</Text>
			) : (
				<NumberTable
					caption="What is still due"
					heads={['For', 'Days', 'Due']}
					rows={rows.map((row) => ({
						key: `${row.line} ${row.id}`,
						name: <For row={row} />,
						cells: [row.days, formatExactRupees(row.due)],
					}))}
				/>
			)}
			<SaveTable
				name="Still due"
				heads={['Reference', 'Customer', 'Since', 'Days', 'Due']}
				lines={rows.map(({ reference, customer_name, since, days, due: amount }) => [
					reference,
					customer_name,
					dayOf(new Date(since)),
					days,
					amount,
				])}
			/>
		</DetailPart>
	)
}

function For({ row: { line, id, reference, customer_name, overdue } }: { row: Dues['rows'][number] }) {
	const path = pathOf[line]
	return (
		<Text as="span" tone={overdue ? 'bad' : 'ink'}>
			{path ? <Link to={`${path}/${id}`}>{reference}</Link> : reference}, {customer_name}
			{overdue && ', overdue'}
		</Text>
	)
}
