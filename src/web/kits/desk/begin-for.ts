import { staffApi } from '../../staff-api.ts'
import { type Caller, callerOfAccount, noCaller } from './caller.ts'
import { withLastSold } from './with-last-sold.ts'

/** What a desk begins with: for nobody yet, or for an account, asked for anew. */
export const beginFor = async (customer: number | null, signal: AbortSignal): Promise<Caller> =>
	customer === null ? noCaller : withLastSold(callerOfAccount(await staffApi.user({ params: { id: customer }, signal })))
