import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import { Panel } from '../panel.tsx'
import { ProblemAlert } from '../problem-alert.tsx'
import { Stack } from '../stack.tsx'
import { Text } from '../text.tsx'
import styles from './edit-form.module.css'
import { EditGuard } from './edit-guard.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { FormValues } from './form-fields.ts'
import type { Editing } from './use-editing.ts'

/**
 * The frame of every edit form: what is wrong on top, what somebody else changed meanwhile, the fields, and the bar with Save that
 * stays in sight. Children: `EditText` and its like. In a dialog (`plain`) the bar does not stick, and leaving is the dialog's business.
 */
export function EditForm<Values extends FormValues>({
	edit,
	saveLabel = 'Save',
	label,
	plain = false,
	actions,
	children,
}: {
	edit: Editing<Values>
	saveLabel?: string
	/** Names the form for screen readers where a page has several. */
	label?: string
	plain?: boolean
	/** Stands at the far end of the bar, while nothing waits to be saved: delete. */
	actions?: ReactNode
	children: ReactNode
}) {
	return (
		<form noValidate onSubmit={edit.send} aria-label={label} className={styles.form}>
			{!plain && <EditGuard form={edit.id} isDirty={edit.isDirty} />}
			<ErrorSummary {...edit.summary} />
			<MeanwhileNotice edit={edit} />
			{edit.readOnlyReason && (
				<Text tone="muted" icon="lock" size="small">
					{edit.readOnlyReason}
				</Text>
			)}
			{children}
			{!edit.readOnlyReason && <EditBar edit={edit} saveLabel={saveLabel} plain={plain} actions={actions} />}
		</form>
	)
}

/** Tells that somebody else saved this meanwhile, once for each time, with the focus (B.ADMIN-36). */
function MeanwhileNotice<Values extends FormValues>({ edit }: { edit: Editing<Values> }) {
	const box = useRef<HTMLDivElement>(null)
	const { noticeCount, followed, conflicts } = edit
	useEffect(() => {
		if (noticeCount > 0) box.current?.focus()
	}, [noticeCount])
	if (noticeCount === 0) return null
	const open = Object.keys(conflicts)
	return (
		<div ref={box} role="alert" tabIndex={-1} className={styles.notice}>
			<Panel tone="wait">
				<Stack gap="tight">
					<Text weight="strong" icon="info">
						Somebody else changed this in the meantime. Your changes are still here.
					</Text>
					<Text size="small">
						{open.length > 0
							? `Choose below for ${namesOf(edit, open)}, then save again.`
							: 'Nothing left to decide. Please check it, then save again.'}
						{followed.length > 0 && ` ${namesOf(edit, followed)}: theirs is shown, since you had not touched it.`}
					</Text>
				</Stack>
			</Panel>
		</div>
	)
}

const namesOf = <Values extends FormValues>({ fields }: Editing<Values>, names: string[]) =>
	new Intl.ListFormat('en-IN').format(names.map((name) => fields[name]?.label ?? name))

function EditBar<Values extends FormValues>({
	edit,
	saveLabel,
	plain,
	actions,
}: {
	edit: Editing<Values>
	saveLabel: string
	plain: boolean
	actions: ReactNode
}) {
	const { isDirty, isSaving, failure, isNew } = edit
	return (
		<div className={plain ? styles.plainBar : styles.bar} data-print="hide">
			<ProblemAlert words={failure} size="small" />
			<div className={styles.barLine}>
				<Button type="submit" variant={isDirty ? 'go' : 'ink'} busy={isSaving}>
					{failure ? 'Try again' : saveLabel}
				</Button>
				{isDirty && !isNew && !plain && (
					<Button variant="quiet" onClick={edit.discard}>
						Discard changes
					</Button>
				)}
				<p className={styles.status} role="status">
					{plain && !isSaving ? '' : stateWords(edit)}
				</p>
				{actions && (plain || !isDirty) && <div className={styles.actions}>{actions}</div>}
			</div>
		</div>
	)
}

function stateWords<Values extends FormValues>({ isDirty, isSaving, status, followed, noticeCount }: Editing<Values>) {
	if (isSaving) return 'Saving…'
	if (isDirty) return 'Not saved yet.'
	return status || (followed.length > 0 && noticeCount === 0 ? 'Somebody else changed this just now.' : '')
}
