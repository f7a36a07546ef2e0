import { Outlet, useParams } from 'react-router'
import type { SiteSettings } from '../../../src/contract/company/company.ts'
import type { ServiceCategory } from '../../../src/contract/repairs/repairs.ts'
import { CartMirror } from '../../../src/web/features/repairs/shop/cart-mirror.tsx'
import { SiteProvider } from '../../../src/web/features/site/site-data.tsx'
import { VehiclePickerProvider } from '../../../src/web/features/vehicles/vehicle-picker-provider.tsx'
import CheckoutPage from '../../../src/web/pages/account/checkout.tsx'
import ServicePage from '../../../src/web/pages/site/service.tsx'
import { isSignedIn } from '../../../src/web/state/own-queries.ts'

const phone = '+91 00000 00000'
const site = { settings: { phone, whatsapp: phone, asap_call_minutes: 30 } as SiteSettings, publicUrl: '', demo: false }

function Frame() {
	return (
		<SiteProvider value={site}>
			<VehiclePickerProvider support={{ phone, whatsapp: phone }}>
				{isSignedIn() && <CartMirror />}
				<Outlet />
			</VehiclePickerProvider>
		</SiteProvider>
	)
}

/** A category's page: `found` is what the server has drawn, nothing on a move. */
function Service({ found }: { found?: ServiceCategory }) {
	const props = { loaderData: { found: found && { category: found } }, params: useParams() }
	return <ServicePage {...(props as unknown as Parameters<typeof ServicePage>[0])} />
}

/** The pages that services are bought on, in the frame that they share; `found` is what the server has drawn of a category. */
export const serviceShop = (found?: ServiceCategory, home = <h1>Home</h1>) => [
	{
		element: <Frame />,
		children: [
			{ path: '/services/:serviceId', element: <Service found={found} /> },
			{ path: '/checkout', element: <CheckoutPage /> },
			{ path: '/profile/repairs/:id', element: <h1>The repair</h1> },
			{ path: '/login', element: <h1>Login</h1> },
			{ path: '/', element: home },
		],
	},
]
