import { OwnSell, sellWords } from '../../features/market/own/own-sell.tsx'
import { useSite } from '../../features/site/site-data.tsx'
import { OwnWaiting, unknownCompany } from '../../kits/sold/own-page.tsx'
import { RequireLogin } from '../../session/require-login.tsx'
import type { Route } from './+types/sell-request'

export const meta = () => [{ title: 'Sell request · Pahiya' }, { name: 'robots', content: 'noindex' }]

/** One sell request of the caller; the mails about it lead here. */
export default function SellRequestPage({ params: { id } }: Route.ComponentProps) {
	const { settings } = useSite()
	return (
		<RequireLogin waiting={<OwnWaiting words={sellWords} />}>
			{() => <OwnSell key={id} id={/^[1-9]\d{0,8}$/.test(id) ? Number(id) : null} company={settings ?? unknownCompany} />}
		</RequireLogin>
	)
}
