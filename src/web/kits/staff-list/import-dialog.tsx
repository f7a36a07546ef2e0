import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { ApiProblem } from '#contract/client.ts'
import type { ImportReport } from '#contract/import-rows.ts'
import { importLimits } from '#contract/staff-words.ts'
import { formatCount } from '#shared/format-count.ts'
import { inSentence } from '#shared/in-sentence.ts'
import { isRecord } from '#shared/is-record.ts'
import { newKey, sendSafely, wordsOf } from '../../api.ts'
import { saveFile } from '../../browser/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSinglePress } from '../../ui/form/use-single-press.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ListAddress } from '../../ui/list/list-state.ts'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { csvText } from './csv.ts'
import styles from './import-dialog.module.css'
import { saveRows } from './save-csv.ts'
import type { CsvImport, StaffList } from './staff-list-type.ts'

type DialogProps<Row> = {
	list: StaffList<Row>
	csvImport: CsvImport
	/** Which rows are downloaded to be changed. */
	address: ListAddress
	onClose: () => void
}
/** A file as it was when it was chosen, and what would become of its rows. `key` is the Idempotency-Key of its import. */
type Checked = { name: string; content: Blob; key: string; report: ImportReport }

/** Rows from a CSV file: what would happen to each is shown first, and all of them are imported or none (decision 0025). */
export function ImportDialog<Row>({ list, csvImport, address, onClose }: DialogProps<Row>) {
	const queries = useQueryClient()
	const [checked, setChecked] = useState<Checked | null>(null)
	const [problem, setProblem] = useState<string | null>(null)
	const [isChecking, setChecking] = useState(false)
	const { isBusy: isImporting, press } = useSinglePress()
	const isBusy = isChecking || isImporting
	const report = checked?.report
	const canImport = report !== undefined && report.errors.length === 0 && report.created + report.changed > 0

	async function check(file: File) {
		setChecking(true)
		setProblem(null)
		setChecked(null)
		try {
			// A copy of the bytes of this moment: what is saved over the file meanwhile was not checked.
			const content = new Blob([await file.arrayBuffer()], { type: 'text/csv' })
			const tried = await sendSafely(() => csvImport.send({ query: { dry_run: 'true' }, body: formOf(content) }))
			setChecked({ name: file.name, content, key: newKey(), report: tried })
		} catch (error) {
			setProblem(wordsOf(error, 'The file could not be checked. Please try again.'))
		} finally {
			setChecking(false)
		}
	}

	async function importRows({ name, content, key }: Checked) {
		setProblem(null)
		try {
			const done = await sendSafely((once) => csvImport.send({ query: { dry_run: 'false' }, body: formOf(content), key: once }), key)
			toast({ title: `${list.name} imported`, text: `${countWords(done)}.` })
			onClose()
		} catch (error) {
			const refused = reportIn(error)
			if (refused) setChecked({ name, content, key: newKey(), report: refused })
			else setProblem(wordsOf(error, 'There was no answer. Press Import again: nothing is imported twice.'))
		} finally {
			queries.invalidateQueries({ queryKey: ['staff'] })
			list.onChanged?.(queries)
		}
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={`Import ${inSentence(list.name)}`}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						Close
					</Button>
					{checked && canImport && (
						<Button busy={isBusy} onClick={() => press(() => importRows(checked))}>
							Import
						</Button>
					)}
				</>
			}
		>
			<Stack>
				<Text>
					Download the rows, change lines or add some, and choose the file here. A line whose row exists changes it, any other makes a new
					one. Up to {formatCount(importLimits.rows)} rows at a time.
				</Text>
				<Cluster>
					<DownloadRows list={list} address={address} />
					<ChooseFile isBusy={isBusy} onChoose={check} />
				</Cluster>
				<Text role="status" size="small" tone="muted">
					{stateWords(checked, isBusy)}
				</Text>
				<ProblemAlert words={problem} />
				{report && (report.errors.length > 0 ? <Mistakes report={report} /> : <Outcome report={report} />)}
			</Stack>
		</Dialog>
	)
}

function stateWords(checked: Checked | null, isBusy: boolean) {
	if (isBusy) return checked ? 'Importing...' : 'Checking the file...'
	return checked ? `Checked: ${checked.name}` : 'Nothing changes until you have seen the result.'
}

function formOf(content: Blob) {
	const form = new FormData()
	form.append('file', content, 'rows.csv')
	return form
}

/** The report of an import that was refused because somebody changed something since the file was checked. */
function reportIn(error: unknown): ImportReport | null {
	if (!(error instanceof ApiProblem) || !isRecord(error.body) || !Array.isArray(error.body.errors)) return null
	return error.body as ImportReport
}

function DownloadRows<Row>({ list, address }: Pick<DialogProps<Row>, 'list' | 'address'>) {
	const [isSaving, setSaving] = useState(false)
	const [problem, setProblem] = useState<string | null>(null)
	async function save() {
		setSaving(true)
		setProblem(null)
		try {
			await saveRows(list, address, AbortSignal.timeout(downloadTimeoutMs))
		} catch (error) {
			setProblem(wordsOf(error, 'The rows could not be downloaded. Please try again.'))
		} finally {
			setSaving(false)
		}
	}
	return (
		<>
			<Button variant="quiet" size="low" busy={isSaving} onClick={save}>
				Download the rows
			</Button>
			{problem && (
				<Text size="small" tone="bad" role="alert">
					{problem}
				</Text>
			)}
		</>
	)
}
const downloadTimeoutMs = 300_000

function ChooseFile({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File) => void }) {
	const input = useRef<HTMLInputElement>(null)
	function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		const [file] = currentTarget.files ?? []
		if (file) onChoose(file)
		// Cleared, so that the same file, mended, can be chosen again.
		currentTarget.value = ''
	}
	return (
		<>
			<Button variant="quiet" size="low" busy={isBusy} onClick={() => input.current?.click()}>
				<Icon name="plus" size={16} />
				Choose a CSV file
			</Button>
			<input ref={input} type="file" accept=".csv,text/csv" aria-label="CSV file" hidden onChange={take} />
		</>
	)
}

const countWords = ({ created, changed, unchanged }: ImportReport) => `${created} new, ${changed} changed, ${unchanged} unchanged`

function Outcome({ report }: { report: ImportReport }) {
	const { rows, created, changed, passed_over } = report
	return (
		<Panel tone="sunk" role="status">
			<Text weight="strong">
				{rows} {rows === 1 ? 'row' : 'rows'}: {countWords(report)}.
			</Text>
			{created + changed === 0 && <Text size="small">This file changes nothing.</Text>}
			{passed_over.length > 0 && (
				<Text size="small" tone="muted">
					Read-only columns, ignored: {passed_over.join(', ')}.
				</Text>
			)}
		</Panel>
	)
}

/** Mistakes that are listed; the file with all of them is for a spreadsheet. */
const listedMistakes = 30

function Mistakes({ report: { errors } }: { report: ImportReport }) {
	const lines = new Set(errors.map(({ line }) => line)).size
	const save = () => {
		const text = csvText([['line', 'column', 'mistake'], ...errors.map(({ line, field, message }) => [line, field, message])])
		saveFile('mistakes.csv', new Blob([text], { type: 'text/csv;charset=utf-8' }))
	}
	return (
		<Panel tone="bad" role="alert">
			<Text weight="strong">
				{errors.length === 1 ? 'One mistake' : `${errors.length} mistakes in ${lines === 1 ? 'one line' : `${lines} lines`}`}. Nothing is
				imported until the file has none.
			</Text>
			<ul className={styles.mistakes}>
				{errors.slice(0, listedMistakes).map(({ line, field, message }) => (
					<li key={`${line} ${field} ${message}`}>
						<strong>{field ? `Line ${line}, ${field}` : `Line ${line}`}</strong>: {message}
					</li>
				))}
			</ul>
			{errors.length > listedMistakes && <Text size="small">And {errors.length - listedMistakes} more.</Text>}
			<div>
				<Button variant="quiet" size="low" onClick={save}>
					Download the mistakes
				</Button>
			</div>
		</Panel>
	)
}
