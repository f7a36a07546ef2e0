import { accountLimits } from '#contract/accounts/account-words.ts'
import { now } from '#platform/clock.ts'

const hours = { verify: accountLimits.verificationHours, reset: accountLimits.resetMinutes / 60, invite: accountLimits.inviteHours }

/** Until when a link works that is mailed at this moment (A.E-06). */
export const linkEnd = (purpose: keyof typeof hours) => new Date(now().getTime() + hours[purpose] * 3_600_000)
