import { bookingWords, OwnBooking } from '../../features/market/own/own-booking.tsx'
import { useSite } from '../../features/site/site-data.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { OwnWaiting, unknownCompany } from '../../kits/sold/own-page.tsx'
import { RequireLogin } from '../../session/require-login.tsx'
import { idOf } from '../id-of.ts'
import type { Route } from './+types/vehicle-booking'

export const meta = unlistedMeta('Booking')

/** One vehicle booking of the caller; the mails about it lead here. */
export default function VehicleBookingPage({ params: { id } }: Route.ComponentProps) {
	const { settings } = useSite()
	return (
		<RequireLogin waiting={<OwnWaiting words={bookingWords} />}>
			{() => <OwnBooking key={id} id={idOf(id)} company={settings ?? unknownCompany} />}
		</RequireLogin>
	)
}
