import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import styles from './combobox.module.css'
import { Icon } from './icon.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type ComboboxOption = {
	value: string
	label: ReactNode
	/** At the other end of its line, such as a price or why it cannot be chosen. */
	note?: ReactNode
	disabled?: boolean
}

type Props<Option extends ComboboxOption> = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'role' | 'type'> & {
	/** Shown in the field while nobody types, such as the name of the chosen option. */
	shown: string
	/** What fits the words of the last `onSearch`. */
	options: readonly Option[]
	/** They are for other words still. */
	isWaiting?: boolean
	isFailed?: boolean
	/** Said where nothing fits. */
	nothing: string
	/** What is typed, '' for all there is, null once the list is closed. */
	onSearch: (typed: string | null) => void
	onChoose: (option: Option) => void
	/** The field is left, with what was typed and not chosen, null for nothing. */
	onLeave?: (typed: string | null) => void
	/** The list is shown before anything is typed. */
	opensEmpty?: boolean
}

/** Chooses by typing: arrows and Enter choose, Escape closes; what is left half typed becomes again what is `shown`. */
export function Combobox<Option extends ComboboxOption>({
	shown,
	options,
	isWaiting = false,
	isFailed = false,
	nothing,
	onSearch,
	onChoose,
	onLeave,
	opensEmpty = true,
	readOnly = false,
	...field
}: Props<Option>) {
	const listId = useId()
	// Null while nothing is being typed.
	const [typed, setTyped] = useState<string | null>(null)
	const [isOpen, setOpen] = useState(false)
	const [active, setActive] = useState(0)
	// Enter came before the options: it chooses the first of them once they are there.
	const [isEntered, setEntered] = useState(false)

	function open(text: string) {
		setOpen(true)
		onSearch(text)
	}
	function close() {
		setOpen(false)
		setTyped(null)
		setActive(0)
		setEntered(false)
		onSearch(null)
	}
	function choose(option: Option) {
		if (option.disabled) return
		close()
		onChoose(option)
	}
	useEffect(() => {
		if (!isEntered || isWaiting) return
		setEntered(false)
		const option = options[active]
		if (option) choose(option)
	})
	function press(event: KeyboardEvent) {
		const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (by) {
			event.preventDefault()
			if (isOpen) setActive((active + by + options.length) % Math.max(options.length, 1))
			else open(typed ?? '')
		} else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
			if (!isOpen) return
			event.preventDefault()
			if (isWaiting) setEntered(true)
			// At once: the next key, another Enter even, is already meant for what comes after the choice.
			else if (options[active]) choose(options[active])
		} else if (event.key === 'Escape' && isOpen) {
			event.preventDefault()
			event.stopPropagation()
			close()
		}
	}
	return (
		<div className={styles.box}>
			<TextField
				after={<Icon name="search" size={20} />}
				{...field}
				role="combobox"
				aria-expanded={isOpen}
				aria-controls={listId}
				aria-autocomplete="list"
				aria-activedescendant={isOpen && options[active] ? `${listId}-${active}` : undefined}
				autoComplete="off"
				spellCheck={false}
				readOnly={readOnly}
				value={typed ?? shown}
				onFocus={({ target }) => target.select()}
				onClick={() => !readOnly && !isOpen && opensEmpty && open('')}
				onChange={({ target }) => {
					setTyped(target.value)
					setActive(0)
					setEntered(false)
					open(target.value)
				}}
				onKeyDown={press}
				onBlur={() => {
					onLeave?.(typed)
					close()
				}}
			/>
			{isOpen && (
				// A list that scrolls is no stop on the way to the next field.
				// biome-ignore lint/a11y/noStaticElementInteractions: a press on its edge must not leave the field
				<div className={styles.sheet} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
					{options.length === 0 && (
						<p className={styles.words} role="status">
							{isFailed ? 'The search did not work. Please try again.' : isWaiting ? 'Searching...' : nothing}
						</p>
					)}
					<div id={listId} role="listbox" aria-label={typeof field.label === 'string' ? field.label : undefined}>
						{options.map((option, at) => (
							// biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
							<div
								key={option.value}
								id={`${listId}-${at}`}
								role="option"
								tabIndex={-1}
								aria-selected={at === active}
								aria-disabled={option.disabled || undefined}
								className={styles.option}
								onClick={() => choose(option)}
							>
								<span>{option.label}</span>
								{option.note && <span className={styles.note}>{option.note}</span>}
							</div>
						))}
					</div>
				</div>
			)}
		</div>
	)
}
