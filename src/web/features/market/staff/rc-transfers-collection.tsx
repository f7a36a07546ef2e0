import { Link } from 'react-router'
import { rcLimits, rcStepDisplay, rcSteps } from '#contract/market/rc-words.ts'
import { pastDay, text } from '../../../kits/staff-collection/collection-fields.tsx'
import { staffCollection } from '../../../kits/staff-collection/staff-collection.ts'
import { momentCells } from '../../../kits/staff-list/moment-cells.ts'
import { staffApi } from '../../../staff-api.ts'
import { DetailPart } from '../../../ui/detail-screen.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { rcWords } from './staff-places.ts'

type Dates = Record<(typeof rcSteps)[number], string | null>
/** The last step that is done. */
const reached = (row: Dates) => rcSteps.findLast((step) => row[step] !== null)
const lastStepName = (row: Dates) => rcStepDisplay[reached(row) ?? 'papers_signed']

/** Registration certificates on their way to the buyers of our vehicles; each day that is set here is mailed to buyer and seller. */
export const collection = staffCollection({
	words: rcWords,
	calls: staffApi.rcTransfers,
	nameOf: ({ reference, vehicle_name }) => `${reference}, ${vehicle_name}`,
	fields: {
		papers_signed: pastDay(rcStepDisplay.papers_signed, { hint: 'Buyer and seller are mailed of each day that you save.' }),
		filed: pastDay(rcStepDisplay.filed),
		receipt_number: text('RTO receipt', { max: rcLimits.receipt, isCode: true, optional: true, isHalf: true }),
		issued: pastDay(rcStepDisplay.issued),
		handed_over: pastDay(rcStepDisplay.handed_over),
		note: text('Note', { max: rcLimits.note, lines: 3, optional: true, hint: 'Buyer and seller both read it.' }),
	},
	beside: (row) => (
		<DetailPart title="The sale">
			<Rows ruled>
				<Row term="Sold">{momentWords(row.created_at)}</Row>
				<Row term="Vehicle">
					<Link to={`/admin/vehicles/${row.vehicle}`}>{row.vehicle_name}</Link>
				</Row>
				<Row term="Buyer">
					<Link to={`/admin/customers/${row.buyer}`}>{row.buyer_name}</Link>
				</Row>
				<Row term="Booking">
					<Link to={`/admin/vehicle-bookings/${row.booking}`}>{row.reference}</Link>
				</Row>
				{row.sell_request !== null && (
					<Row term="Bought from">
						<Link to={`/admin/sell-requests/${row.sell_request}`}>SR{row.sell_request}</Link>
					</Row>
				)}
			</Rows>
		</DetailPart>
	),
	list: {
		search: 'Vehicle, buyer or booking',
		ordering: '-created_at',
		tabs: [
			{ tab: 'open', label: 'Under way', query: { open: 'true' } },
			{ tab: 'all', label: 'All', query: {} },
		],
		columns: [
			{
				id: 'vehicle',
				header: 'Vehicle',
				cell: ({ vehicle_name, reference }) => `${vehicle_name} (${reference})`,
				main: true,
				long: 'cut',
			},
			{ id: 'buyer', header: 'Buyer', cell: ({ buyer_name }) => buyer_name, long: 'cut' },
			{ id: 'receipt', header: 'RTO receipt', cell: ({ receipt_number }) => receipt_number || '–' },
			{
				id: 'sold',
				header: 'Sold',
				...momentCells('created_at'),
				sort: 'created_at',
			},
			{
				id: 'state',
				header: 'Last step',
				cell: (row) => {
					const last = reached(row)
					return last ? (
						<Stamp kind={last === 'handed_over' ? 'ok' : 'info'}>{lastStepName(row)}</Stamp>
					) : (
						<Stamp kind="wait">Not begun</Stamp>
					)
				},
				text: (row) => (reached(row) ? lastStepName(row) : 'Not begun'),
				card: 'corner',
			},
		],
		empty: { title: 'No RC transfers', text: 'One begins when a booking of a vehicle is completed.' },
	},
})
