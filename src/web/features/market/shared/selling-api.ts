import { clientOf } from '#contract/client.ts'
import { sellingAddresses } from '#contract/market/selling-addresses.ts'
import { send, sendBy } from '../../../session/session.ts'
import { uploadBy } from '../../../session/upload.ts'

/** The calls of who sells a vehicle; not in `api`, for most people never sell one. */
export const sellingApi = clientOf({ selling: sellingAddresses }, send).selling

/** The same, telling how much of a form has left, 0 to 1. */
export const sellingApiTelling = (told: (share: number) => void) => clientOf({ selling: sellingAddresses }, sendBy(uploadBy(told))).selling
