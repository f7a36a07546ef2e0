import { clientOf } from '#contract/client.ts'
import { visitAddresses } from '#contract/plans/visit-addresses.ts'
import { send } from '../../../session/session.ts'

/** The calls about visits; apart, because only the pages of subscribers need them. */
export const visitsApi = clientOf({ visits: visitAddresses }, send).visits
