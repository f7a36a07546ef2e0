import type { DayWork } from '#contract/admin/staff-day.ts'
import { formatRegistration } from '#shared/registration.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Plate } from '../../../ui/plate.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { areaOf, shortReference, stampOf } from './day-words.ts'
import styles from './work-row.module.css'

/** Work in one line of a list: when, what, where, its state. Pressing it opens it. */
export function WorkRow({
	work,
	when,
	isDated = false,
	isBusy,
	onOpen,
}: {
	work: DayWork
	when: string
	/** `when` carries a day as well, and needs more room. */
	isDated?: boolean
	isBusy?: boolean
	onOpen: (id: number) => void
}) {
	return (
		<li>
			<button
				type="button"
				className={joinClasses(styles.row, isDated && styles.dated)}
				aria-haspopup="dialog"
				aria-busy={isBusy || undefined}
				onClick={() => onOpen(work.id)}
			>
				<span className={styles.when}>{when}</span>
				<span className={styles.what}>
					<span>
						<strong>{shortReference(work.reference)}</strong> {work.title}
					</span>
					<span className={styles.where}>
						{areaOf(work)}, {work.customer_name}
					</span>
				</span>
				<span className={styles.state}>
					<WorkPlate work={work} />
					<Stamp kind={stampOf[work.status]}>{work.status_display}</Stamp>
				</span>
			</button>
		</li>
	)
}

/** The bike as its plate; the model's name while no number is known. */
export function WorkPlate({
	work: { registration_number, vehicle, fuel },
}: {
	work: Pick<DayWork, 'registration_number' | 'vehicle' | 'fuel'>
}) {
	const kind = fuel === 'electric' ? 'electric' : 'private'
	return registration_number ? (
		<Plate size="small" kind={kind}>
			{formatRegistration(registration_number)}
		</Plate>
	) : (
		<Plate size="small" kind={kind} carries="name">
			{vehicle}
		</Plate>
	)
}
