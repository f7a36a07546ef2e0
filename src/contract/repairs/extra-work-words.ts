/** Work or a part that turned out to be needed while a repair was done; it is done only once its customer has approved it (D-53). */
export const extraStatuses = ['open', 'approved', 'declined', 'withdrawn'] as const
export type ExtraStatus = (typeof extraStatuses)[number]
export const extraStatusDisplay: Record<ExtraStatus, string> = {
	open: 'Waiting for the customer',
	approved: 'Approved',
	declined: 'Declined',
	withdrawn: 'Withdrawn',
}

export const extraKinds = ['work', 'part'] as const
export type ExtraKind = (typeof extraKinds)[number]
/** What a line that was approved is called among the lines of its repair, where a service has its category. */
export const extraCategory: Record<ExtraKind, string> = { work: 'Extra work', part: 'Spare part' }

/** How the customer answered: on the page of the repair, by the link in the mail, or to somebody of the company on the phone. */
export const extraAnswerWays = ['page', 'link', 'phone'] as const

/** `price` is rupees for one piece. */
export const extraLimits = { lines: 10, name: 120, quantity: 10, price: 100_000, note: 500, reason: 500 } as const
export const extraNeedsLines = 'Please name at least one line.'
/** Said to whoever is slower: two tabs, a mail read twice, or the technician at the same moment. */
export const extraOver: Record<Exclude<ExtraStatus, 'open'>, string> = {
	approved: 'This extra work was approved already.',
	declined: 'This extra work was declined already.',
	withdrawn: 'This extra work is not proposed any more.',
}
