import { type FormEvent, type ReactNode, useState } from 'react'
import { afterPaint } from '../after-paint.ts'
import { Button } from '../button.tsx'
import { useMedia } from '../use-media.ts'
import { FilterSheet, OrderField } from './filter-bar.tsx'
import { FilterField, TypedSearch } from './filter-fields.tsx'
import styles from './filter-panel.module.css'
import { filtersIn } from './filters.ts'
import type { ListState } from './list-state.ts'
import type { Filter, PanelWords } from './list-type.ts'

type PanelProps = {
	state: ListState
	search: string
	filters: readonly Filter[]
	orders: readonly { value: string; label: string }[]
	words: PanelWords
	/** Stands beside the search. */
	beside?: ReactNode
}

/**
 * Search and order are applied at once, filters together on a press. They lie in a column beside the rows, which stands open until it is
 * hidden, and on phones in a sheet. Without scripts all of it is a form that asks for the same address.
 */
export function FilterPanel({ state, search, filters, orders, words, beside }: PanelProps) {
	const isWide = useMedia('(width >= 960px)')
	/** Undefined until somebody presses: the style sheet knows the width before the scripts do. */
	const [isOpen, setOpen] = useState<boolean>()
	const [isSheetOpen, setSheetOpen] = useState(false)
	const [resets, setResets] = useState(0)
	const filtersOn = state.applied.filter(({ key }) => key !== 'search').length

	function apply(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const typed = new FormData(event.currentTarget).get('search')
		state.change({ ...filtersIn(event.currentTarget, filters), search: typeof typed === 'string' ? typed.trim() : undefined })
	}
	function reset() {
		setSheetOpen(false)
		// What was chosen and not applied goes too.
		setResets((times) => times + 1)
		state.change(state.noFilters)
	}

	return (
		<search className={styles.search} data-print="hide">
			<form method="get" className={styles.form} onSubmit={apply}>
				{state.kept.map(
					([name, value]) => name !== 'ordering' && <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
				)}
				<div className={styles.tools}>
					<TypedSearch label={search} value={state.search} onType={(typed) => state.change({ search: typed }, true)} />
					{beside}
					<div className={styles.ways}>
						<Button
							variant="quiet"
							className={styles.toggle}
							data-open={isOpen}
							aria-expanded={isWide ? (isOpen ?? true) : isSheetOpen}
							// As in a filter bar, the press is shown before the sheet.
							onClick={() => (isWide ? setOpen(!(isOpen ?? true)) : afterPaint(() => setSheetOpen(true)))}
						>
							<span className={styles.whileShut}>{words.show}</span>
							<span className={styles.whileOpen}>{words.hide}</span>
							{filtersOn > 0 && <span className={styles.count}>{filtersOn}</span>}
						</Button>
						<OrderField orders={orders} value={state.ordering} labelHidden onChange={(ordering) => state.change({ ordering })} />
					</div>
				</div>
				<div key={resets} className={styles.panel} data-open={isOpen}>
					{filters.map((filter) => (
						<FilterField key={filter.label} filter={filter} values={state.filters} onChange={() => undefined} isStacked />
					))}
					<div className={styles.actions}>
						<Button type="submit">{words.apply}</Button>
						<Button variant="quiet" onClick={reset}>
							{words.reset}
						</Button>
					</div>
				</div>
			</form>
			{isSheetOpen && (
				<FilterSheet
					state={state}
					filters={filters}
					orders={[]}
					applyLabel={words.apply}
					resetLabel={words.reset}
					onReset={reset}
					onClose={() => setSheetOpen(false)}
				/>
			)}
		</search>
	)
}
