import { IconButton } from './icon-button.tsx'

/** Moves an entry of a list up or down. Stays focusable at the end of the list, so that moving on by keys does not lose its place. */
export function MoveButton({ by, asleep, label, onPress }: { by: -1 | 1; asleep: boolean; label: string; onPress: () => void }) {
	return (
		<IconButton
			icon={by < 0 ? 'up' : 'down'}
			size={20}
			label={label}
			data-move={by}
			aria-disabled={asleep || undefined}
			onClick={() => {
				if (!asleep) onPress()
			}}
		/>
	)
}
