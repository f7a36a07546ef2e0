import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Repair } from '#contract/repairs/repairs.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { formatRupees } from '#shared/money.ts'
import { moneyWords } from '../../../kits/payment/payment-words.ts'
import { BikePlate } from '../../../kits/work/bike-plate.tsx'
import { NoAnswer } from '../../../session/send.ts'
import { ownRepairs } from '../../../state/own-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { bikesOf, stampOf, townOf, whenOf } from '../shared/repair-words.ts'
import { CancelOwnRepair } from './cancel-own-repair.tsx'
import styles from './own-repair-list.module.css'

/** The caller's repairs, newest first (B.REPAIR-01..08, 16..19). */
export function OwnRepairList() {
	const repairs = useQuery(ownRepairs)
	const notLoaded = (
		<NotLoaded
			query={repairs}
			loading="Loading your repairs..."
			failed="Failed to load bookings. Please try again later."
			scene="broken"
			count={4}
		/>
	)
	if (repairs.data === undefined) return <Stack gap="small">{notLoaded}</Stack>
	if (repairs.data.length === 0)
		return (
			<EmptyState
				scene="empty-repairs"
				title="No repairs yet"
				text="Your repairs will appear here, each with its reference, hour and price."
			>
				<ButtonLink as={Link} to="/#services">
					Book a service
				</ButtonLink>
			</EmptyState>
		)
	return (
		<>
			{/* Without a connection the strip at the top says what is seen. */}
			{repairs.error && !(repairs.error instanceof NoAnswer) && notLoaded}
			<ul aria-label="My Repairs">
				{repairs.data.map((repair) => (
					<RepairRow key={repair.id} repair={repair} />
				))}
			</ul>
		</>
	)
}

function RepairRow({ repair }: { repair: Repair }) {
	const [isCancelling, setCancelling] = useState(false)
	const today = dayOf(new Date())
	const [first, ...more] = repair.services
	const linkId = `repair-${repair.id}`
	return (
		<li className={styles.repair}>
			<div className={styles.head}>
				<h2 className={styles.when}>
					<Link id={linkId} to={`/profile/repairs/${repair.id}`}>
						{whenOf(repair, today)} <span className={styles.reference}>{repair.reference}</span>
					</Link>
				</h2>
				<Stamp kind={stampOf[repair.status]}>{repair.status_display}</Stamp>
			</div>
			<div className={styles.work}>
				{bikesOf(repair).map((bike) => (
					<BikePlate key={bike.name} bike={bike} size="small" />
				))}
				{first && (
					<p>
						<span className={styles.package}>{first.package.name}</span>
						<span className={styles.service}>
							{' '}
							{first.name}
							{more.length > 0 && `, and ${more.length} more`}
						</span>
					</p>
				)}
			</div>
			<div className={styles.place}>
				<p>
					{repair.address}, {townOf(repair)}
				</p>
				<p className={styles.quiet}>Booked {formatDay(dayOf(new Date(repair.created_at)), today)}</p>
			</div>
			<div className={styles.end}>
				<p className={styles.price}>{formatRupees(repair.total_amount)}</p>
				{repair.payment_status !== 'due' || repair.status === 'completed' ? <p className={styles.quiet}>{moneyWords(repair)}</p> : null}
				{repair.can.cancel && (
					<Button variant="quiet" size="low" aria-label={`Cancel ${repair.reference}`} onClick={() => setCancelling(true)}>
						Cancel
					</Button>
				)}
			</div>
			{isCancelling && (
				<CancelOwnRepair
					repair={repair}
					onClose={() => setCancelling(false)}
					// A cancelled row has no button; its link takes the focus.
					onCancelled={() => document.getElementById(linkId)?.focus()}
				/>
			)}
		</li>
	)
}
