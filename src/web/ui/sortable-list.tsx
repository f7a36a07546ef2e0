import {
	DndContext,
	type DragOverEvent,
	MeasuringStrategy,
	MouseSensor,
	pointerWithin,
	TouchSensor,
	useDraggable,
	useDroppable,
	useSensor,
	useSensors,
} from '@dnd-kit/core'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import { MoveButton } from './move-button.tsx'
import styles from './sortable-list.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Item = { id: string; name: string; note?: ReactNode }

/** Pixels a mouse moves, and milliseconds a finger rests, before a press becomes a carrying. */
const mouseSlack = { distance: 4 }
const fingerSlack = { delay: 150, tolerance: 8 }
/** Rows change places while one is carried. */
const measuring = { droppable: { strategy: MeasuringStrategy.Always } }
/** What is done with the keyboard is ours to say. */
const silent = {
	announcements: { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined },
}

/**
 * A list in an order that people give: a row is carried by its handle, moved by arrow keys on it, or by its two buttons; each move is
 * announced. Loaded only by screens that have one: it brings the library for dragging.
 */
export function SortableList({ label, items, onChange }: { label: string; items: readonly Item[]; onChange: (ids: string[]) => void }) {
	const list = useRef<HTMLOListElement>(null)
	const [said, say] = useState('')
	const [carried, setCarried] = useState<string | null>(null)
	const sensors = useSensors(
		useSensor(MouseSensor, { activationConstraint: mouseSlack }),
		useSensor(TouchSensor, { activationConstraint: fingerSlack }),
	)
	const ids = items.map(({ id }) => id)
	const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? ''

	function put(id: string, to: number) {
		const place = Math.max(0, Math.min(ids.length - 1, to))
		const without = ids.filter((other) => other !== id)
		onChange([...without.slice(0, place), id, ...without.slice(place)])
		say(`${nameOf(id)}: place ${place + 1} of ${ids.length}.`)
	}
	/** The focus stays on what was pressed, wherever its row went. */
	function move(id: string, to: number, pressed: string) {
		flushSync(() => put(id, to))
		list.current?.querySelector<HTMLElement>(`[data-row="${id}"] ${pressed}`)?.focus()
	}
	function carryOver({ active, over }: DragOverEvent) {
		if (over && over.id !== active.id) put(String(active.id), ids.indexOf(String(over.id)))
	}

	return (
		<DndContext
			sensors={sensors}
			collisionDetection={pointerWithin}
			measuring={measuring}
			accessibility={silent}
			onDragStart={({ active }) => setCarried(String(active.id))}
			onDragOver={carryOver}
			onDragEnd={() => setCarried(null)}
			onDragCancel={() => setCarried(null)}
		>
			<ol ref={list} className={styles.list} aria-label={label}>
				{items.map((item, at) => (
					<Row
						key={item.id}
						item={item}
						isCarried={carried === item.id}
						isFirst={at === 0}
						isLast={at === items.length - 1}
						onMove={(by, pressed) => move(item.id, at + by, pressed)}
					/>
				))}
			</ol>
			<div role="status">
				<VisuallyHidden>{said}</VisuallyHidden>
			</div>
		</DndContext>
	)
}

type RowProps = { item: Item; isCarried: boolean; isFirst: boolean; isLast: boolean; onMove: (by: number, pressed: string) => void }

function Row({ item: { id, name, note }, isCarried, isFirst, isLast, onMove }: RowProps) {
	const { setNodeRef: drop } = useDroppable({ id })
	const { setNodeRef: drag, listeners } = useDraggable({ id })
	function press(event: KeyboardEvent) {
		const by = { ArrowUp: -1, ArrowDown: 1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }[event.key]
		if (by === undefined) return
		event.preventDefault()
		onMove(by, '[data-handle]')
	}
	return (
		<li ref={drop} data-row={id} className={joinClasses(styles.row, isCarried && styles.carried)}>
			<button
				ref={drag}
				type="button"
				data-handle=""
				className={styles.handle}
				aria-label={`Move ${name}`}
				aria-description="Drag it, or press the arrow keys."
				onKeyDown={press}
				{...listeners}
			>
				<Icon name="menu" size={20} />
			</button>
			<span className={styles.name}>
				{name}
				{note && <span className={styles.note}> {note}</span>}
			</span>
			<MoveButton by={-1} asleep={isFirst} label={`Move up: ${name}`} onPress={() => onMove(-1, '[data-move="-1"]')} />
			<MoveButton by={1} asleep={isLast} label={`Move down: ${name}`} onPress={() => onMove(1, '[data-move="1"]')} />
		</li>
	)
}
