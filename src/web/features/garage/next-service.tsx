import { Link } from 'react-router'
import type { GarageVehicle } from '#contract/accounts/garage.ts'
import { dayOf, daysBetween, formatDay } from '#shared/days.ts'
import { inKm } from '#shared/kilometres.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Cluster } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { calledBy } from './garage-words.ts'
import styles from './next-service.module.css'

type Props = { bike: GarageVehicle; onRead: () => void; onEdit: () => void }

/** When the next service is due and why then, how far it is until then, and what the odometer showed last. */
export function NextService({ bike, onRead, onEdit }: Props) {
	const { next_service: next, serviced_on: since, serviced_km: sinceKm, readings } = bike
	const [latest] = readings
	const today = dayOf(new Date())
	return (
		<>
			<Text size="small" tone="muted">
				Next service
			</Text>
			{next && since ? (
				<>
					<Text weight="strong">
						{next.is_due ? 'due since' : 'by'} {formatDay(next.due_on, today)}
						{next.due_km !== null && `, or at ${inKm(next.due_km)}`}
					</Text>
					{next.due_km !== null && sinceKm !== null && latest && (
						<IntervalBar
							label={`Kilometres since the last service of ${calledBy(bike)}`}
							from={inKm(sinceKm)}
							now={`now ${inKm(latest.km)}`}
							to={inKm(next.due_km)}
							gone={latest.km - sinceKm}
							whole={next.due_km - sinceKm}
						/>
					)}
					<IntervalBar
						label={`Days since the last service of ${calledBy(bike)}`}
						from={formatDay(since, today)}
						now="today"
						to={formatDay(next.due_on, today)}
						gone={daysBetween(since, today)}
						whole={daysBetween(since, next.due_on)}
					/>
					<Text size="small" tone="muted">
						{next.because}
					</Text>
				</>
			) : (
				<>
					<Text>Tell us when the last one was, and we reckon the next.</Text>
					<div>
						<Button variant="text" size="low" aria-label={`Add the last service of ${calledBy(bike)}`} onClick={onEdit}>
							Add the last service
						</Button>
					</div>
				</>
			)}
			<Text size="small">{latest ? `${inKm(latest.km)} on ${formatDay(latest.read_on, today)}` : 'No kilometres yet'}</Text>
			<Cluster>
				<ButtonLink as={Link} to="/#services" size="low" variant={next?.is_due ? 'go' : 'quiet'}>
					{next?.is_due ? 'Book a service' : 'Book early'}
				</ButtonLink>
				<Button variant="text" size="low" aria-label={`Add kilometres of ${calledBy(bike)}`} onClick={onRead}>
					Add kilometres
				</Button>
			</Cluster>
		</>
	)
}

type IntervalBarProps = { label: string; from: string; now: string; to: string; gone: number; whole: number }

/** From the last service to the next. */
function IntervalBar({ label, from, now, to, gone, whole }: IntervalBarProps) {
	const largest = Math.max(1, whole)
	return (
		<div className={styles.way}>
			<p className={styles.words}>
				<span>{from}</span>
				<strong>{now}</strong>
				<span>{to}</span>
			</p>
			<progress className={styles.bar} aria-label={label} value={Math.min(Math.max(0, gone), largest)} max={largest} />
		</div>
	)
}
