import { clientOf } from '#contract/client.ts'
import { extraWorkAddresses } from '#contract/repairs/extra-work-addresses.ts'
import { send } from '../../../session/session.ts'

/** The calls about extra work; not in `api`, for few repairs have any. */
export const extraWorkApi = clientOf({ extraWork: extraWorkAddresses }, send).extraWork
