import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { afterPaint } from '../after-paint.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { joinClasses } from '../join-classes.ts'
import { SelectField } from '../select-field.tsx'
import { Stack } from '../stack.tsx'
import styles from './filter-bar.module.css'
import { FilterField, TypedSearch } from './filter-fields.tsx'
import { filtersIn } from './filters.ts'
import type { ListState } from './list-state.ts'
import type { Filter, ListQuery } from './list-type.ts'

type Order = { value: string; label: string }
type BarProps = {
	state: ListState
	search?: string
	filters: readonly Filter[]
	/** The orders to choose from; on wide screens only where `orderInSight`, since a table's heads do it there. */
	orders: readonly Order[]
	orderInSight?: boolean
	/** Fields one below the other, in a column of their own. */
	isColumn?: boolean
}

/**
 * Search and filters of a list. On wide screens each is applied at once; on a phone they lie in a sheet and are applied together.
 * Without scripts it is a form that asks for the same address.
 */
export function FilterBar({ state, search, filters, orders, orderInSight = false, isColumn = false }: BarProps) {
	const [isOpen, setOpen] = useState(false)
	const hasMore = filters.length > 0 || orders.length > 0
	if (!search && !hasMore) return null
	const filtersOn = state.applied.filter(({ key }) => key !== 'search').length
	return (
		<search data-print="hide">
			<form method="get" className={joinClasses(styles.bar, isColumn && styles.column)} onSubmit={(event) => event.preventDefault()}>
				{state.kept.map(([name, value]) => (
					<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
				))}
				{search && <TypedSearch label={search} value={state.search} onType={(typed) => state.change({ search: typed }, true)} />}
				{hasMore && (
					<Button
						variant="quiet"
						className={styles.open}
						aria-haspopup="dialog"
						// A sheet over the page costs a cheap phone more than one picture: the press is shown first.
						onClick={() => afterPaint(() => setOpen(true))}
					>
						{filters.length > 0 ? `Filters${filtersOn > 0 ? ` (${filtersOn})` : ''}` : 'Order'}
					</Button>
				)}
				<div className={styles.fields}>
					{filters.map((filter) => (
						<FilterField key={filter.label} filter={filter} values={state.filters} onChange={state.change} isStacked={isColumn} />
					))}
					{orderInSight && (
						<OrderField
							orders={orders}
							value={state.ordering}
							labelHidden={!isColumn}
							onChange={(ordering) => state.change({ ordering })}
						/>
					)}
				</div>
				<Button type="submit" variant="quiet" className={styles.apply}>
					Apply
				</Button>
			</form>
			{isOpen && <FilterSheet {...{ state, filters, orders }} onClose={() => setOpen(false)} />}
		</search>
	)
}

type SheetProps = Pick<BarProps, 'state' | 'filters' | 'orders'> & {
	onClose: () => void
	/** What its buttons are called; `onReset` is what the first does in place of clearing the fields. */
	applyLabel?: string
	resetLabel?: string
	onReset?: () => void
}

/** The filters on a phone: chosen in peace, applied as one step. */
export function FilterSheet({ state, filters, orders, onClose, applyLabel = 'Apply', resetLabel = 'Clear all', onReset }: SheetProps) {
	const [chosen, setChosen] = useState<ListQuery>(state.filters)
	const [ordering, setOrdering] = useState(state.ordering)
	const clear = () => setChosen(Object.fromEntries(Object.keys(chosen).map((name) => [name, undefined])))
	function apply(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const asked = filtersIn(event.currentTarget, filters)
		// Showing the press, closing the sheet and rendering the list are too much for one frame on a cheap phone.
		afterPaint(() => {
			onClose()
			afterPaint(() => state.change({ ...asked, ...(ordering !== state.ordering && { ordering }) }))
		})
	}
	return (
		<Dialog
			open
			onClose={onClose}
			title={orders.length === 0 ? 'Filters' : filters.length > 0 ? 'Filters and order' : 'Order'}
			actions={
				<>
					{filters.length > 0 && (
						<Button variant="quiet" onClick={onReset ?? clear}>
							{resetLabel}
						</Button>
					)}
					<Button type="submit" form="filter-sheet">
						{applyLabel}
					</Button>
				</>
			}
		>
			<form id="filter-sheet" onSubmit={apply}>
				<Stack>
					{filters.map((filter) => (
						<FilterField
							key={filter.label}
							filter={filter}
							values={chosen}
							onChange={(changes) => setChosen((was) => ({ ...was, ...changes }))}
							isStacked
						/>
					))}
					{orders.length > 0 && <OrderField orders={orders} value={ordering} onChange={setOrdering} />}
				</Stack>
			</form>
		</Dialog>
	)
}

type OrderProps = { orders: readonly Order[]; value: string | undefined; labelHidden?: boolean; onChange: (ordering: string) => void }

export function OrderField({ orders, value, labelHidden, onChange }: OrderProps) {
	return (
		<SelectField
			label="Sort by"
			labelHidden={labelHidden}
			name="ordering"
			className={styles.order}
			value={value ?? ''}
			onChange={({ target }) => onChange(target.value)}
		>
			{value === undefined && orders.every((order) => order.value !== '') && <option value="">As usual</option>}
			{orders.map((order) => (
				<option key={order.value} value={order.value}>
					{order.label}
				</option>
			))}
		</SelectField>
	)
}

/**
 * What the list is filtered by; a press takes one off, or all. Links, so that they work before the scripts are there. The words of the
 * search stand in their field and here only `withSearch`: what appears while somebody types would push the rows away from the pointer.
 */
export function AppliedFilters({ state, name, withSearch }: { state: ListState; name: string; withSearch: boolean }) {
	const applied = state.applied.filter(({ key }) => withSearch || key !== 'search')
	if (applied.length === 0) return null
	return (
		<ul className={styles.applied} aria-label={`${name}: filtered by`} data-print="hide">
			{applied.map(({ key, words, without }) => (
				<li key={key}>
					<Link
						to={state.addressOf(without)}
						preventScrollReset
						className={styles.chip}
						aria-label={`Remove filter: ${words}`}
						onClick={focusNext}
					>
						{words} <span aria-hidden="true">×</span>
					</Link>
				</li>
			))}
			<li>
				<Link to={state.addressOf(state.noFilters)} preventScrollReset className={styles.clear} onClick={focusNext}>
					Clear all
				</Link>
			</li>
		</ul>
	)
}

/** The pressed button disappears with its filter, so the focus goes to what takes its place, or to the list's heading. */
function focusNext({ currentTarget }: { currentTarget: HTMLElement }) {
	const item = currentTarget.closest('li')
	const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('a')
	const list = currentTarget.closest<HTMLElement>('[data-list]')
	requestAnimationFrame(() => {
		if (document.activeElement !== document.body && document.activeElement?.isConnected && document.activeElement !== currentTarget) return
		if (next?.isConnected) next.focus()
		else list?.focus()
	})
}
