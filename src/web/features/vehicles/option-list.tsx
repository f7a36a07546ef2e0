import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import styles from './option-list.module.css'

export type Option = { id: number; name: string; note?: string; picture: ReactNode }

type Layout = 'tiles' | 'marks' | 'rows'

/**
 * Entries to press, one of them perhaps the chosen one. Tab enters the list once; arrows, Home and End walk in it as it is laid out,
 * and up from its first line is `onLeaveTop`.
 */
export function OptionList({
	label,
	options,
	chosen,
	layout,
	onChoose,
	onLeaveTop,
	ref,
}: {
	label: string
	options: readonly Option[]
	chosen: number
	layout: Layout
	onChoose: (id: number) => void
	onLeaveTop?: () => void
	ref?: Ref<HTMLUListElement>
}) {
	const [visited, setVisited] = useState(0)
	const entrance = [visited, chosen].find((id) => options.some((option) => option.id === id)) ?? options[0]?.id

	function walk(event: KeyboardEvent<HTMLUListElement>) {
		if (event.altKey || event.ctrlKey || event.metaKey) return
		const buttons: HTMLElement[] = [...event.currentTarget.querySelectorAll('button')]
		const here = buttons.findIndex((button) => button.matches(':focus'))
		const to = goalOf(event.key, here, buttons)
		if (here < 0 || to === undefined) return
		event.preventDefault()
		if (to < 0) onLeaveTop?.()
		else buttons[Math.min(to, buttons.length - 1)]?.focus()
	}

	return (
		<ul ref={ref} className={styles[layout]} aria-label={label} onKeyDown={walk}>
			{options.map(({ id, name, note, picture }) => (
				<li key={id}>
					<button
						type="button"
						className={styles.option}
						aria-current={id === chosen || undefined}
						tabIndex={id === entrance ? 0 : -1}
						onFocus={() => setVisited(id)}
						onClick={() => onChoose(id)}
					>
						<span className={styles.picture}>{picture}</span>
						<span className={styles.words}>
							<span className={styles.name}>{name}</span>
							{note && <span className={styles.note}> {note}</span>}
						</span>
					</button>
				</li>
			))}
		</ul>
	)
}

/** The place that a key leads to from `here`; below 0 is above the list. */
function goalOf(key: string, here: number, buttons: HTMLElement[]) {
	const top = buttons[0]?.getBoundingClientRect().top
	const secondLine = buttons.findIndex((button) => button.getBoundingClientRect().top !== top)
	const columns = secondLine < 0 ? buttons.length : secondLine
	// In a single line of tiles, down and up walk along it.
	const line = secondLine < 0 ? 1 : columns
	const goals: Record<string, number> = {
		ArrowDown: here + line,
		ArrowUp: here < columns ? -1 : here - line,
		ArrowRight: here + 1,
		ArrowLeft: Math.max(0, here - 1),
		Home: 0,
		End: buttons.length - 1,
	}
	return goals[key]
}
