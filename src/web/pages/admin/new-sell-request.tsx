import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { NewSellRequest } from '../../features/market/staff/desk/new-sell-request.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { beginFor } from '../../kits/desk/begin-for.ts'
import { staffRoleOf } from '../../session/staff-role.ts'
import { useSession } from '../../session/use-session.ts'
import { allModels, vehicleTypes } from '../../state/vehicle-queries.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { idOf } from '../id-of.ts'

export const meta = adminMeta('New sell request')

/** Notes what a caller sells to us: for nobody yet, or for an account (`?customer=`). */
export default function NewSellRequestPage() {
	const queries = useQueryClient()
	const session = useSession()
	const [search] = useSearchParams()
	const customer = idOf(search.get('customer'))
	const types = useQuery(vehicleTypes)
	const begun = useQuery({
		queryKey: ['staff', 'callers', 'who sells', customer],
		queryFn: async ({ signal }) => {
			const caller = await beginFor(customer, signal)
			const models = caller.modelId === null ? [] : await queries.ensureQueryData(allModels)
			return { caller, model: models.find(({ id }) => id === caller.modelId) ?? null }
		},
		staleTime: 0,
	})
	if (session.state !== 'signed-in') return null
	if (staffRoleOf(session.account.role) === 'technician') return <Navigate to="/admin/my-day" replace />
	return (
		<StaffPage title="New sell request">
			{begun.data && types.data ? (
				<NewSellRequest key={search.toString()} begun={{ ...begun.data, types: types.data }} account={session.account.email} />
			) : (
				<NotLoaded query={begun.isError ? begun : types} loading="Loading..." failed="What is known could not be loaded." count={4} />
			)}
		</StaffPage>
	)
}
