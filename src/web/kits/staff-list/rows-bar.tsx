import { useId, useState } from 'react'
import { useTypedText } from '../../browser/typed-text.ts'
import { Button } from '../../ui/button.tsx'
import { FloatingBar } from '../../ui/floating-bar.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Text } from '../../ui/text.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import styles from './rows-bar.module.css'
import type { RowsAction } from './staff-list-type.ts'

type BarProps<Row> = {
	chosen: readonly Row[]
	actions: readonly RowsAction<Row>[]
	/** How many rows are through, while something is being done to them. */
	progress: { through: number; of: number } | null
	isBusy: boolean
	onRun: (action: RowsAction<Row>, rows: readonly Row[], answer: string) => void
	onClear: () => void
}

/** What can be done to the chosen rows, at the lower edge of the screen. */
export function RowsBar<Row>({ chosen, actions, progress, isBusy, onRun, onClear }: BarProps<Row>) {
	const [pendingAction, setPendingAction] = useState<RowsAction<Row> | null>(null)
	const rowsFor = ({ isFor }: RowsAction<Row>) => (isFor ? chosen.filter(isFor) : chosen)
	const isPossible = actions.some((action) => rowsFor(action).length > 0)
	function press(action: RowsAction<Row>) {
		if (action.ask) setPendingAction(action)
		else onRun(action, rowsFor(action), '')
	}
	return (
		<FloatingBar label="Selected rows" data-rows-bar="">
			<IconButton icon="close" label="Clear selection" onClick={onClear} />
			<p className={styles.count} role="status">
				{progress ? `${progress.through} of ${progress.of}…` : `${chosen.length} selected`}
				{!isPossible && !progress && ': nothing to do with these'}
			</p>
			{actions.map((action) => {
				const count = rowsFor(action).length
				if (count === 0) return null
				return (
					<Button
						key={action.label}
						size="low"
						variant={action.isBad ? 'bad' : 'quiet'}
						busy={isBusy}
						aria-haspopup={action.ask ? 'dialog' : undefined}
						onClick={() => press(action)}
					>
						{action.label}
						{count < chosen.length && ` ${count} of ${chosen.length}`}
					</Button>
				)
			})}
			{pendingAction?.ask && (
				<RowsQuestionDialog
					action={pendingAction}
					rows={rowsFor(pendingAction)}
					onClose={() => setPendingAction(null)}
					onAnswer={(answer) => {
						setPendingAction(null)
						onRun(pendingAction, rowsFor(pendingAction), answer)
					}}
				/>
			)}
		</FloatingBar>
	)
}

type QuestionProps<Row> = { action: RowsAction<Row>; rows: readonly Row[]; onClose: () => void; onAnswer: (answer: string) => void }

/** One question for all rows, such as the reason or the technician. */
function RowsQuestionDialog<Row>({ action: { ask, isBad }, rows, onClose, onAnswer }: QuestionProps<Row>) {
	const fieldId = useId()
	const field = ask?.field
	const [typed, setTyped] = useTypedText(`rows ${ask?.send}`)
	const [problem, setProblem] = useState<string | null>(null)
	if (!ask) return null
	function send() {
		const answer = typed.trim()
		if (field && answer === '') {
			setProblem(field.kind === 'words' ? field.needed : 'Please choose one.')
			document.getElementById(fieldId)?.focus()
		} else {
			setTyped('')
			onAnswer(answer)
		}
	}
	function type(text: string) {
		setTyped(text)
		setProblem(null)
	}
	return (
		<FormDialog
			title={ask.title(rows)}
			closeLabel="Back"
			sendLabel={ask.send}
			variant={isBad ? 'bad' : 'go'}
			busy={false}
			onSend={send}
			onClose={onClose}
		>
			{ask.text && <Text>{ask.text}</Text>}
			{field?.kind === 'choice' && (
				<SelectField
					id={fieldId}
					label={field.label}
					required
					error={problem}
					value={typed}
					onChange={({ target }) => type(target.value)}
					data-autofocus=""
				>
					<option value="">Please choose</option>
					{field.options.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</SelectField>
			)}
			{field?.kind === 'words' && (
				<TextAreaField
					id={fieldId}
					label={field.label}
					hint={field.hint}
					rows={3}
					required
					maxLength={field.maxLength}
					error={problem}
					value={typed}
					onChange={({ target }) => type(target.value)}
					data-autofocus=""
				/>
			)}
		</FormDialog>
	)
}
