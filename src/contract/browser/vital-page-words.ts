import { policyPaths } from '../company/policy-words.ts'

/** Every other address: what is not found, and what is for developers. */
const elsewhere = '*'

/**
 * The pages whose speed is told apart, as the site map has them: a pattern instead of an address, which may carry ids and tokens. Those
 * without a part that differs stand before those with one; the company's screens are one.
 */
export const vitalPages = [
	'/',
	'/service/:serviceId/*',
	'/services/:serviceId/*',
	'/spare-parts',
	'/spare-parts/cart',
	'/spare-parts/checkout',
	'/spare-parts/:partId',
	'/subscription',
	'/subscription/plans',
	'/pricing',
	'/subscription/schedule',
	'/subscription/visits/:id',
	'/vehicles',
	'/vehicles/:id',
	'/how-it-works',
	'/about-us',
	'/contact-us',
	'/contact',
	'/contact-us/:token',
	...Object.values(policyPaths),
	'/login',
	'/logout',
	'/verify-email',
	'/verify-email/:token',
	'/reset-password/:token?',
	'/password-reset-confirmation',
	'/extra-work/:token',
	'/history/:token',
	'/unsubscribe/:token',
	'/account-deleted',
	'/checkout',
	'/sell-vehicle',
	'/profile',
	'/profile/garage/:id',
	'/profile/repairs/:id',
	'/profile/orders/:number',
	'/profile/bookings/:id',
	'/profile/sell-requests/:id',
	'/offline',
	'/admin/*',
	elsewhere,
] as const
export type VitalPage = (typeof vitalPages)[number]

/** Which of them a path of the product is. */
export const vitalPageOf = (path: string): VitalPage => vitalPages.find((page) => patternOf(page).test(path)) ?? elsewhere

const patternOf = (page: VitalPage) =>
	new RegExp(
		`^${page
			.replace(/\/:\w+\?/, '(/[^/]+)?')
			.replace(/:\w+/, '[^/]+')
			.replace('/*', '(/.*)?')
			.replace(/^\*$/, '.*')}/?$`,
	)
