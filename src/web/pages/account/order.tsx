import { OwnOrder, orderWords } from '../../features/parts/own/own-order.tsx'
import { useSite } from '../../features/site/site-data.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { OwnWaiting, unknownCompany } from '../../kits/sold/own-page.tsx'
import { RequireLogin } from '../../session/require-login.tsx'
import type { Route } from './+types/order'

export const meta = unlistedMeta('Order')

/** One order of the caller (B.R-17); the mails about it lead here. */
export default function OrderPage({ params: { number } }: Route.ComponentProps) {
	const { settings } = useSite()
	return (
		<RequireLogin waiting={<OwnWaiting words={orderWords} />}>
			{() => <OwnOrder key={number} number={/^SP\d{6}-[A-Z0-9]{6}$/.test(number) ? number : null} company={settings ?? unknownCompany} />}
		</RequireLogin>
	)
}
