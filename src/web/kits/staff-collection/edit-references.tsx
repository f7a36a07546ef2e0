import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Changed, useEditField } from '../../ui/form/edit-fields.tsx'
import type { Editing } from '../../ui/form/use-editing.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './edit-references.module.css'
import { type Options, useOptions } from './options.ts'

const shownAtOnce = 8

type Props = { edit: Editing<Record<string, string[]>>; name: string; options: Options; hint?: ReactNode }

/** Chooses any number of rows: typing finds one more, a press takes one out. */
export function EditReferences({ edit, name, options, hint }: Props) {
	const { put, leave, isReadOnly, value, ...field } = useEditField(edit, name)
	const known = useOptions(options)
	const [typed, setTyped] = useState<string | null>(null)
	const chosen = value as string[]
	const words = (typed ?? '').toLowerCase().split(/\s+/)
	const found = (known ?? []).filter(
		(option) => !chosen.includes(option.value) && words.every((word) => option.label.toLowerCase().includes(word)),
	)
	const nameOf = (key: string) => known?.find((option) => option.value === key)?.label ?? '…'
	return (
		<Changed edit={edit} name={name}>
			<div className={styles.field}>
				<Combobox
					{...field}
					hint={hint}
					placeholder="Type to add"
					readOnly={isReadOnly}
					shown=""
					options={found.slice(0, shownAtOnce)}
					isWaiting={known === undefined}
					nothing="No match found."
					onSearch={setTyped}
					onChoose={(option) => put([...chosen, option.value])}
					onLeave={leave}
				/>
				{chosen.length > 0 && (
					<ul className={styles.chosen} aria-label={`Chosen: ${field.label}`}>
						{chosen.map((key) => (
							<li key={key}>
								<Button
									variant="quiet"
									size="low"
									disabled={isReadOnly}
									aria-label={`Remove ${nameOf(key)}`}
									onClick={() => put(chosen.filter((other) => other !== key))}
								>
									{nameOf(key)}
									<Icon name="close" size={16} />
								</Button>
							</li>
						))}
					</ul>
				)}
			</div>
		</Changed>
	)
}
