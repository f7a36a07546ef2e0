import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import { inSentence } from '#shared/in-sentence.ts'
import { isRecord } from '#shared/is-record.ts'
import { Icon } from '../../ui/icon.tsx'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { type ListAddress, loadRows, queryOf, readListAddress } from '../../ui/list/list-state.ts'
import type { RowKey } from '../../ui/list/list-type.ts'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import styles from './list-trail.module.css'
import type { StaffList } from './staff-list-type.ts'

/** From which place of which list something was opened; travels with the link. */
type Trail = { path: string; search: string; at: number }

export const trailState = (trail: Trail) => ({ listTrail: trail })

function readTrail(state: unknown, path: string): Trail | null {
	const trail = isRecord(state) ? state.listTrail : null
	if (!isRecord(trail) || trail.path !== path || typeof trail.search !== 'string' || typeof trail.at !== 'number') return null
	return { path, search: trail.search, at: trail.at }
}

type TrailProps<Row> = { list: StaffList<Row> /** Where the list is shown. */; path: string; label: string; current: RowKey }

/** The link back to the list as it was left and, for whoever came from there, to its next and previous rows. */
export function ListTrail<Row>({ list, path, label, current }: TrailProps<Row>) {
	const trail = readTrail(useLocation().state, path)
	return (
		<div className={styles.way} data-print="hide">
			<Link to={{ pathname: path, search: trail?.search ?? '' }}>{label}</Link>
			{trail && <Neighbours list={list} trail={trail} current={current} />}
		</div>
	)
}

function Neighbours<Row>({ list, trail, current }: { list: StaffList<Row>; trail: Trail; current: RowKey }) {
	const address = readListAddress(list, new URLSearchParams(trail.search))
	const pageOf = (at: number) => Math.floor(at / address.pageSize) + 1
	const here = usePage(list, address, pageOf(trail.at))
	const found = here.data?.results.findIndex((row) => list.keyOf(row) === current) ?? -1
	const isInList = found >= 0
	const at = isInList ? (pageOf(trail.at) - 1) * address.pageSize + found : trail.at
	// A row that no longer fits the filters has left its place to the one after it.
	const [previousAt, nextAt] = [at - 1, isInList ? at + 1 : at]
	const count = here.data?.count ?? 0
	const before = usePage(list, address, pageOf(Math.max(previousAt, 0)))
	const after = usePage(list, address, pageOf(nextAt), nextAt < count)
	const linkTo = (row: Row | undefined, place: number) =>
		row && list.linkOf ? { to: list.linkOf(row), state: trailState({ ...trail, at: place }) } : null
	const previous = previousAt >= 0 ? linkTo(before.data?.results[previousAt % address.pageSize], previousAt) : null
	const next = nextAt < count ? linkTo(after.data?.results[nextAt % address.pageSize], nextAt) : null
	const navigate = useNavigate()
	const go = (way: typeof next) => (way ? void navigate(way.to, { state: way.state, replace: true }) : false)
	useShortcuts({ j: () => go(next), k: () => go(previous) })
	if (!here.data) return null
	return (
		<nav className={styles.neighbours} aria-label={`Through ${inSentence(list.name)}`}>
			<span>{isInList ? `${at + 1} of ${count}` : `${count} left`}</span>
			<Neighbour way={previous} icon="left" label="Previous" />
			<Neighbour way={next} icon="right" label="Next" />
		</nav>
	)
}

type NeighbourProps = { way: { to: string; state: unknown } | null; icon: 'left' | 'right'; label: string }

const Neighbour = ({ way, icon, label }: NeighbourProps) =>
	way ? (
		<Link to={way.to} state={way.state} replace className={iconButtonClass} aria-label={label}>
			<Icon name={icon} size={20} />
		</Link>
	) : (
		<span className={iconButtonClass} aria-disabled="true">
			<Icon name={icon} size={20} />
		</span>
	)

/** A page of the list, the same that its own screen has asked for. */
const usePage = <Row,>(list: StaffList<Row>, address: ListAddress, page: number, enabled = true) => {
	const asked = { ...address, page }
	return useQuery({
		queryKey: ['staff', list.collection, queryOf(list, asked)],
		queryFn: ({ signal }) => loadRows(list, asked, signal),
		enabled,
	})
}
