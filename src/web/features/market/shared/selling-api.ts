import { clientOf } from '#contract/client.ts'
import { sellingAddresses } from '#contract/market/selling-addresses.ts'
import { sellingOfferAddresses } from '#contract/market/selling-offer-addresses.ts'
import { send, sendBy } from '../../../session/session.ts'
import { uploadBy } from '../../../session/upload.ts'

const selling = { ...sellingAddresses, ...sellingOfferAddresses }

/** The calls of who sells a vehicle; not in `api`, for most people never sell one. */
export const sellingApi = clientOf({ selling }, send).selling

/** The same, telling how much of a form has left, 0 to 1. */
export const sellingApiWithProgress = (onProgress: (share: number) => void) => clientOf({ selling }, sendBy(uploadBy(onProgress))).selling
