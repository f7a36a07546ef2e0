import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { formatExactRupees } from '#shared/money.ts'
import { Button } from '../../ui/button.tsx'
import styles from './own-row.module.css'

type Props = {
	/** Its page. */
	to: string
	/** What it goes by in the list, before its reference. */
	title: ReactNode
	reference: string
	stamp: ReactNode
	/** What was bought. */
	children: ReactNode
	/** Where it goes. */
	place: ReactNode
	/** In few quiet words, such as when it was bought. */
	note: ReactNode
	/** Rupees. */
	total: number
	/** How it is paid, where that is to be told. */
	money: string | null
	canCancel: boolean
	/** The confirmation dialog; it stays open when somebody else was quicker meanwhile, to say so. */
	cancel: (handlers: { onClose: () => void; onCancelled: () => void }) => ReactNode
}

/** One of the things that a customer bought, in the list of them. */
export function OwnRow({ to, title, reference, stamp, children, place, note, total, money, canCancel, cancel }: Props) {
	const linkId = useId()
	const [isCancelling, setCancelling] = useState(false)
	return (
		<li className={styles.bought}>
			<div className={styles.head}>
				<h2 className={styles.title}>
					<Link id={linkId} to={to}>
						{title} <span className={styles.reference}>{reference}</span>
					</Link>
				</h2>
				{stamp}
			</div>
			<div className={styles.what}>{children}</div>
			<div className={styles.place}>
				<p>{place}</p>
				<p className={styles.quiet}>{note}</p>
			</div>
			<div className={styles.end}>
				<p className={styles.price}>{formatExactRupees(total)}</p>
				{money && <p className={styles.quiet}>{money}</p>}
				{canCancel && (
					<Button variant="quiet" size="low" aria-label={`Cancel ${reference}`} onClick={() => setCancelling(true)}>
						Cancel
					</Button>
				)}
			</div>
			{isCancelling &&
				cancel({
					onClose: () => setCancelling(false),
					// A cancelled row has no button; its link takes the focus.
					onCancelled: () => document.getElementById(linkId)?.focus(),
				})}
		</li>
	)
}

/** What was bought, with quiet words behind it. */
export const Bought = ({ name, more }: { name?: ReactNode; more?: ReactNode }) => (
	<p>
		{name && <span className={styles.name}>{name}</span>}
		{more && <span className={styles.quiet}> {more}</span>}
	</p>
)
