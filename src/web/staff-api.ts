import { clientOf } from '#contract/client.ts'
import { staffAddresses } from '#contract/staff-addresses.ts'
import { send } from './session/session.ts'

/** The company's calls; apart, because no visitor needs to carry their addresses. */
export const staffApi = clientOf({ staff: staffAddresses }, send).staff
