import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. The parts of the specifications that are still to come add their lines here. */
export default [
	index('pages/site/home.tsx'),
	route('service/:serviceId/*', 'pages/site/service.tsx', { id: 'service' }),
	route('services/:serviceId/*', 'pages/site/service.tsx', { id: 'services' }),
	route('spare-parts', 'pages/site/spare-parts.tsx'),
	route('spare-parts/cart', 'pages/account/parts-cart.tsx'),
	route('spare-parts/checkout', 'pages/account/parts-checkout.tsx'),
	route('spare-parts/:partId', 'pages/site/spare-part.tsx'),
	route('subscription', 'pages/site/subscription.tsx'),
	route('subscription/plans', 'pages/site/subscription-plans.tsx'),
	route('pricing', 'pages/site/pricing.tsx'),
	route('how-it-works', 'pages/site/how-it-works.tsx'),

	route('login', 'pages/account/login.tsx'),
	route('logout', 'pages/account/logout.tsx'),
	route('verify-email', 'pages/account/check-your-email.tsx'),
	route('verify-email/:token', 'pages/account/verify-email.tsx'),
	route('reset-password/:token?', 'pages/account/reset-password.tsx'),
	route('password-reset-confirmation', 'pages/account/password-reset-confirmation.tsx'),

	route('account-deleted', 'pages/account/account-deleted.tsx'),

	route('checkout', 'pages/account/checkout.tsx'),
	route('profile', 'pages/account/profile.tsx'),
	route('profile/repairs/:id', 'pages/account/repair.tsx'),
	route('profile/orders/:number', 'pages/account/order.tsx'),

	...prefix('admin', [
		layout('pages/admin/layout.tsx', [
			index('pages/admin/day.tsx'),
			route('my-day', 'pages/admin/my-day.tsx'),
			route('repairs', 'pages/admin/repairs.tsx'),
			route('repairs/new', 'pages/admin/new-booking.tsx'),
			route('repairs/:id', 'pages/admin/repair.tsx'),
			route('orders', 'pages/admin/orders.tsx'),
			route('orders/:number', 'pages/admin/order.tsx'),
			route('subscription-requests', 'pages/admin/subscription-requests.tsx'),
			route('subscription-requests/:id', 'pages/admin/subscription-request.tsx'),
			route('subscriptions', 'pages/admin/subscriptions.tsx'),
			route('subscriptions/:id', 'pages/admin/subscription.tsx'),
			route('customers', 'pages/admin/customers.tsx'),
			route('customers/:id', 'pages/admin/customer.tsx'),
			route('price-sheet', 'pages/admin/price-sheet.tsx'),
			route('team', 'pages/admin/team.tsx'),
			route('team/:id', 'pages/admin/team-member.tsx'),
			route('hours', 'pages/admin/hours.tsx'),
			route('closed-days', 'pages/admin/closed-days.tsx'),
			route('technicians', 'pages/admin/technicians.tsx'),
			route('audit-log', 'pages/admin/audit-log.tsx'),
			route('settings', 'pages/admin/settings.tsx'),
			// Declared by their features; what stands above goes first.
			route(':collection', 'pages/admin/collection.tsx'),
			route(':collection/:key', 'pages/admin/collection-row.tsx'),
		]),
	]),

	route('offline', 'pages/site/offline.tsx'),
	route('drawings/*', 'pages/site/drawing.ts'),
	route('sitemap.xml', 'pages/site/sitemap.ts'),
	route('robots.txt', 'pages/site/robots.ts'),
	route('dev/ui', 'pages/dev/ui-page.tsx'),
	route('dev/list', 'pages/dev/list.tsx'),
	route('dev/outbox', 'pages/dev/outbox.tsx'),
	route('dev/sign-in/:uid', 'pages/dev/sign-in.tsx'),
	route('*', 'pages/site/not-found.tsx'),
] satisfies RouteConfig
