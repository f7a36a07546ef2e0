import { useSearchParams } from 'react-router'
import { Checkout } from '../../features/repairs/shop/checkout/checkout.tsx'
import { Waiting } from '../../features/repairs/shop/checkout/checkout-pieces.tsx'
import { useSite } from '../../features/site/site-data.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { modeOf } from '../../kits/checkout/checkout-mode.ts'
import { RequireLogin } from '../../session/require-login.tsx'

export const meta = unlistedMeta('Checkout')

/** When, where and who for the services in the cart or of a Buy Now (B.SCART-16..28). */
export default function CheckoutPage() {
	const [search] = useSearchParams()
	const { settings } = useSite()
	const mode = modeOf(search)
	return (
		<RequireLogin waiting={<Waiting>Loading your booking...</Waiting>}>
			{(account) => (
				<Checkout
					key={`${mode} ${account.email}`}
					account={account}
					mode={mode}
					phone={settings?.phone ?? ''}
					callMinutes={settings?.asap_call_minutes ?? null}
				/>
			)}
		</RequireLogin>
	)
}
