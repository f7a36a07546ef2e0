import { useNavigate, useSearchParams } from 'react-router'
import { OwnRepair, repairWords } from '../../features/repairs/own/own-repair.tsx'
import { useSite } from '../../features/site/site-data.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { OwnWaiting, unknownCompany } from '../../kits/sold/own-page.tsx'
import { RequireLogin } from '../../session/require-login.tsx'
import { idOf } from '../id-of.ts'
import type { Route } from './+types/repair'

export const meta = unlistedMeta('Repair')

/** One repair of the caller; right after booking it with the confirmation open, also over a reload (D-29). */
export default function RepairPage({ params }: Route.ComponentProps) {
	const { settings } = useSite()
	const [search] = useSearchParams()
	const navigate = useNavigate()
	const id = idOf(params.id)
	return (
		<RequireLogin waiting={<OwnWaiting words={repairWords} />}>
			{() => (
				<OwnRepair
					key={id}
					id={id}
					company={settings ?? unknownCompany}
					isBooked={search.get('booked') === '1'}
					onBookedClose={() => (isFirstEntry() ? navigate({ search: '' }, { replace: true, preventScrollReset: true }) : navigate(-1))}
				/>
			)}
		</RequireLogin>
	)
}

/** Opened by its address, the page has nothing of ours before it; after a booking the repair without the confirmation is there. */
const isFirstEntry = () => !(window.history.state?.idx > 0)
