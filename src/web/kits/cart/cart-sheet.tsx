import { type ReactNode, useEffect, useRef } from 'react'
import { Heading } from '../../ui/heading.tsx'
import { JobCard } from '../../ui/job-card.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './cart-sheet.module.css'

/**
 * The carts on one sheet, torn along the middle: each half is ordered and paid its own way (look: cart). Children: `CartHalf`s. After a
 * line is taken out the focus goes to the next button of its list, after the last line to the heading.
 */
export function CartSheet({ count, corner, children }: { count: number; corner: ReactNode; children: ReactNode }) {
	const halves = useRef<HTMLDivElement>(null)
	useEffect(() => (halves.current ? keepFocusIn(halves.current) : undefined), [])
	return (
		<JobCard as="div" level={1} label="Cart" reference={count === 1 ? '1 item' : `${count} items`} corner={corner}>
			<div ref={halves} className={styles.halves}>
				{children}
			</div>
		</JobCard>
	)
}

/** Watches for lines that go with the focus in them; returns how that ends. */
function keepFocusIn(halves: HTMLElement) {
	let at: { list: Element; place: number } | null = null
	const remember = ({ target }: FocusEvent) => {
		const line = (target as Element).closest('li')
		at = line?.parentElement ? { list: line.parentElement, place: [...line.parentElement.children].indexOf(line) } : null
	}
	const watch = new MutationObserver(() => {
		if (!at || document.activeElement !== document.body) return
		const { list, place } = at
		const line = list.isConnected ? (list.children[place] ?? list.lastElementChild) : null
		const buttons = line?.querySelectorAll<HTMLElement>('button:last-of-type')
		const next = buttons?.[buttons.length - 1] ?? document.querySelector<HTMLElement>('main h1')
		next?.focus()
	})
	halves.addEventListener('focusin', remember)
	watch.observe(halves, { childList: true, subtree: true })
	return () => {
		halves.removeEventListener('focusin', remember)
		watch.disconnect()
	}
}

type Half = {
	id: string
	title: ReactNode
	/** Beside the title. */
	aside?: ReactNode
	/** The `OrderLines`, or what stands in their place. */
	children: ReactNode
	/** The sum and the way on, at the half's lower end; absent while nothing is in it. */
	end?: ReactNode
	/** What comes after pressing the way on, small. */
	next?: ReactNode
}

export function CartHalf({ id, title, aside, children, end, next }: Half) {
	return (
		<section className={styles.half} aria-labelledby={id}>
			<div className={styles.head}>
				<Heading id={id}>{title}</Heading>
				{aside}
			</div>
			{children}
			{end && (
				<div className={styles.end}>
					{end}
					{next && (
						<Text size="small" tone="muted" className={styles.next}>
							{next}
						</Text>
					)}
				</div>
			)}
		</section>
	)
}

/** Something that goes with what lies in the cart: what, at which price, and one button that adds it. */
export function CartOffer({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) {
	return (
		<div className={styles.offer}>
			<div>
				<Text weight="strong">{title}</Text>
				<Text size="small" tone="muted">
					{text}
				</Text>
			</div>
			{children}
		</div>
	)
}
