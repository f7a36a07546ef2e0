import type { ComponentProps, ReactNode } from 'react'
import { ControlBox, controlClass } from './control-box.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './search-field.module.css'

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
	label: string
	onClear?: () => void
	shortcut?: ReactNode
}

/** A search box: the label is spoken, the placeholder seen. With `value` and `onClear` it offers to empty itself. */
export function SearchField({ label, onClear, shortcut, className, ...input }: SearchFieldProps) {
	const clearable = onClear && input.value
	return (
		<ControlBox
			className={className}
			before={<Icon name="search" size={20} />}
			after={
				clearable ? (
					<IconButton icon="close" size={20} label={`Clear: ${label}`} onClick={onClear} />
				) : (
					shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>
				)
			}
		>
			<input enterKeyHint="search" autoComplete="off" {...input} type="search" aria-label={label} className={controlClass} />
		</ControlBox>
	)
}
