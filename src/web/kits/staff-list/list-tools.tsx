import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { wordsOf } from '../../api.ts'
import type { Stored } from '../../browser/stored.ts'
import { useTypedText } from '../../browser/typed-text.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { ListState } from '../../ui/list/list-state.ts'
import type { Column } from '../../ui/list/list-type.ts'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ImportDialog } from './import-dialog.tsx'
import type { KeptList } from './kept-lists.ts'
import styles from './list-tools.module.css'
import { saveCsv } from './save-csv.ts'
import type { StaffList } from './staff-list-type.ts'

type Kept = { store: Stored<KeptList>; kept: KeptList }

/** Keeps what somebody chose; false where the browser keeps nothing. */
const keep = ({ store, kept }: Kept, changes: Partial<KeptList>) => store.set({ ...kept, ...changes })

type ToolsProps<Row> = Kept & { list: StaffList<Row>; state: ListState; columns: readonly Column<Row>[] }

/** What a list offers beside its rows: views that were saved, which columns are shown, the rows as a table file, and rows from one. */
export function ListTools<Row>({ list, state, columns, store, kept }: ToolsProps<Row>) {
	const [opened, setOpened] = useState<'views' | 'columns' | 'import' | null>(null)
	const close = () => setOpened(null)
	return (
		<div className={styles.tools} data-print="hide">
			{kept.views.length > 0 && (
				<nav aria-label="Saved views">
					<ul className={styles.views}>
						{kept.views.map((view) => (
							<li key={view.name}>
								<Link
									to={{ search: view.search }}
									className={styles.view}
									aria-current={view.search === state.addressSearch ? 'page' : undefined}
									onClick={() => view.columns && keep({ store, kept }, { columns: view.columns })}
								>
									{view.name}
								</Link>
							</li>
						))}
					</ul>
				</nav>
			)}
			<div className={styles.buttons}>
				<Button variant="text" size="low" aria-haspopup="dialog" onClick={() => setOpened('views')}>
					Views
				</Button>
				<Button variant="text" size="low" aria-haspopup="dialog" onClick={() => setOpened('columns')}>
					Columns
				</Button>
				<CsvButton list={list} state={state} columns={columns} />
				{list.csvImport && (
					<Button variant="text" size="low" aria-haspopup="dialog" onClick={() => setOpened('import')}>
						Import CSV
					</Button>
				)}
			</div>
			{opened === 'views' && <ViewsDialog {...{ store, kept, state, columns }} name={list.name} onClose={close} />}
			{opened === 'import' && list.csvImport && <ImportDialog list={list} csvImport={list.csvImport} address={state} onClose={close} />}
			{opened === 'columns' && <ColumnsDialog {...{ store, kept, list, columns }} onClose={close} />}
		</div>
	)
}

function CsvButton<Row>({ list, state, columns }: Pick<ToolsProps<Row>, 'list' | 'state' | 'columns'>) {
	const [isSaving, setSaving] = useState(false)
	const [said, setSaid] = useState<{ words: string; isBad: boolean } | null>(null)
	async function save() {
		setSaving(true)
		setSaid(null)
		try {
			const count = await saveCsv(list, state, columns, AbortSignal.timeout(csvTimeoutMs))
			setSaid({ words: `${count} rows saved.`, isBad: false })
		} catch (error) {
			setSaid({ words: wordsOf(error, 'The file could not be created. Please try again.'), isBad: true })
		} finally {
			setSaving(false)
		}
	}
	return (
		<>
			<Button variant="text" size="low" busy={isSaving} onClick={save}>
				Download CSV
			</Button>
			<span role="status">
				{said && (
					<Text as="span" size="small" tone={said.isBad ? 'bad' : 'muted'}>
						{said.words}
					</Text>
				)}
			</span>
		</>
	)
}
/** All pages of a long list take their time. */
const csvTimeoutMs = 300_000

type ViewsProps<Row> = Kept & { state: ListState; columns: readonly Column<Row>[]; name: string; onClose: () => void }

/** Saves what is on the screen under a name, and sorts out what was saved. */
function ViewsDialog<Row>({ store, kept, state, columns, name: listName, onClose }: ViewsProps<Row>) {
	const fieldId = useId()
	const [name, setName] = useTypedText(`view of ${listName}`)
	const [problem, setProblem] = useState<string | null>(null)
	function change(changes: Partial<KeptList>) {
		if (keep({ store, kept }, changes)) return true
		setProblem('This browser keeps nothing. Allow it to store data and try again.')
		return false
	}
	function save(event: FormEvent) {
		event.preventDefault()
		const typed = name.trim()
		if (typed === '') {
			setProblem('Please give the view a name.')
			document.getElementById(fieldId)?.focus()
			return
		}
		const view = { name: typed, search: withoutPage(state.addressSearch), columns: columns.map(({ id }) => id) }
		if (change({ views: [...kept.views.filter((other) => other.name !== typed), view] })) setName('')
	}
	return (
		<Dialog open onClose={onClose} title={`Views of ${listName.toLowerCase()}`}>
			<Stack>
				<form noValidate onSubmit={save}>
					<Stack gap="small">
						<TextField
							id={fieldId}
							label="Save this view as"
							hint="Keeps tab, search, filters, order and columns, in this browser."
							maxLength={40}
							error={problem}
							value={name}
							onChange={({ target }) => {
								setName(target.value)
								setProblem(null)
							}}
						/>
						<div>
							<Button type="submit">Save view</Button>
						</div>
					</Stack>
				</form>
				{kept.views.length > 0 && (
					<fieldset className={styles.saved}>
						<legend>The list opens with</legend>
						<CheckField
							type="radio"
							name="opens-with"
							label="Everything, as usual"
							checked={kept.opensWith === null}
							onChange={() => change({ opensWith: null })}
						/>
						{kept.views.map((view) => (
							<div key={view.name} className={styles.row}>
								<CheckField
									type="radio"
									name="opens-with"
									label={view.name}
									checked={kept.opensWith === view.name}
									onChange={() => change({ opensWith: view.name })}
								/>
								<IconButton
									icon="trash"
									size={20}
									label={`Delete view: ${view.name}`}
									onClick={() => {
										change({
											views: kept.views.filter((other) => other !== view),
											...(kept.opensWith === view.name && { opensWith: null }),
										})
										document.getElementById(fieldId)?.focus()
									}}
								/>
							</div>
						))}
					</fieldset>
				)}
			</Stack>
		</Dialog>
	)
}

function withoutPage(search: string) {
	const kept = new URLSearchParams(search)
	kept.delete('page')
	return String(kept)
}

type ColumnsProps<Row> = Kept & { list: StaffList<Row>; columns: readonly Column<Row>[]; onClose: () => void }

/** Which columns are shown; what names the row always is. */
function ColumnsDialog<Row>({ store, kept, list, columns, onClose }: ColumnsProps<Row>) {
	const shown = columns.map(({ id }) => id)
	return (
		<Dialog
			open
			onClose={onClose}
			title="Columns"
			actions={
				<>
					<Button variant="quiet" onClick={() => keep({ store, kept }, { columns: null })}>
						As usual
					</Button>
					<Button onClick={onClose}>Done</Button>
				</>
			}
		>
			<fieldset className={styles.saved}>
				<legend>Shown in the list and in its CSV</legend>
				{list.columns.map(({ id, header, main }) => (
					<CheckField
						key={id}
						label={header}
						disabled={main}
						checked={shown.includes(id)}
						onChange={({ target }) =>
							keep({ store, kept }, { columns: target.checked ? [...shown, id] : shown.filter((other) => other !== id) })
						}
					/>
				))}
			</fieldset>
		</Dialog>
	)
}
