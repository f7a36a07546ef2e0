import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Repair } from '#contract/repairs/repairs.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { moneyWords } from '../../../kits/payment/payment-words.ts'
import { OwnList } from '../../../kits/sold/own-list.tsx'
import { Bought, OwnRow } from '../../../kits/sold/own-row.tsx'
import { townOf } from '../../../kits/sold/town-of.ts'
import { BikePlate } from '../../../kits/work/bike-plate.tsx'
import { ownRepairs } from '../../../state/own-queries.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { bikesOf, stampOf, whenOf } from '../shared/repair-words.ts'
import { CancelOwnRepair } from './cancel-own-repair.tsx'

/** The caller's repairs, newest first (B.REPAIR-01..08, 16..19). */
export const OwnRepairList = ({ phone }: { /** The company's, '' when unset. */ phone: string }) => (
	<OwnList
		query={useQuery(ownRepairs)}
		label="My Repairs"
		loading="Loading your repairs..."
		failed="Failed to load bookings. Please try again later."
		empty={
			<EmptyState
				scene="empty-repairs"
				title="No repairs yet"
				text="Your repairs will appear here, each with its reference, hour and price."
			>
				<ButtonLink as={Link} to="/#services">
					Book a service
				</ButtonLink>
			</EmptyState>
		}
		row={(repair) => <RepairRow key={repair.id} repair={repair} phone={phone} />}
	/>
)

/** The service, where it is called otherwise than what was booked of it, and how many more there are. */
const boughtMore = ({ name, package: { name: job } }: Repair['services'][number], more: number) =>
	[name !== job && name, more > 0 && `and ${more} more`].filter(Boolean).join(', ')

function RepairRow({ repair, phone }: { repair: Repair; phone: string }) {
	const today = dayOf(new Date())
	const [first, ...more] = repair.services
	return (
		<OwnRow
			to={`/profile/repairs/${repair.id}`}
			title={whenOf(repair, today)}
			reference={repair.reference}
			stamp={<Stamp kind={stampOf[repair.status]}>{repair.status_display}</Stamp>}
			place={`${repair.address}, ${townOf(repair)}`}
			note={`Booked ${formatDay(dayOf(new Date(repair.created_at)), today)}`}
			total={repair.total_amount}
			money={repair.payment_status !== 'due' || repair.status === 'completed' ? moneyWords(repair) : null}
			canCancel={repair.can.cancel}
			cancel={(handlers) => <CancelOwnRepair repair={repair} phone={phone} {...handlers} />}
		>
			{bikesOf(repair).map((bike) => (
				<BikePlate key={bike.name} bike={bike} size="small" />
			))}
			{first && <Bought name={first.package.name} more={boughtMore(first, more.length)} />}
		</OwnRow>
	)
}
