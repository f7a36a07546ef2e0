import type { InvoiceKind } from '#contract/invoices/invoice-words.ts'
import type { GstReport } from '#contract/invoices/staff-invoices.ts'
import { dayAndMonth, type IndianDay } from '#shared/days.ts'

type CodeKind = GstReport['by_code'][number]['kind']

// As GSTR-1 calls them.
export const documentNames: Record<InvoiceKind, string> = { invoice: 'Invoices for outward supply', credit_note: 'Credit Note' }
const codeNames: Record<CodeKind, string> = { service: 'Repair and maintenance services', part: 'Parts of two-wheelers' }
const units: Record<CodeKind, string> = { service: 'NA', part: 'NOS-NUMBERS' }

const largeOf = ({ large }: GstReport, kind: InvoiceKind) => large.filter((row) => row.kind === kind)

/** '21-Aug-2026', as the return's files write a day. */
const portalDay = (day: IndianDay) => {
	const [date = '', month] = dayAndMonth(day).split(' ')
	return [date.padStart(2, '0'), month, day.slice(0, 4)].join('-')
}

/** The tables of a return by the names of GSTR-1's own files, in the shape that its portal takes (decision 0050). */
export const gstr1Files = {
	b2cs: {
		heads: ['Type', 'Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN'],
		lines: ({ by_place }) =>
			by_place.map(({ place_of_supply, gst_rate, taxable }) => ['OE', place_of_supply, '', gst_rate, taxable, 0, '']),
	},
	b2cl: {
		heads: [
			'Invoice Number',
			'Invoice date',
			'Invoice Value',
			'Place Of Supply',
			'Applicable % of Tax Rate',
			'Rate',
			'Taxable Value',
			'Cess Amount',
			'E-Commerce GSTIN',
		],
		lines: (report) =>
			largeOf(report, 'invoice').map(({ number, day, total, place_of_supply, gst_rate, taxable }) => [
				...[number, portalDay(day), total],
				...[place_of_supply, '', gst_rate, taxable, 0, ''],
			]),
	},
	cdnur: {
		heads: [
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
		],
		lines: (report) =>
			largeOf(report, 'credit_note').map(({ number, day, total, place_of_supply, gst_rate, taxable }) => [
				...['B2CL', number, portalDay(day), 'C'],
				...[place_of_supply, total, '', gst_rate, taxable, 0],
			]),
	},
	exemp: {
		heads: ['Description', 'Nil Rated Supplies', 'Exempted(other than nil rated/non GST supply)', 'Non-GST Supplies'],
		lines: ({ exempt }) =>
			exempt.map(({ is_other_state, total }) => [
				`${is_other_state ? 'Inter-State' : 'Intra-State'} supplies to unregistered persons`,
				...[total, 0, 0],
			]),
	},
	'hsn(b2c)': {
		heads: [
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
		],
		lines: ({ by_code }) =>
			by_code.map(({ code, kind, quantity, total, gst_rate, taxable, igst, cgst, sgst }) => [
				...[code, codeNames[kind], units[kind], quantity, total],
				...[gst_rate, taxable, igst, cgst, sgst, 0],
			]),
	},
	docs: {
		heads: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
		lines: ({ documents }) => documents.map(({ kind, first, last, count }) => [documentNames[kind], first, last, count, 0]),
	},
} satisfies Record<string, { heads: string[]; lines: (report: GstReport) => (string | number)[][] }>
