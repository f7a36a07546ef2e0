import { useState, useSyncExternalStore } from 'react'
import { Lanes } from '#web/ui/lanes.tsx'
import type { Lane, LaneBlock, LaneTray } from '#web/ui/lanes-type.ts'
import { DataCards, DataTable, type RowChoice } from '#web/ui/list/data-table.tsx'
import { AppliedFilters, FilterBar } from '#web/ui/list/filter-bar.tsx'
import { ordersOf, useListState } from '#web/ui/list/list-state.ts'
import type { Column, Filter } from '#web/ui/list/list-type.ts'
import { LoadMore, Pager } from '#web/ui/list/pager.tsx'
import { Plate } from '#web/ui/plate.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Stamp } from '#web/ui/stamp.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from './ui.module.css'
import { Part, type Place } from './ui-part.tsx'

type Row = {
	reference: string
	when: string
	who: string
	plate: string
	state: string
	kind: 'wait' | 'info' | 'ok' | 'bad'
	amount: string
}
const rows: Row[] = [
	{
		reference: 'BK00048482',
		when: 'Today 10–11 am',
		who: 'Sneha Kulkarni',
		plate: 'MH 12 KT 4821',
		state: 'In Progress',
		kind: 'wait',
		amount: '₹658',
	},
	{
		reference: 'BK00048486',
		when: 'Today 12–1 pm',
		who: 'Rohit Pawar, who has a name that goes on and on and on',
		plate: 'MH 14 EV 0093',
		state: 'Confirmed',
		kind: 'info',
		amount: '₹149',
	},
	{
		reference: 'BK00048487',
		when: 'Sun 9–10 am',
		who: 'Farhan Ansari',
		plate: 'MH 12 QX 7710',
		state: 'Cancelled',
		kind: 'bad',
		amount: '₹1,11,649',
	},
]
const columns: Column<Row>[] = [
	{ id: 'reference', header: 'Reference', cell: ({ reference }) => reference, sort: 'reference', main: true },
	{ id: 'when', header: 'When', cell: ({ when }) => when, sort: 'when', first: 'down' },
	{ id: 'who', header: 'Customer', cell: ({ who }) => who, long: 'cut' },
	{ id: 'bike', header: 'Bike', cell: ({ plate }) => <Plate size="small">{plate}</Plate> },
	{ id: 'state', header: 'State', cell: ({ state, kind }) => <Stamp kind={kind}>{state}</Stamp>, card: 'corner' },
	{ id: 'amount', header: 'Amount', cell: ({ amount }) => amount, number: true, sort: 'amount' },
]
const filters: Filter[] = [
	{ kind: 'select', name: 'state', label: 'State', any: 'Any state', options: [{ value: 'confirmed', label: 'Confirmed' }] },
	{
		kind: 'several',
		name: 'brand',
		label: 'Brand',
		options: [
			{ value: 'minda', label: 'Minda', count: 4 },
			{ value: 'ngk', label: 'NGK', count: 1 },
		],
	},
	{ kind: 'days', label: 'Day', from: 'from', to: 'to' },
	{ kind: 'numbers', label: 'Amount', min: 'amount_min', max: 'amount_max', unit: '₹' },
]

/** A list's pieces: filters, table, cards of a phone, pages. */
export function CompanyLists(place: Place) {
	const state = useListState({ filters, columns })
	const [chosen, setChosen] = useState<readonly string[]>(['BK00048486'])
	const choice: RowChoice<Row> = {
		isChosen: ({ reference }) => chosen.includes(reference),
		onToggle: ({ reference }) =>
			setChosen((was) => (was.includes(reference) ? was.filter((other) => other !== reference) : [...was, reference])),
		onToggleAll: () => setChosen((was) => (was.length === rows.length ? [] : rows.map(({ reference }) => reference))),
	}
	const shared = { caption: 'Repairs', columns, rows, keyOf: (row: Row) => row.reference, linkOf: () => `#${place.id}`, choice }
	return (
		<Part {...place} text="The same house, denser. The state of a list is its address.">
			<div data-density="dense">
				<Stack>
					<FilterBar state={state} search="Reference, plate, phone" filters={filters} orders={ordersOf({ columns })} />
					<AppliedFilters state={state} name="Repairs" withSearch />
					<DataTable {...shared} ordering={state.ordering} onSort={(ordering) => state.change({ ordering })} />
					<DataCards {...shared} />
					<Pager state={state} count={137} shown={25} />
					<LoadMore state={state} count={137} shown={25} hasMore isLoading={false} />
				</Stack>
			</div>
		</Part>
	)
}

const block = (id: string, [start, end]: [number, number], look: LaneBlock['look'], title: string, under: string): LaneBlock => ({
	id,
	start: start * 60,
	end: end * 60,
	look,
	title,
	under,
	spoken: `${title}, ${under}`,
	moves: { time: look !== 'done', lane: look !== 'done' },
})
const lanes: Lane[] = [
	{
		id: 'imran',
		title: 'Imran S.',
		note: '3 jobs',
		blocks: [
			block('1', [9, 11], 'done', 'BK…48479 Service', 'Kothrud'),
			block('2', [11, 12], 'now', 'BK…48482 Brakes', 'Prabhat Road'),
			block('3', [13, 15], 'asked', 'BK…48484 Clutch', 'Aundh'),
		],
		ways: [{ from: 12 * 60, to: 13 * 60, words: '22', isTight: false }],
	},
	{ id: 'kavita', title: 'Kavita R.', note: '0 jobs', blocks: [], ways: [] },
]
const tray: LaneTray = {
	id: 'none',
	title: 'Unassigned 2',
	note: '3 h',
	blocks: [
		{ ...block('4', [12, 13], 'agreed', 'BK…48486 Puncture', 'Deccan'), urgent: true, card: 'BK…48486 Puncture, Deccan' },
		{ ...block('5', [12, 14], 'asked', 'BK…48487 Service', 'Karve Nagar'), busy: true, card: 'BK…48487 Service, Karve Nagar' },
	],
}
const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
const nothing = () => () => undefined

/** Lanes of technicians; drawn in the browser only, since places are styles. */
export function CompanyLanes(place: Place) {
	const isBrowser = useSyncExternalStore(
		nothing,
		() => true,
		() => false,
	)
	return (
		<Part {...place} text="Outline for agreed, tinted for asked, yellow for now, faded for done; above them what is nobody’s yet.">
			<div data-density="dense" className={styles.board}>
				{isBrowser && (
					<Lanes
						label="Day board"
						help="Enter opens, Space carries."
						span={{ from: 9 * 60, to: 17 * 60 }}
						lanes={lanes}
						tray={tray}
						marks={[{ hour: 16, word: 'closed' }]}
						now={{ minute: 11 * 60 + 20, clock: '11:20', words: 'Now it is 11:20.' }}
						step={60}
						timeWords={clock}
						placeWords={({ lane, start }) => `${lane}, ${clock(start)}`}
						startOn={() => 12 * 60}
						problemAt={(_id, { start }) => (start >= 16 * 60 ? 'Closed then' : null)}
						fitsOf={() => [{ lane: 'kavita', start: 12 * 60, words: '+6 min' }]}
						onOpen={(id) => toast({ title: `Opened ${id}`, kind: 'info' })}
						onMove={(_id, to) => toast({ title: `Moved to ${to.lane}, ${clock(to.start)}` })}
					/>
				)}
			</div>
		</Part>
	)
}
