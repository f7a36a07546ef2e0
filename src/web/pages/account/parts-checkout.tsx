import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { MergedNotice } from '../../features/parts/shop/cart/merged-notice.tsx'
import { cartIdOf } from '../../features/parts/shop/checkout/checkout-cart.ts'
import { Ordered } from '../../features/parts/shop/checkout/ordered.tsx'
import { PartsCheckout, Waiting } from '../../features/parts/shop/checkout/parts-checkout.tsx'
import { useSite } from '../../features/site/site-data.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { modeOf } from '../../kits/checkout/checkout-mode.ts'
import { RequireLogin } from '../../session/require-login.tsx'
import type { SignedIn } from '../../session/tokens.ts'
import { Wrap } from '../../ui/wrap.tsx'

export const meta = unlistedMeta('Checkout')

/** Where to and who, for a cart of spare parts or the part of a Buy Now, and the confirmation (B.CHECKOUT). */
export default function PartsCheckoutPage() {
	const [search] = useSearchParams()
	const number = search.get('ordered') ?? ''
	return (
		<RequireLogin waiting={<Waiting>Loading your cart...</Waiting>}>
			{(account) =>
				number === '' ? <Open key={`${search} ${account.email}`} account={account} search={search} /> : <Ordered number={number} />
			}
		</RequireLogin>
	)
}

function Open({ account, search }: { account: SignedIn; search: URLSearchParams }) {
	const { settings } = useSite()
	const { state } = useLocation()
	// As the address and the browser's storage said on entry: the stored cart changes with the order.
	const [cartId] = useState(() => cartIdOf({ search, state, mode: modeOf(search) }))
	return (
		<>
			<Wrap>
				<MergedNotice />
			</Wrap>
			<PartsCheckout account={account} cartId={cartId} phone={settings?.phone ?? ''} />
		</>
	)
}
