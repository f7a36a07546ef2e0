import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../button.tsx'
import { FieldError, FieldHint } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { joinClasses } from '../join-classes.ts'
import { MoveButton } from '../move-button.tsx'
import { TextField } from '../text-field.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { Changed, useEditField } from './edit-fields.tsx'
import styles from './edit-form.module.css'
import type { FormValues } from './form-fields.ts'
import type { Editing } from './use-editing.ts'

type NameOf<Values, Kind> = { [name in keyof Values]: Values[name] extends Kind ? name : never }[keyof Values] & string
type Common = {
	/** One of them, in words: 'Feature'. */
	entry: string
	max: number
	hint?: ReactNode
}

/** Texts in an order: added at the end, removed, moved by buttons. */
export function EditList<Values extends FormValues>({
	edit,
	name,
	maxLength,
	...common
}: Common & { edit: Editing<Values>; name: NameOf<Values, string[]>; maxLength: number }) {
	const field = useEditField(edit, name)
	const list = field.value as string[]
	return (
		<EditEntries edit={edit} name={name} {...common} entries={list} empty="">
			{(text, index, put) => (
				<TextField
					label={`${common.entry} ${index + 1}`}
					labelHidden
					autoComplete="off"
					readOnly={field.isReadOnly}
					maxLength={maxLength}
					value={text}
					onChange={(event) => put(event.target.value)}
					onBlur={field.leave}
				/>
			)}
		</EditEntries>
	)
}

/** Rows of two texts in an order, such as days and hours. */
export function EditPairs<Values extends FormValues>({
	edit,
	name,
	parts,
	...common
}: Common & {
	edit: Editing<Values>
	name: NameOf<Values, Record<string, string>[]>
	parts: readonly { part: string; label: string; maxLength: number; inputMode?: 'url' }[]
}) {
	const field = useEditField(edit, name)
	const rows = field.value as Record<string, string>[]
	return (
		<EditEntries edit={edit} name={name} {...common} entries={rows} empty={Object.fromEntries(parts.map(({ part }) => [part, '']))}>
			{(row, index, put) => (
				<div className={joinClasses(styles.entryFields, styles.pair)}>
					{parts.map(({ part, label, ...input }) => (
						<TextField
							key={part}
							{...input}
							label={`${label} ${index + 1}`}
							labelHidden
							placeholder={label}
							autoComplete="off"
							readOnly={field.isReadOnly}
							value={row[part] ?? ''}
							onChange={(event) => put({ ...row, [part]: event.target.value })}
							onBlur={field.leave}
						/>
					))}
				</div>
			)}
		</EditEntries>
	)
}

type EntriesProps<Values extends FormValues, Entry> = Common & {
	edit: Editing<Values>
	name: keyof Values & string
	entries: Entry[]
	empty: Entry
	children: (entry: Entry, index: number, put: (entry: Entry) => void) => ReactNode
}

function EditEntries<Values extends FormValues, Entry extends string | Record<string, string>>({
	edit,
	name,
	entry,
	max,
	hint,
	entries,
	empty,
	children,
}: EntriesProps<Values, Entry>) {
	const { id, label, error, isReadOnly, put } = useEditField(edit, name)
	const group = useRef<HTMLFieldSetElement>(null)
	const [moved, setMoved] = useState('')
	// An array of one kind: texts or rows, as `entries` came.
	const change = (next: Entry[]) => put(next as string[] | Record<string, string>[])
	const replace = (index: number, by: Entry) => change(entries.map((other, place) => (place === index ? by : other)))

	function move(index: number, by: -1 | 1) {
		const next = [...entries]
		const [taken] = next.splice(index, 1)
		if (taken === undefined) return
		next.splice(index + by, 0, taken)
		flushSync(() => {
			change(next)
			setMoved(`${entry} moved to place ${index + by + 1} of ${entries.length}.`)
		})
		focusIn(group.current, `[data-place="${index + by}"] [data-move="${by}"]`)
	}
	function remove(index: number) {
		flushSync(() => {
			change(entries.filter((_, place) => place !== index))
			setMoved(`${entry} ${index + 1} removed.`)
		})
		focusIn(group.current, entries.length > 1 ? `[data-place="${Math.min(index, entries.length - 2)}"] input` : '[data-add]')
	}
	function add() {
		// At once, or the first letters of a quick hand are lost.
		flushSync(() => change([...entries, empty]))
		focusIn(group.current, `[data-place="${entries.length}"] input`)
	}

	return (
		<Changed edit={edit} name={name}>
			<fieldset
				ref={group}
				id={id}
				className={styles.list}
				aria-describedby={joinClasses(error && `${id}-error`, Boolean(hint) && `${id}-hint`)}
			>
				<legend className={styles.legend}>{label}</legend>
				{entries.map((value, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
					<div key={index} className={styles.entry} data-place={index}>
						{children(value, index, (next) => replace(index, next))}
						{!isReadOnly && (
							<div className={styles.entryTools}>
								<MoveButton by={-1} asleep={index === 0} label={`Move up: ${entry} ${index + 1}`} onPress={() => move(index, -1)} />
								<MoveButton
									by={1}
									asleep={index === entries.length - 1}
									label={`Move down: ${entry} ${index + 1}`}
									onPress={() => move(index, 1)}
								/>
								<IconButton icon="trash" size={20} label={`Remove: ${entry} ${index + 1}`} onClick={() => remove(index)} />
							</div>
						)}
					</div>
				))}
				{error && <FieldError id={`${id}-error`}>{error}</FieldError>}
				{hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
				{!isReadOnly && entries.length < max && (
					<div>
						<Button variant="quiet" size="low" data-add="" onClick={add}>
							<Icon name="plus" size={16} />
							Add {entry.toLowerCase()}
						</Button>
					</div>
				)}
				<div role="status">
					<VisuallyHidden>{moved}</VisuallyHidden>
				</div>
			</fieldset>
		</Changed>
	)
}

const focusIn = (group: HTMLElement | null, selector: string) => group?.querySelector<HTMLElement>(selector)?.focus()
