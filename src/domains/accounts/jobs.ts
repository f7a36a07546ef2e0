import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

const moment = z.iso.datetime()

/** Removes expired login counts, tokens, sessions and links. */
export const clearOldAccess = job('clear-old-access', z.object({}))
/** Mails the link that verifies an address or invites, if the token is still worth sending. */
export const sendLink = job('send-verification', z.object({ tokenId: z.uuid() }))
/** Makes and mails the link that somebody asked for, if there is an account that it is for. */
export const sendRequestedLink = job('send-asked-link', z.object({ requestId: z.int(), tokenId: z.uuid() }))
/** Tells an owner that the password was changed; `version` is the account's token version since then. */
export const mailPasswordChanged = job('tell-password-changed', z.object({ userId: z.int(), version: z.int(), at: moment }))
/** Tells an owner of a login from a device that is new. */
export const mailNewDevice = job('tell-new-device', z.object({ userId: z.int(), device: z.string(), at: moment }))
/** Tells an owner, if the address has one, that it is locked. */
export const mailAccountLocked = job('tell-account-locked', z.object({ userId: z.int().nullable(), until: moment }))
/** Queued when an account verifies its address, for the domains that hold something under it, such as phone bookings. */
export const emailVerified = job('email-verified', z.object({ userId: z.int() }))
