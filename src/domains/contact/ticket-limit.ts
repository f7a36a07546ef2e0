import { contactLimits } from '#contract/contact/contact-words.ts'
import { type Limit, whenMade } from '#platform/http/limits.ts'

/** Tickets of one address, however they are begun; what is refused counts for nothing (A.R-83). Each call counts by itself. */
export const ticketLimit: Limit = { max: contactLimits.anHour, seconds: 3600, counts: whenMade }
