import { OwnSell, sellWords } from '../../features/market/own/own-sell.tsx'
import { useSite } from '../../features/site/site-data.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { OwnWaiting, unknownCompany } from '../../kits/sold/own-page.tsx'
import { RequireLogin } from '../../session/require-login.tsx'
import { idOf } from '../id-of.ts'
import type { Route } from './+types/sell-request'

export const meta = unlistedMeta('Sell request')

/** One sell request of the caller; the mails about it lead here. */
export default function SellRequestPage({ params: { id } }: Route.ComponentProps) {
	const { settings } = useSite()
	return (
		<RequireLogin waiting={<OwnWaiting words={sellWords} />}>
			{() => <OwnSell key={id} id={idOf(id)} company={settings ?? unknownCompany} />}
		</RequireLogin>
	)
}
