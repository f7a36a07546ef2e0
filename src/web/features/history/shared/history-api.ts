import { clientOf } from '#contract/client.ts'
import { historyAddresses } from '#contract/history/history-addresses.ts'
import { send } from '../../../session/session.ts'

/** The calls about service histories; apart, because few pages need to carry their addresses. */
export const historyApi = clientOf({ history: historyAddresses }, send).history
