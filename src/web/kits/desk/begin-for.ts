import { staffApi } from '../../staff-api.ts'
import { type Caller, callerOfAccount, noCaller } from './caller.ts'
import { withLastSold } from './with-last-sold.ts'

/** What a desk begins with: no caller yet, or an account, loaded anew. */
export const beginFor = async (customer: number | null, signal: AbortSignal): Promise<Caller> =>
	customer === null ? noCaller : withLastSold(callerOfAccount(await staffApi.user({ params: { id: customer }, signal })))
