import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { largeInvoice } from '#contract/invoices/invoice-words.ts'
import type { GstReport as Report } from '#contract/invoices/staff-invoices.ts'
import type { IndianDay } from '#shared/days.ts'
import { formatExactRupees } from '#shared/money.ts'
import { NumberTable, SaveTable } from '../../../kits/figures/number-table.tsx'
import { staffApi } from '../../../staff-api.ts'
import { DetailPart } from '../../../ui/detail-screen.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Text } from '../../../ui/text.tsx'
import { documentNames, gstr1Files } from './gstr1-files.ts'

type Period = { from: IndianDay; to: IndianDay }

const reportOf = ({ from, to }: Period) =>
	queryOptions({
		queryKey: ['staff', 'gst-report', from, to],
		queryFn: ({ signal }) => staffApi.gstReport({ query: { date_from: from, date_to: to }, signal }),
		refetchOnMount: 'always',
		placeholderData: keepPreviousData,
	})

/** What the return of a period asks for, each table to be saved in the shape of GSTR-1's own files (decision 0050). */
export function GstReport({ period }: { period: Period }) {
	const report = useQuery(reportOf(period))
	if (!report.data)
		return <NotLoaded query={report} loading="Adding up..." failed="The figures could not be loaded." scene="broken" count={8} />
	const { by_place, large, exempt, by_code, documents, totals } = report.data
	const files = { report: report.data, period }
	if (documents.length === 0)
		return (
			<DetailPart title="Nothing to report">
				<Text tone="muted">No tax invoice was issued in these days. One needs a GSTIN, which an admin enters in the settings.</Text>
			</DetailPart>
		)
	return (
		<>
			<DetailPart title="To consumers, by place and rate">
				<NumberTable
					caption="Tax by place and rate"
					heads={['Place of supply and rate', ...taxHeads]}
					rows={by_place.map((row) => ({
						key: `${row.place_of_supply} ${row.gst_rate}`,
						name: `${row.place_of_supply}, ${row.gst_rate} %`,
						cells: taxesOf(row).map(formatExactRupees),
					}))}
				/>
				<SaveFile name="b2cs" {...files} />
			</DetailPart>
			{large.length > 0 && (
				<DetailPart title="Large ones to other states">
					<Text size="small" tone="muted">
						Invoices above {formatExactRupees(largeInvoice)}, and credit notes for such, stand one by one in the return.
					</Text>
					<NumberTable
						caption="Large invoices and credit notes"
						heads={['Document and rate', 'Value', 'Taxable', 'IGST']}
						rows={large.map(({ number, gst_rate, place_of_supply, total, taxable, igst }) => ({
							key: `${number} ${gst_rate}`,
							name: `${number}, ${place_of_supply}, ${gst_rate} %`,
							cells: [total, taxable, igst].map(formatExactRupees),
						}))}
					/>
					<SaveFile name="b2cl" {...files} />
					<SaveFile name="cdnur" {...files} />
				</DetailPart>
			)}
			{exempt.length > 0 && (
				<DetailPart title="Without tax">
					<NumberTable
						caption="What has no tax"
						heads={['Where to', 'Value']}
						rows={exempt.map(({ is_other_state, total }) => ({
							key: String(is_other_state),
							name: is_other_state ? 'Other states' : 'Own state',
							cells: [formatExactRupees(total)],
						}))}
					/>
					<SaveFile name="exemp" {...files} />
				</DetailPart>
			)}
			<DetailPart title="By HSN and SAC">
				<NumberTable
					caption="Tax by HSN and SAC"
					heads={['Code and rate', 'Pieces', 'Total', ...taxHeads]}
					rows={[
						...by_code.map((row) => ({
							key: `${row.code} ${row.kind} ${row.gst_rate}`,
							name: `${row.code}, ${row.gst_rate} %`,
							cells: [row.quantity, ...[row.total, ...taxesOf(row)].map(formatExactRupees)],
						})),
						{ key: 'all', name: <strong>Together</strong>, cells: ['', ...[totals.total, ...taxesOf(totals)].map(formatExactRupees)] },
					]}
				/>
				<SaveFile name="hsn(b2c)" {...files} />
			</DetailPart>
			<DetailPart title="Documents issued">
				<NumberTable
					caption="Numbers of documents"
					heads={['From and to', 'Issued']}
					rows={documents.map(({ kind, first, last, count }) => ({
						key: first,
						name: `${documentNames[kind]}: ${first} to ${last}`,
						cells: [count],
					}))}
				/>
				<SaveFile name="docs" {...files} />
			</DetailPart>
		</>
	)
}

/** Saves one table of the report as GSTR-1's file of this name. */
const SaveFile = ({ name, report, period }: { name: keyof typeof gstr1Files; report: Report; period: Period }) => (
	<SaveTable name={name} heads={gstr1Files[name].heads} lines={gstr1Files[name].lines(report)} period={period} isForPortal />
)

const taxHeads = ['Taxable', 'CGST', 'SGST', 'IGST']
const taxesOf = ({ taxable, cgst, sgst, igst }: Report['totals'] | Report['by_place'][number]) => [taxable, cgst, sgst, igst]
