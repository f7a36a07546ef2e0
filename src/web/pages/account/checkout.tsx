import { useSearchParams } from 'react-router'
import { Checkout, CheckoutWaiting } from '../../features/checkout/checkout.tsx'
import { modeOf } from '../../features/checkout/checkout-mode.ts'
import { useSite } from '../../features/site/site-data.tsx'
import { RequireLogin } from '../../session/require-login.tsx'

export const meta = () => [{ title: 'Checkout · Pahiya' }, { name: 'robots', content: 'noindex' }]

/** When, where and who for the services in the cart or of a Buy Now (B.SCART-16..28). */
export default function CheckoutPage() {
	const [search] = useSearchParams()
	const { settings } = useSite()
	const mode = modeOf(search)
	return (
		<RequireLogin waiting={<CheckoutWaiting>Loading your booking...</CheckoutWaiting>}>
			{(account) => <Checkout key={`${mode} ${account.email}`} account={account} mode={mode} phone={settings?.phone ?? ''} />}
		</RequireLogin>
	)
}
