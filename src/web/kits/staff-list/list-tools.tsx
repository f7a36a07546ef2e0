import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import type { SavedView } from '#contract/admin/saved-views.ts'
import { savedViewLimits } from '#contract/admin/view-words.ts'
import { inSentence } from '#shared/in-sentence.ts'
import { wordsOf } from '../../api.ts'
import type { Stored } from '../../browser/stored.ts'
import { useTypedText } from '../../browser/typed-text.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { readRefusal } from '../../ui/form/form-refusal.ts'
import { useAction } from '../../ui/form/use-action.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { ListState } from '../../ui/list/list-state.ts'
import type { Column } from '../../ui/list/list-type.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ImportDialog } from './import-dialog.tsx'
import type { ListSettings } from './list-settings.ts'
import styles from './list-tools.module.css'
import { saveCsv } from './save-csv.ts'
import { useSavedViews } from './saved-views.ts'
import type { StaffList } from './staff-list-type.ts'

type Kept = { store: Stored<ListSettings>; kept: ListSettings }

/** Keeps what somebody chose; false where the browser keeps nothing. */
const keep = ({ store, kept }: Kept, changes: Partial<ListSettings>) => store.set({ ...kept, ...changes })

type ToolsProps<Row> = Kept & { list: StaffList<Row>; state: ListState; columns: readonly Column<Row>[] }

/** What a list offers beside its rows: views that were saved, which columns are shown, the rows as a table file, and rows from one. */
export function ListTools<Row>({ list, state, columns, store, kept }: ToolsProps<Row>) {
	const [opened, setOpened] = useState<'views' | 'columns' | 'import' | null>(null)
	const saved = useSavedViews(list.collection)
	const close = () => setOpened(null)
	return (
		<div className={styles.tools} data-print="hide">
			{saved.views.length > 0 && (
				<nav aria-label="Saved views">
					<ul className={styles.views}>
						{saved.views.map((view) => (
							<li key={view.id}>
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
			{opened === 'views' && <ViewsDialog {...{ saved, store, kept, state, columns }} name={list.name} onClose={close} />}
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
			setSaid({ words: count === 1 ? '1 row saved.' : `${count} rows saved.`, isBad: false })
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

type ViewsProps<Row> = Kept & {
	saved: ReturnType<typeof useSavedViews>
	state: ListState
	columns: readonly Column<Row>[]
	name: string
	onClose: () => void
}

/** Saves what is on the screen under a name, and sorts out what was saved. */
function ViewsDialog<Row>({ saved, store, kept, state, columns, name: listName, onClose }: ViewsProps<Row>) {
	const fieldId = useId()
	const [name, setName] = useTypedText(`view of ${listName}`)
	const [problem, setProblem] = useState<string | null>(null)
	const saving = useAction(saved.save)
	const removing = useAction(saved.remove)
	function open(opensWith: ListSettings['opensWith']) {
		if (!keep({ store, kept }, { opensWith })) setProblem('This browser keeps nothing. Allow it to store data and try again.')
	}
	async function save(event: FormEvent) {
		event.preventDefault()
		const typed = name.trim()
		if (typed === '') {
			setProblem('Please give the view a name.')
			document.getElementById(fieldId)?.focus()
			return
		}
		if (await saving.run({ name: typed, search: withoutPage(state.addressSearch), columns: columns.map(({ id }) => id) })) setName('')
	}
	async function remove(view: SavedView) {
		if (!(await removing.run(view))) return
		if (kept.opensWith?.name === view.name) open(null)
		document.getElementById(fieldId)?.focus()
	}
	const refused = readRefusal(saving.error).fields.name?.[0]
	return (
		<Dialog open onClose={onClose} title={`Views of ${inSentence(listName)}`}>
			<Stack>
				<form noValidate onSubmit={save}>
					<Stack gap="small">
						<TextField
							id={fieldId}
							label="Save this view as"
							hint="Keeps tab, search, filters, order and columns, for you on every machine."
							maxLength={savedViewLimits.name}
							error={problem ?? refused ?? null}
							value={name}
							onChange={({ target }) => {
								setName(target.value)
								setProblem(null)
							}}
						/>
						<div>
							<Button type="submit" busy={saving.isBusy}>
								Save view
							</Button>
						</div>
						<Failed error={refused ? null : saving.error} words="The view was not saved. Please try again." />
					</Stack>
				</form>
				{!saved.query.data && (
					<NotLoaded query={saved.query} loading="Loading your views..." failed="Your views could not be loaded." count={2} />
				)}
				{saved.views.length > 0 && (
					<fieldset className={styles.saved}>
						<legend>The list opens with, in this browser</legend>
						<CheckField
							type="radio"
							name="opens-with"
							label="Everything, as usual"
							checked={saved.views.every((view) => view.name !== kept.opensWith?.name)}
							onChange={() => open(null)}
						/>
						{saved.views.map((view) => (
							<div key={view.id} className={styles.row}>
								<CheckField
									type="radio"
									name="opens-with"
									label={view.name}
									checked={kept.opensWith?.name === view.name}
									onChange={() => open({ name: view.name, search: view.search })}
								/>
								<IconButton icon="trash" size={20} label={`Delete view: ${view.name}`} onClick={() => remove(view)} />
							</div>
						))}
						<Failed error={removing.error} words="The view was not deleted. Please try again." />
					</fieldset>
				)}
			</Stack>
		</Dialog>
	)
}

const Failed = ({ error, words }: { error: unknown; words: string }) => <ProblemAlert words={error !== null && wordsOf(error, words)} />

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
