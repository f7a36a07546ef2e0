import { useQueryClient } from '@tanstack/react-query'
import { NewSellRequest } from '../../features/market/staff/desk/new-sell-request.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { useSession } from '../../session/use-session.ts'
import { allModels, vehicleTypes } from '../../state/vehicle-queries.ts'
import { DeskPage, forCaller } from './desk-page.tsx'

export const meta = adminMeta('New sell request')

/** Notes what a caller sells to us: for nobody yet, or for an account (`?customer=`). */
export default function NewSellRequestPage() {
	const queries = useQueryClient()
	const session = useSession()
	if (session.state !== 'signed-in') return null
	return (
		<DeskPage
			title="New sell request"
			begin={async (idIn, signal) => {
				const [caller, types] = await Promise.all([forCaller(idIn, signal), queries.ensureQueryData(vehicleTypes)])
				const models = caller.modelId === null ? [] : await queries.ensureQueryData(allModels)
				return { caller, types, model: models.find(({ id }) => id === caller.modelId) ?? null }
			}}
		>
			{(begun) => <NewSellRequest begun={begun} account={session.account.email} />}
		</DeskPage>
	)
}
