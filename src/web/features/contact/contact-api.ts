import { clientOf } from '#contract/client.ts'
import { contactAddresses } from '#contract/contact/contact-addresses.ts'
import { send } from '../../session/session.ts'

/** The calls of the contact page; not in `api`, for few pages write to us. */
export const contactApi = clientOf({ contact: contactAddresses }, send).contact
