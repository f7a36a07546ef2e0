import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { mailTextNames, mailTextProblem } from '#contract/company/mail-text-words.ts'
import type { MailText } from '#contract/company/mail-texts.ts'
import { useRowForm } from '../../kits/form/use-row-form.ts'
import { staffApi } from '../../staff-api.ts'
import { Button } from '../../ui/button.tsx'
import { DetailScreen } from '../../ui/detail-screen.tsx'
import { EditArea, EditText } from '../../ui/form/edit-fields.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import { focusField } from '../../ui/form/focus-field.ts'
import type { FormFields } from '../../ui/form/form-fields.ts'
import type { Editing } from '../../ui/form/use-editing.ts'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { MailPlaceholders } from './mail-placeholders.tsx'
import { MailPreview } from './mail-preview.tsx'
import { mailText, mailTexts } from './mail-queries.ts'

type Values = Record<string, string>
type OneText = MailText['texts'][number]

/** The words of one mail in a form, beside the mail as it arrives with them. */
export function MailEditor({ row, changes }: { row: MailText; changes: ReactNode }) {
	const queries = useQueryClient()
	const edit = useRowForm<Values, MailText>({
		id: 'mail',
		fields: fieldsOf(row),
		row,
		valuesOf: (mail) => textsOf(mail ?? row),
		readOnlyReason: row.fixed || undefined,
		save: (texts, { version }) => staffApi.changeMailText({ params: { mail: row.mail }, body: { ...texts, version } }),
		onSaved: (saved) => {
			queries.setQueryData(mailText(saved.mail).queryKey, saved)
			queries.invalidateQueries({ queryKey: mailTexts.queryKey, exact: true })
			toast({ title: 'Mail saved', text: 'The next one that goes says it.' })
		},
	})
	const typed = useWatch({ control: edit.form.control }) as Values
	return (
		<DetailScreen
			card={
				<EditForm edit={edit} label="Texts" actions={row.is_changed && <BackToStandard row={row} edit={edit} />}>
					<Text tone="muted">{row.sent}</Text>
					{row.texts.map((text) => (
						<TextOfMail key={text.field} edit={edit} text={text} typed={typed[text.field] ?? ''} />
					))}
					{!row.fixed && <MailPlaceholders row={row} />}
				</EditForm>
			}
			beside={<MailPreview mail={row.mail} texts={row.fixed ? {} : typed} isUsable={isUsable(row, typed)} isDirty={edit.isDirty} />}
			changes={changes}
		/>
	)
}

function TextOfMail({ edit, text: { field, standard, needed }, typed }: { edit: Editing<Values>; text: OneText; typed: string }) {
	const isStandard = typed.trim() === standard
	const hint = [
		needed.length > 0 && `Keep ${needed.map((name) => `{${name}}`).join(', ')}.`,
		!isStandard && `Standard: ${standard || 'none'}`,
	]
		.filter(Boolean)
		.join(' ')
	// What is too long is said, not cut: pasted words would lose their end without a sign.
	const shared = { edit, name: field, hint: hint || undefined }
	return field === 'opening' || field === 'closing' ? <EditArea {...shared} rows={field === 'opening' ? 6 : 4} /> : <EditText {...shared} />
}

/** Puts the standard texts into the form, to be seen in the preview before they are saved. */
function BackToStandard({ row, edit }: { row: MailText; edit: Editing<Values> }) {
	return (
		<Button
			variant="text"
			onClick={() => {
				for (const { field, standard } of row.texts) {
					edit.form.setValue(field, standard)
					edit.changed(field)
				}
				// The button goes with the first unsaved change.
				focusField(`${edit.id}-${row.texts[0]?.field}`)
			}}
		>
			Reset to the standard text
		</Button>
	)
}

const known = (row: MailText) => row.placeholders.map(({ name }) => name)
const fieldsOf = (row: MailText): FormFields<Values> =>
	Object.fromEntries(
		row.texts.map(({ field, needed }) => [
			field,
			{ label: mailTextNames[field], problem: (text: string) => mailTextProblem(text, { field, known: known(row), needed }) },
		]),
	)
const textsOf = (row: MailText): Values => Object.fromEntries(row.texts.map(({ field, text }) => [field, text]))
const isUsable = (row: MailText, typed: Values) =>
	row.texts.every(({ field, needed }) => mailTextProblem(typed[field] ?? '', { field, known: known(row), needed }) === null)
