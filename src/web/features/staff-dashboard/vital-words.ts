import type { VitalPage } from '#contract/browser/vital-page-words.ts'
import { type VitalDevice, type VitalName, vitals } from '#contract/browser/vital-words.ts'
import type { WebVitals } from '#contract/company/staff-vitals.ts'
import type { StampKind } from '../../ui/stamp.tsx'

/** What they say to whoever has never heard of them, in the order in which a page comes. */
export const vitalWords: Record<VitalName, { name: string; means: string }> = {
	TTFB: { name: 'First answer', means: 'until our server’s answer began' },
	FCP: { name: 'First seen', means: 'until anything was on the screen' },
	LCP: { name: 'Main part seen', means: 'until the largest text or picture was there' },
	INP: { name: 'Answer to a tap', means: 'until the slowest tap or key showed something' },
	CLS: { name: 'Jumping', means: 'how much of the page moved by itself; 0 is nothing' },
}
export const vitalOrder = Object.keys(vitalWords) as VitalName[]

export const deviceNames: Record<VitalDevice, string> = { phone: 'On phones', computer: 'On computers' }

export const pageNames: Record<VitalPage, string> = {
	'/': 'Home',
	'/service/:serviceId/*': 'Services of a category (old address)',
	'/services/:serviceId/*': 'Services of a category',
	'/spare-parts': 'Spare parts',
	'/spare-parts/cart': 'Cart',
	'/spare-parts/checkout': 'Checkout of parts',
	'/spare-parts/:partId': 'A part',
	'/subscription': 'Subscription',
	'/subscription/plans': 'Plans',
	'/pricing': 'Plans and pricing',
	'/subscription/schedule': 'Schedule a visit',
	'/subscription/visits/:id': 'A visit',
	'/vehicles': 'Used vehicles',
	'/vehicles/:id': 'A used vehicle',
	'/how-it-works': 'How it works',
	'/about-us': 'About us',
	'/contact-us': 'Contact us',
	'/contact': 'Contact us (short address)',
	'/contact-us/:token': 'A message to us',
	'/terms-and-conditions': 'Terms and Conditions',
	'/privacy-policy': 'Privacy Policy',
	'/refund-policy': 'Refund Policy',
	'/return-policy': 'Return Policy',
	'/shipping-policy': 'Shipping Policy',
	'/login': 'Login and signup',
	'/logout': 'Logout',
	'/verify-email': 'Check your email',
	'/verify-email/:token': 'Email verified',
	'/reset-password/:token?': 'New password',
	'/password-reset-confirmation': 'Password changed',
	'/extra-work/:token': 'Extra work to answer',
	'/history/:token': 'A shared service history',
	'/unsubscribe/:token': 'Unsubscribe',
	'/account-deleted': 'Account deleted',
	'/checkout': 'Checkout of a repair',
	'/sell-vehicle': 'Sell your vehicle',
	'/profile': 'Profile',
	'/profile/garage/:id': 'A bike of the garage',
	'/profile/repairs/:id': 'A repair',
	'/profile/orders/:number': 'An order',
	'/profile/bookings/:id': 'A vehicle booking',
	'/profile/sell-requests/:id': 'A sell request',
	'/offline': 'Without a connection',
	'/admin/*': 'The company’s screens',
	'*': 'Not found, and everything else',
}

export type Measured = WebVitals['results'][number]

/** Loads below which a single slow one decides; then no verdict is given. */
export const fewestLoads = 10

/** In words and as a stamp, by the public thresholds. */
export function verdictOf({ vital, p75, count }: Pick<Measured, 'vital' | 'p75' | 'count'>): { kind: StampKind; words: string } {
	if (count < fewestLoads) return { kind: 'plain', words: 'few loads' }
	if (p75 <= vitals[vital].good) return { kind: 'ok', words: 'good' }
	return p75 <= vitals[vital].poor ? { kind: 'wait', words: 'needs work' } : { kind: 'bad', words: 'poor' }
}

/** '1.8 s', '180 ms', '0.05'; rounded up, so that what is above a threshold never looks as if it were not. */
export function valueWords(vital: VitalName, value: number): string {
	if (vital === 'CLS') return String(up(value, 100))
	return value < 1_000 ? `${up(value, 1)} ms` : `${up(value / 1_000, 10)} s`
}
/** What is computed is a hair off now and then. */
const up = (value: number, steps: number) => Math.ceil(value * steps - 1e-6) / steps

/** '84% good, 11% needs work, 5% poor'. */
export const sharesWords = ({ count, good, needs_work, poor }: Measured) =>
	[
		[good, 'good'],
		[needs_work, 'needs work'],
		[poor, 'poor'],
	]
		.map(([part, words]) => `${Math.round((100 * Number(part)) / count)}% ${words}`)
		.join(', ')
