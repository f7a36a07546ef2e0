import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { type InvoiceKind, largeInvoice } from '#contract/invoices/invoice-words.ts'
import type { GstReport as Report } from '#contract/invoices/staff-invoices.ts'
import { dayAndMonth, type IndianDay } from '#shared/days.ts'
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
	const { by_place, large, exempt, by_code, documents, totals } = report.data
	const forPortal = { period, isForPortal: true }
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
					]}
				/>
				<SaveTable
					name="b2cs"
					{...forPortal}
					heads={['Type', 'Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN']}
					lines={by_place.map(({ place_of_supply, gst_rate, taxable }) => ['OE', place_of_supply, '', gst_rate, taxable, 0, ''])}
				/>
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
					<SaveTable
						name="b2cl"
						{...forPortal}
						heads={[
							'Invoice Number',
							'Invoice date',
							'Invoice Value',
							'Place Of Supply',
							'Applicable % of Tax Rate',
							'Rate',
							'Taxable Value',
							'Cess Amount',
							'E-Commerce GSTIN',
						]}
						lines={large
							.filter(({ kind }) => kind === 'invoice')
							.map((row) => [row.number, portalDay(row.day), row.total, row.place_of_supply, '', row.gst_rate, row.taxable, 0, ''])}
					/>
					<SaveTable
						name="cdnur"
						{...forPortal}
						heads={[
							'UR Type',
							'Note Number',
							'Note Date',
							'Note Type',
							'Place Of Supply',
							'Note Value',
							'Applicable % of Tax Rate',
							'Rate',
							'Taxable Value',
							'Cess Amount',
						]}
						lines={large
							.filter(({ kind }) => kind === 'credit_note')
							.map((row) => [
								'B2CL',
								row.number,
								portalDay(row.day),
								'C',
								row.place_of_supply,
								row.total,
								'',
								row.gst_rate,
								row.taxable,
								0,
							])}
					/>
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
					<SaveTable
						name="exemp"
						{...forPortal}
						heads={['Description', 'Nil Rated Supplies', 'Exempted(other than nil rated/non GST supply)', 'Non-GST Supplies']}
						lines={exempt.map(({ is_other_state, total }) => [
							`${is_other_state ? 'Inter-State' : 'Intra-State'} supplies to unregistered persons`,
							total,
							0,
							0,
						])}
					/>
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
				<SaveTable
					name="hsn(b2c)"
					{...forPortal}
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
						quantity,
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
					{...forPortal}
					heads={['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled']}
					lines={documents.map(({ kind, first, last, count }) => [documentNames[kind], first, last, count, 0])}
				/>
			</DetailPart>
		</>
	)
}

/** '21-Aug-2026', as the return's files write a day. */
const portalDay = (day: IndianDay) => {
	const [date = '', month] = dayAndMonth(day).split(' ')
	return [date.padStart(2, '0'), month, day.slice(0, 4)].join('-')
}

const taxHeads = ['Taxable', 'CGST', 'SGST', 'IGST']
const taxesOf = ({ taxable, cgst, sgst, igst }: Report['totals'] | Report['by_place'][number]) => [taxable, cgst, sgst, igst]
