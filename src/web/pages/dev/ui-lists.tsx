import { Disclosure } from '#web/ui/disclosure.tsx'
import { Plate } from '#web/ui/plate.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Stamp } from '#web/ui/stamp.tsx'
import { TabBar } from '#web/ui/tab-bar.tsx'
import { Table } from '#web/ui/table.tsx'
import { Part, type Place } from './ui-part.tsx'

export function Lists(place: Place) {
	return (
		<Part {...place}>
			<Stack gap="loose">
				<TabBar
					label="Repairs by state"
					tabs={[
						{ href: '#a', label: 'Open repairs', count: 12, current: true },
						{ href: '#b', label: 'To confirm', count: 3 },
						{ href: '#c', label: 'To pay', count: 2 },
						{ href: '#d', label: 'All' },
					]}
				/>
				<Table caption="Open repairs" captionHidden dense>
					<thead>
						<tr>
							<th aria-sort="ascending">When</th>
							<th>Reference</th>
							<th>Customer</th>
							<th>Bike</th>
							<th>State</th>
							<th data-number>Amount</th>
						</tr>
					</thead>
					<tbody>
						<tr>
							<td>Today 10–11 am</td>
							<td>
								<a href="#main">BK00048482</a>
							</td>
							<td>Sneha Kulkarni</td>
							<td>
								<Plate size="small">MH 12 KT 4821</Plate>
							</td>
							<td>
								<Stamp kind="wait">In Progress</Stamp>
							</td>
							<td data-number>₹658</td>
						</tr>
						<tr>
							<td>Today 12–1 pm</td>
							<td>
								<a href="#main">BK00048486</a>
							</td>
							<td>Rohit Pawar</td>
							<td>
								<Plate size="small" kind="electric">
									MH 14 EV 0093
								</Plate>
							</td>
							<td>
								<Stamp kind="info">Confirmed</Stamp>
							</td>
							<td data-number>₹149</td>
						</tr>
					</tbody>
				</Table>
				<div>
					<Disclosure title="Do you come on Sundays?" name="questions" open>
						Yes. Every day, and at any hour.
					</Disclosure>
					<Disclosure title="How do I pay?" name="questions">
						By UPI or cash, after service.
					</Disclosure>
				</div>
			</Stack>
		</Part>
	)
}
