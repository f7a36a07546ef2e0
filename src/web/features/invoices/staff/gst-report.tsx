import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { InvoiceKind } from '#contract/invoices/invoice-words.ts'
import type { GstReport as Report } from '#contract/invoices/staff-invoices.ts'
import type { IndianDay } from '#shared/days.ts'
import { formatExactRupees } from '#shared/money.ts'
import { NumberTable, SaveTable } from '../../../kits/figures/number-table.tsx'
import { staffApi } from '../../../staff-api.ts'
import { DetailPart } from '../../../ui/detail-screen.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Text } from '../../../ui/text.tsx'

type CodeKind = Report['by_code'][number]['kind']
type Period = { from: IndianDay; to: IndianDay }

const reportOf = ({ from, to }: Period) =>
	queryOptions({
		queryKey: ['staff', 'gst-report', from, to],
		queryFn: ({ signal }) => staffApi.gstReport({ query: { date_from: from, date_to: to }, signal }),
		refetchOnMount: 'always',
		placeholderData: keepPreviousData,
	})

// As GSTR-1 calls them.
const documentNames: Record<InvoiceKind, string> = { invoice: 'Invoices for outward supply', credit_note: 'Credit Note' }
const codeNames: Record<CodeKind, string> = { service: 'Repair and maintenance services', part: 'Parts of two-wheelers' }
const units: Record<CodeKind, string> = { service: 'NA', part: 'NOS-NUMBERS' }

/** What the return of a period asks for, each table to be saved in the shape of GSTR-1's own files (decision 0050). */
export function GstReport({ period }: { period: Period }) {
	const report = useQuery(reportOf(period))
	if (!report.data)
		return <NotLoaded query={report} loading="Adding up..." failed="The figures could not be loaded." scene="broken" count={8} />
	const { by_place, by_code, documents, totals } = report.data
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
					rows={[
						...by_place.map((row) => ({
							key: `${row.place_of_supply} ${row.gst_rate}`,
							name: `${row.place_of_supply}, ${row.gst_rate} %`,
							cells: taxesOf(row).map(formatExactRupees),
						})),
						{ key: 'all', name: <strong>Together</strong>, cells: taxesOf(totals).map(formatExactRupees) },
					]}
				/>
				<SaveTable
					name="b2cs"
					heads={['Type', 'Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN']}
					lines={by_place.map(({ place_of_supply, gst_rate, taxable }) => ['OE', place_of_supply, '', gst_rate, taxable, 0, ''])}
				/>
			</DetailPart>
			<DetailPart title="By HSN and SAC">
				<NumberTable
					caption="Tax by HSN and SAC"
					heads={['Code and rate', 'Pieces', 'Total', ...taxHeads]}
					rows={by_code.map((row) => ({
						key: `${row.code} ${row.kind} ${row.gst_rate}`,
						name: `${row.code}, ${row.gst_rate} %`,
						cells: [row.quantity, ...[row.total, ...taxesOf(row)].map(formatExactRupees)],
					}))}
				/>
				<SaveTable
					name="hsn(b2c)"
					heads={[
						'HSN',
						'Description',
						'UQC',
						'Total Quantity',
						'Total Value',
						'Rate',
						'Taxable Value',
						'Integrated Tax Amount',
						'Central Tax Amount',
						'State/UT Tax Amount',
						'Cess Amount',
					]}
					lines={by_code.map(({ code, kind, quantity, total, gst_rate, taxable, igst, cgst, sgst }) => [
						code,
						codeNames[kind],
						units[kind],
						// Returns count goods alone.
						kind === 'part' ? quantity : 0,
						total,
						gst_rate,
						taxable,
						igst,
						cgst,
						sgst,
						0,
					])}
				/>
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
				<SaveTable
					name="docs"
					heads={['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled']}
					lines={documents.map(({ kind, first, last, count }) => [documentNames[kind], first, last, count, 0])}
				/>
			</DetailPart>
		</>
	)
}

const taxHeads = ['Taxable', 'CGST', 'SGST', 'IGST']
const taxesOf = ({ taxable, cgst, sgst, igst }: Report['totals'] | Report['by_place'][number]) => [taxable, cgst, sgst, igst]
