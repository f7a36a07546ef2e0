import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { wordsOf } from '../../api.ts'
import { useStored } from '../../browser/use-stored.ts'
import { useSession } from '../../session/use-session.ts'
import { useSinglePress } from '../../ui/form/use-single-press.ts'
import { cellWords } from '../../ui/list/data-table.tsx'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { type ListState, useListState } from '../../ui/list/list-state.ts'
import { ListTable } from '../../ui/list/list-table.tsx'
import type { Column } from '../../ui/list/list-type.ts'
import { useListAnswer } from '../../ui/list/use-list-answer.ts'
import { Text } from '../../ui/text.tsx'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { type ListSettings, noListSettings, storedListSettings } from './list-settings.ts'
import { ListTools } from './list-tools.tsx'
import { trailState } from './list-trail.tsx'
import { RowsBar } from './rows-bar.tsx'
import { RowsReport } from './rows-report.tsx'
import { runOnRows } from './run-on-rows.ts'
import type { RowsAction, StaffList } from './staff-list-type.ts'
import { useRowChoice } from './use-row-choice.ts'

/** A collection of the company's side as a list; `isPlain` where it is only part of a screen, without tools and keys of its own. */
export function StaffListPage<Row>({ isPlain = false, ...list }: StaffList<Row> & { isPlain?: boolean }) {
	const state = useListState(list)
	return isPlain ? <PlainList list={list} state={state} /> : <WorkedList list={list} state={state} />
}

type ListProps<Row> = { list: StaffList<Row>; state: ListState }

function PlainList<Row>({ list, state }: ListProps<Row>) {
	const answer = useListAnswer(list, state, ['staff', list.collection])
	if (list.always && answer.reply?.count === 0) return <Text tone="muted">{list.empty.title}.</Text>
	return <ListScreen list={list} state={state} answer={answer} table={ListTable} rows={{ columns: columnsShown(list.columns, null) }} />
}

function WorkedList<Row>({ list, state }: ListProps<Row>) {
	const answer = useListAnswer(list, state, ['staff', list.collection])
	const rows = answer.reply?.results ?? []
	const { pathname } = useLocation()
	const session = useSession()
	const store = storedListSettings(session.state === 'signed-in' ? session.account.username : '', list.collection)
	const kept = useStored(store) ?? noListSettings
	const columns = columnsShown(list.columns, kept.columns)
	const { choice, chosen, keepOnly } = useRowChoice(rows, list.keyOf)
	const work = useRowsWork(list, keepOnly)
	useOpeningView(kept, state)
	const actions = list.actions?.length ? list.actions : undefined
	useRowKeys((key) => {
		const row = rows.find((other) => String(list.keyOf(other)) === key)
		if (row && actions) choice.onToggle(row, false)
	})
	const first = (state.page - 1) * state.pageSize
	return (
		<ListScreen
			list={list}
			state={state}
			answer={answer}
			table={ListTable}
			tools={
				<>
					<ListTools list={list} state={state} columns={columns} store={store} kept={kept} />
					{work.report}
				</>
			}
			rows={{
				columns,
				choice: actions && choice,
				linkState: (_, index) => trailState({ path: pathname, search: state.addressSearch, at: first + index }),
			}}
			below={
				actions &&
				(chosen.length > 0 || work.progress) && (
					<RowsBar
						chosen={chosen}
						actions={actions}
						progress={work.progress}
						isBusy={work.isBusy}
						onRun={work.run}
						onClear={() => keepOnly([])}
					/>
				)
			}
		/>
	)
}

/** The columns somebody chose, in the list's own order; what names the row is always among them. */
const columnsShown = <Row,>(columns: readonly Column<Row>[], chosen: readonly string[] | null) =>
	columns.filter(({ id, main, optional }) => main || (chosen ? chosen.includes(id) : !optional))

/** A list whose address says nothing opens with the view that was chosen for it. */
function useOpeningView({ opensWith }: ListSettings, state: ListState) {
	const navigate = useNavigate()
	const isFirst = useRef(true)
	useEffect(() => {
		if (isFirst.current && opensWith && state.addressSearch === '' && opensWith.search !== '')
			navigate({ search: opensWith.search }, { replace: true })
		isFirst.current = false
	}, [opensWith, state.addressSearch, navigate])
}

/** j and k go from row to row, x chooses the one that has the focus; Enter opens it, as any link. */
function useRowKeys(onChoose: (key: string) => void) {
	const links = () => [...document.querySelectorAll<HTMLElement>('main [data-row-link]')]
	const rowOfFocus = () => document.activeElement?.closest<HTMLElement>('[data-row]')
	function move(by: 1 | -1) {
		const all = links()
		const at = all.findIndex((link) => link.closest('[data-row]') === rowOfFocus())
		const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by]
		next?.focus()
		next?.scrollIntoView({ block: 'nearest' })
	}
	useShortcuts({
		j: () => move(1),
		k: () => move(-1),
		x: () => {
			const key = rowOfFocus()?.dataset.row
			if (key === undefined) return false
			onChoose(key)
		},
	})
}

type Report<Row> = { action: RowsAction<Row>; words: string; done: { before: Row; after: Row }[]; failed: { row: Row; error: unknown }[] }

/** Does something to several rows, says what became of each, and takes it back. */
function useRowsWork<Row>(list: StaffList<Row>, keepOnly: (left: readonly Row[]) => void) {
	const queries = useQueryClient()
	const [progress, setProgress] = useState<{ through: number; of: number } | null>(null)
	const [report, setReport] = useState<Report<Row> | null>(null)
	const { isBusy, press } = useSinglePress()
	const main = list.columns.find((column) => column.main)

	const atWork = (of: number, work: (onProgress: (through: number) => void) => Promise<void>) =>
		press(async () => {
			setProgress({ through: 0, of })
			await work((through) => setProgress({ through, of }))
			setProgress(null)
			queries.invalidateQueries({ queryKey: ['staff'] })
			list.onChanged?.(queries)
		})
	const run = (action: RowsAction<Row>, rows: readonly Row[], answer: string) =>
		atWork(rows.length, async (onProgress) => {
			setReport(null)
			const { done, failed } = await runOnRows(rows, (row) => action.run(row, answer), onProgress)
			setReport({ action, done, failed, words: `${action.done} ${done.length}${failed.length > 0 ? ` of ${rows.length}` : ''}.` })
			keepOnly(failed.map(({ row }) => row))
		})
	const undo = ({ action, done }: Report<Row>) =>
		atWork(done.length, async (onProgress) => {
			const takeBack = async (changed: Report<Row>['done'][number]) => {
				await action.undo?.(changed.before, changed.after)
				return changed
			}
			const back = await runOnRows(done, takeBack, onProgress)
			const failed = back.failed.map(({ row, error }) => ({ row: row.before, error }))
			setReport({ action: { ...action, undo: undefined }, done: [], failed, words: `Undone: ${back.done.length}.` })
		})
	return {
		run,
		progress,
		isBusy,
		report: report && (
			<RowsReport
				key={report.words}
				done={report.words}
				failed={report.failed.map(({ row, error }) => ({
					key: String(list.keyOf(row)),
					name: main ? cellWords(main, row) : '',
					reason: wordsOf(error, 'This could not be done. Please try again.'),
				}))}
				onUndo={report.action.undo && report.done.length > 0 ? () => undo(report) : undefined}
				isUndoing={isBusy}
				onClose={() => setReport(null)}
			/>
		),
	}
}
