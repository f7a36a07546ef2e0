import type { StaffSellRequest } from '#contract/market/staff-selling.ts'
import { type Compared, type RefusalProps, SoldRefusal, SoldRefusalWords } from '../../../kits/sold/refusal.tsx'
import { momentWords } from '../../../ui/moment-words.ts'

const compared: Compared<StaffSellRequest> = {
	State: ({ status_display }) => status_display,
	When: ({ starts_at }) => (starts_at ? momentWords(starts_at) : 'no time yet'),
	Where: ({ pickup_address }) => pickup_address,
	Technician: ({ inspection_details }) => inspection_details?.technician_name || 'unassigned',
	Offer: ({ offers: [last] }) => last?.status_display ?? 'none',
}

/** Why a change of a sell request was not done, read out as soon as it is known. */
export const SellRefusal = (props: RefusalProps<StaffSellRequest>) => <SoldRefusal {...props} what="sell request" compared={compared} />
/** The same where something around it reads it out. */
export const SellRefusalWords = (props: RefusalProps<StaffSellRequest>) => (
	<SoldRefusalWords {...props} what="sell request" compared={compared} />
)
