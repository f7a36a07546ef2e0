import { clientOf } from '#contract/client.ts'
import { planAddresses } from '#contract/plans/plan-addresses.ts'
import { send } from '../../../session/session.ts'

/** The calls about plans; apart, because few pages need them. */
export const plansApi = clientOf({ plans: planAddresses }, send).plans
