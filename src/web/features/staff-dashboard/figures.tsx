import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { salesLineNames, salesLines } from '#contract/admin/dashboard-words.ts'
import { dayOf, formatDay, formatMonth } from '#shared/days.ts'
import { formatExactRupees, formatRupees } from '#shared/money.ts'
import { NumberTable, SaveTable } from '../../kits/figures/number-table.tsx'
import { staffApi } from '../../staff-api.ts'
import { BarChart } from '../../ui/bar-chart.tsx'
import { DetailPart } from '../../ui/detail-screen.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './figures.module.css'
import type { Period } from './periods.ts'

const figuresOf = ({ from, to }: Period) =>
	queryOptions({
		queryKey: ['staff', 'dashboard', from, to],
		queryFn: ({ signal }) => staffApi.dashboard({ query: { date_from: from, date_to: to }, signal }),
		refetchOnMount: 'always',
		placeholderData: keepPreviousData,
	})

/** Takings, conversion, customers and technicians' load of a period (decision 0051). */
export function Figures({ period }: { period: Period }) {
	const figures = useQuery(figuresOf(period))
	if (!figures.data)
		return <NotLoaded query={figures} loading="Adding up..." failed="The figures could not be loaded." scene="broken" count={8} />
	return (
		<div className={styles.figures} aria-busy={figures.isPlaceholderData}>
			<Takings figures={figures.data} />
			<Outcomes figures={figures.data} />
			<Technicians figures={figures.data} />
		</div>
	)
}

const stepWords = (step: Dashboard['step'], day: string) =>
	step === 'day' ? formatDay(day, dayOf(new Date())) : formatMonth(day.slice(0, 7))

function Takings({ figures: { revenue, totals, step } }: { figures: Dashboard }) {
	const heads = [step === 'day' ? 'Day' : 'Month', ...salesLines.map((line) => salesLineNames[line]), 'Together']
	const amounts = (row: (typeof revenue)[number] | typeof totals) => [...salesLines.map((line) => row[line]), row.total]
	return (
		<DetailPart title="Takings">
			<Text size="small" tone="muted">
				Payments by the day they were recorded, refunds taken off; used vehicles at their price, when the booking is completed.
			</Text>
			<div className={styles.beside}>
				<BarChart
					bars={revenue.map((row) => ({ label: stepWords(step, row.from), parts: salesLines.map((line) => row[line]) }))}
					series={salesLines.map((line) => salesLineNames[line])}
					format={formatRupees}
				/>
				<Table caption="Takings by line" captionHidden>
					<thead>
						<tr>
							<th scope="col">Line</th>
							<th scope="col" data-number>
								Takings
							</th>
						</tr>
					</thead>
					<tbody>
						{salesLines.map((line) => (
							<tr key={line}>
								<th scope="row">{salesLineNames[line]}</th>
								<td data-number>{formatExactRupees(totals[line])}</td>
							</tr>
						))}
						<tr>
							<th scope="row">Together</th>
							<td data-number>
								<strong>{formatExactRupees(totals.total)}</strong>
							</td>
						</tr>
					</tbody>
				</Table>
			</div>
			<Disclosure title={step === 'day' ? 'Every day as a table' : 'Every month as a table'}>
				<NumberTable
					caption={step === 'day' ? 'Takings by day' : 'Takings by month'}
					heads={heads}
					rows={revenue.map((row) => ({ key: row.from, name: stepWords(step, row.from), cells: amounts(row).map(formatExactRupees) }))}
				/>
			</Disclosure>
			<SaveTable name="Takings" heads={heads} lines={revenue.map((row) => [row.from, ...amounts(row)])} />
		</DetailPart>
	)
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`)

function Outcomes({ figures: { lines, customers } }: { figures: Dashboard }) {
	return (
		<DetailPart title="From begun to done">
			<NumberTable
				caption="What customers began and what became of it"
				heads={['Line', 'Begun', 'Done', 'Rate', 'Lost', 'Open']}
				rows={lines.map(({ line, begun, done, lost, open }) => ({
					key: line,
					name: salesLineNames[line],
					cells: [begun, done, percent(done, begun), lost, open],
				}))}
			/>
			<Text>
				<strong>{customers.buying}</strong> {customers.buying === 1 ? 'customer' : 'customers'}, of them <strong>{customers.repeat}</strong>{' '}
				not for the first time ({percent(customers.repeat, customers.buying)}).
			</Text>
			<SaveTable
				name="Conversion"
				heads={['Line', 'Begun', 'Done', 'Lost', 'Open']}
				lines={lines.map(({ line, begun, done, lost, open }) => [salesLineNames[line], begun, done, lost, open])}
			/>
		</DetailPart>
	)
}

const hours = (minutes: number) => Math.round(minutes / 6) / 10

function Technicians({ figures: { technicians } }: { figures: Dashboard }) {
	const longestMinutes = Math.max(1, ...technicians.map(({ minutes }) => minutes))
	if (technicians.length === 0)
		return (
			<DetailPart title="Technicians">
				<Text tone="muted">Nobody had work in these days.</Text>
			</DetailPart>
		)
	return (
		<DetailPart title="Technicians">
			<NumberTable
				caption="Work of the technicians"
				heads={['Technician', 'Jobs', 'Done', 'Hours']}
				rows={technicians.map(({ id, name, jobs, done, minutes }) => ({
					key: id,
					name: (
						<>
							{name}
							<span className={styles.load} style={{ '--share': minutes / longestMinutes } as CSSProperties} aria-hidden="true" />
						</>
					),
					cells: [jobs, done, hours(minutes)],
				}))}
			/>
			<SaveTable
				name="Technicians"
				heads={['Technician', 'Jobs', 'Done', 'Hours']}
				lines={technicians.map(({ name, jobs, done, minutes }) => [name, jobs, done, hours(minutes)])}
			/>
		</DetailPart>
	)
}
