import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react'
import { pictureLimits } from '#contract/accounts/picture-words.ts'
import { ApiProblem } from '#contract/client.ts'
import type { UploadFolder } from '#contract/company/upload-words.ts'
import { fileTooLarge } from '#contract/file-words.ts'
import { wordsOf } from '../../api.ts'
import { staffApi } from '../../staff-api.ts'
import { Button } from '../../ui/button.tsx'
import { EditText, useEditField } from '../../ui/form/edit-fields.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import type { Editing } from '../../ui/form/use-editing.ts'
import { Icon } from '../../ui/icon.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import styles from './edit-picture.module.css'

type Props = {
	edit: Editing<Record<string, string>>
	name: string
	readOnlyReason: string | undefined
	hint?: ReactNode
	suggestions: readonly string[]
	/** What it is of. */
	folder: UploadFolder
}

/** A picture of a row: a file is stored at once and the row is saved with its path; a path can be typed too. */
export function EditPicture({ edit, name, suggestions, folder, ...rest }: Props) {
	const field = useEditField(edit, name)
	const input = useRef<HTMLInputElement>(null)
	const listId = useId()
	const [broken, setBroken] = useState<string | null>(null)
	const path = String(field.value)
	const { run, isBusy, error } = useAction(async (file: File) => {
		if (file.size > pictureLimits.megabytes * 1024 * 1024) throw new TooLarge()
		const body = new FormData()
		body.append('upload_preset', 'pictures')
		body.append('folder', folder)
		body.append('file', file)
		field.put((await staffApi.addPicture({ body })).path)
	})
	function choose({ target }: ChangeEvent<HTMLInputElement>) {
		const [file] = target.files ?? []
		// Cleared, so that the same file can be chosen again.
		target.value = ''
		if (file) run(file)
	}
	return (
		<div className={styles.picture}>
			<EditText
				{...rest}
				edit={edit}
				name={name}
				spellCheck={false}
				autoCapitalize="none"
				maxLength={300}
				list={suggestions.length > 0 ? listId : undefined}
			/>
			<datalist id={listId}>
				{suggestions.map((suggested) => (
					<option key={suggested} value={suggested} />
				))}
			</datalist>
			{!field.isReadOnly && rest.readOnlyReason === undefined && (
				<div className={styles.line}>
					{path && broken !== path && <img className={styles.shown} src={path} alt="" onError={() => setBroken(path)} />}
					<input
						ref={input}
						type="file"
						hidden
						accept="image/jpeg,image/png,image/webp,image/gif"
						aria-label={`${field.label}: file`}
						onChange={choose}
					/>
					<Button
						variant="quiet"
						size="low"
						busy={isBusy}
						aria-label={`Upload a picture: ${field.label}`}
						onClick={() => input.current?.click()}
					>
						<Icon name="upload" size={16} />
						Upload a picture
					</Button>
				</div>
			)}
			<ProblemAlert words={error !== null && uploadWords(error)} size="small" />
		</div>
	)
}

class TooLarge extends Error {}

function uploadWords(error: unknown) {
	if (error instanceof TooLarge) return fileTooLarge(pictureLimits.megabytes)
	const said = error instanceof ApiProblem ? error.fields.file?.[0] : undefined
	return said ?? wordsOf(error, 'The picture could not be uploaded. Please try again.')
}
