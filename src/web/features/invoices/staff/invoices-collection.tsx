import { Link } from 'react-router'
import { type InvoiceSource, invoiceKindNames, invoiceKinds, invoiceSourceNames, invoiceSources } from '#contract/invoices/invoice-words.ts'
import type { StaffInvoice } from '#contract/invoices/staff-invoices.ts'
import { formatExactRupees } from '#shared/money.ts'
import { StaffInvoices } from '../../../kits/invoices/staff-invoices.tsx'
import { customerColumn } from '../../../kits/sold/sold-columns.tsx'
import { staffCollection } from '../../../kits/staff-collection/staff-collection.ts'
import { momentCells } from '../../../kits/staff-list/moment-cells.ts'
import { staffApi } from '../../../staff-api.ts'
import { DetailPart } from '../../../ui/detail-screen.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Row, Rows, Total } from '../../../ui/rows.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Table } from '../../../ui/table.tsx'
import { SendInvoice } from './send-invoice.tsx'
import { invoiceWords } from './staff-places.ts'

const pathOf: Record<InvoiceSource, (invoice: StaffInvoice) => string> = {
	repair: ({ source_id }) => `/admin/repairs/${source_id}`,
	order: ({ source_reference }) => `/admin/orders/${source_reference}`,
	subscription: ({ source_id }) => `/admin/subscriptions/${source_id}`,
}

/** A credit note takes away. */
const signed = ({ kind }: StaffInvoice, amount: number) => (kind === 'invoice' ? amount : -amount)
const amountColumn = (field: 'taxable' | 'total') => ({
	cell: (invoice: StaffInvoice) => formatExactRupees(signed(invoice, invoice[field])),
	text: (invoice: StaffInvoice) => signed(invoice, invoice[field]),
	number: true,
})

/** Every invoice and credit note that was issued, to be read and saved (decision 0050). */
export const collection = staffCollection({
	words: invoiceWords,
	calls: staffApi.invoices,
	nameOf: ({ number }) => number,
	fields: {},
	look: (_, invoice) => invoice && <Lines invoice={invoice} />,
	beside: (invoice) => (
		<DetailPart title="The document">
			<Rows ruled>
				<Row term="Issued">{momentWords(invoice.issued_at)}</Row>
				<Row term="For">
					<Link to={pathOf[invoice.source](invoice)}>
						{invoiceSourceNames[invoice.source]} {invoice.source_reference}
					</Link>
				</Row>
				<Row term="Customer" under={[invoice.address, invoice.city, invoice.state, invoice.postal_code].filter(Boolean).join(', ')}>
					{invoice.customer ? <Link to={`/admin/customers/${invoice.customer}`}>{invoice.customer_name}</Link> : invoice.customer_name}
				</Row>
				{invoice.place_of_supply && <Row term="Place of supply">{invoice.place_of_supply}</Row>}
				{invoice.credits && (
					<Row term="Takes back" under={invoice.reason}>
						{invoice.credits}
					</Row>
				)}
				{invoice.credited > 0 && <Row term="Credited">{formatExactRupees(invoice.credited)}</Row>}
			</Rows>
			<StaffInvoices invoices={[{ ...invoice, amount: invoice.total }]} />
			<SendInvoice invoice={invoice} />
		</DetailPart>
	),
	list: {
		search: 'Number, reference or name',
		ordering: '-issued_at',
		tabs: [
			{ tab: 'all', label: 'All', query: {} },
			...invoiceKinds.map((kind) => ({ tab: kind.replace('_', '-'), label: `${invoiceKindNames[kind]}s`, query: { kind } })),
		],
		filters: [
			{
				kind: 'select',
				name: 'source',
				label: 'For',
				any: 'Anything sold',
				isOpen: true,
				options: invoiceSources.map((source) => ({ value: source, label: `${invoiceSourceNames[source]}s` })),
			},
			{ kind: 'days', label: 'Issued', from: 'date_from', to: 'date_to' },
		],
		columns: [
			{ id: 'number', header: 'Number', cell: ({ number }) => number, main: true, sort: 'number' },
			{
				id: 'issued',
				header: 'Issued',
				...momentCells('issued_at'),
				sort: 'issued_at',
			},
			customerColumn,
			{ id: 'for', header: 'For', cell: ({ source_reference }) => source_reference },
			{ id: 'taxable', header: 'Taxable', ...amountColumn('taxable') },
			{ id: 'total', header: 'Total', ...amountColumn('total'), sort: 'total' },
			{
				id: 'kind',
				header: 'Kind',
				cell: ({ kind }) => <Stamp kind={kind === 'invoice' ? 'plain' : 'wait'}>{invoiceKindNames[kind]}</Stamp>,
				text: ({ kind }) => invoiceKindNames[kind],
				card: 'corner',
			},
		],
		empty: { title: 'No invoices', text: 'One is issued by itself when work is done, parts are sent off or something is paid.' },
	},
})

function Lines({ invoice }: { invoice: StaffInvoice }) {
	const { lines, taxable, cgst, sgst, igst, total } = invoice
	return (
		<DetailPart title="Lines">
			<Table caption="What it is for" captionHidden>
				<thead>
					<tr>
						<th scope="col">What</th>
						<th scope="col">HSN or SAC</th>
						<th scope="col" data-number>
							Pieces
						</th>
						<th scope="col" data-number>
							GST
						</th>
						<th scope="col" data-number>
							Amount
						</th>
					</tr>
				</thead>
				<tbody>
					{lines.map((line, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: what was issued does not change its order
						<tr key={index}>
							<th scope="row">{line.name}</th>
							<td>{line.code}</td>
							<td data-number>{line.quantity || '–'}</td>
							<td data-number>{line.gst_rate} %</td>
							<td data-number>{formatExactRupees(line.amount)}</td>
						</tr>
					))}
				</tbody>
			</Table>
			<Rows>
				<Row term="Taxable value">{formatExactRupees(taxable)}</Row>
				{igst > 0 ? (
					<Row term="IGST">{formatExactRupees(igst)}</Row>
				) : (
					<Row term="CGST and SGST">
						{formatExactRupees(cgst)} and {formatExactRupees(sgst)}
					</Row>
				)}
			</Rows>
			<Total term="Total">{formatExactRupees(total)}</Total>
		</DetailPart>
	)
}
