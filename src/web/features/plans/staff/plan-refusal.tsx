import type { StaffRequest, StaffSubscription } from '#contract/plans/staff-plans.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { moneyWords } from '../../../kits/payment/payment-words.ts'
import { type Compared, type RefusalProps, SoldRefusal } from '../../../kits/sold/refusal.tsx'

/** Why a change of a request was not done, read out as soon as it is known. */
export const RequestRefusal = (props: RefusalProps<StaffRequest>) => <SoldRefusal {...props} what="request" compared={ofRequest} />

const ofRequest: Compared<StaffRequest> = {
	State: ({ status_display }) => status_display,
	'Rejection reason': ({ rejection_reason }) => rejection_reason || 'none',
	'Notes for the customer': ({ admin_notes }) => admin_notes || 'none',
}

/** The same of a subscription. */
export const SubscriptionRefusal = (props: RefusalProps<StaffSubscription>) => (
	<SoldRefusal {...props} what="subscription" compared={ofSubscription} />
)

const ofSubscription: Compared<StaffSubscription> = {
	State: ({ status_display }) => status_display,
	'Last day': ({ end_date }) => formatDay(end_date, dayOf(new Date())),
	'Visits allowed': ({ max_visits }) => String(max_visits),
	Payment: moneyWords,
}
