import { expect, test } from 'vitest'
import { accountRoles } from '../src/contract/accounts/account-words.ts'
import { signIn } from './support/sign-in.ts'
import { useTestApp } from './support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

/** From the least to the most: whoever stands further down may call what those above may. */
const roles = ['visitor', ...accountRoles] as const
type Role = (typeof roles)[number]

/**
 * Who is served, group by group, written from D-20 and D-48 and not from the code: the least role, and which calls as 'METHOD /path'; the
 * first group that a call is in counts. A call in none of them fails the test, so that nobody forgets to say whose it is.
 */
const groups: [least: Role, calls: RegExp[]][] = [
	[
		'admin',
		[
			/^(POST|PUT|PATCH|DELETE) \/admin\/(plans|plan-variants|service-prices|fee-rules)\//,
			/^PATCH \/admin\/site-settings\/$/,
			/ \/admin\/mail-texts\//,
			// A service is made with its base price.
			/^POST \/admin\/services\/$/,
			/^POST \/admin\/users\/$/,
		],
	],
	['staff', [/^POST \/admin\/(visits|repair-bookings)\/$/, /^POST \/admin\/repair-bookings\/{id}\/(record-refund|lines)\/$/]],
	[
		// Their own day and the work that they were sent to.
		'technician',
		[
			/ \/admin\/(day|counts)\/$/,
			/ \/admin\/saved-views\//,
			/ \/admin\/(repair-bookings|visits|inspections)\//,
			/^POST \/subscription\/visits\/{id}\/complete\/$/,
		],
	],
	[
		'staff',
		[
			/ \/admin\//,
			/ \/services\/admin\//,
			/^POST \/uploads\/$/,
			/^POST \/subscription\/subscription-requests\/{id}\/(approve|reject)\/$/,
			/^POST \/subscription\/subscriptions\/create\/$/,
		],
	],
	[
		'visitor',
		[
			/^POST \/accounts\/(login|logout|signup|token\/refresh|password-reset|password-reset\/{token}|resend-verification)\/$/,
			/^GET \/accounts\/(verify-email\/{token}|google\/callback)\/$/,
			/^GET \/(faqs|site-settings|site-settings\/about|site-settings\/figures)\/$/,
			// By the link in a mail, whose secret is the right to do it.
			/^(GET|POST) \/accounts\/unsubscribe\/{token}\/$/,
			// Visitors write to us, and follow it by the link in the mail.
			/^POST \/accounts\/contact\/$/,
			/ \/accounts\/contact\/{token}\/$/,
			// A visitor's conversation is his browser's.
			/ \/(services\/)?chatbot\//,
			/^POST \/browser-errors\/$/,
			/^POST \/web-vitals\/$/,
			// Outside production alone.
			/ \/dev\//,
			/^GET \/vehicle\/(check-registration|manufacturers|vehicle-models|vehicle-types)\/$/,
			/^GET \/marketplace\/(check-registration|price-guide|vehicles|vehicles\/{id}|vehicles\/{id}\/history)\/$/,
			// By the link that an owner gave away.
			/ \/history\/{token}\//,
			/^GET \/repairing-service\/(available-slots|distance-fee-rule|manufacturers|service-area|service-categories|services\/.+)\/$/,
			// By the link in a mail, which is the right to see it.
			/ \/repairing-service\/extra-work\/{token}\/$/,
			/^POST \/(repairing-service|spare-parts)\/calculate-distance-fee\/$/,
			/^GET \/spare-parts\/(categories|distance-fee-rule|facets|parts|parts\/featured|parts\/{uuid}|parts\/{uuid}\/(fit|reviews))\/$/,
			// A visitor's cart is his browser's.
			/ \/spare-parts\/carts\//,
			/^GET \/subscription\/(plans|plan-variants|plans\/{id}|plans\/{id}\/variants)\/$/,
		],
	],
	[
		'customer',
		[
			/ \/accounts\/(sessions|notifications|notification-preferences|consents|delete|export|profile|change-password|vehicles)\//,
			/^GET \/invoices\//,
			/ \/marketplace\/(bookings|saved-searches|sell-requests|secure-document|waits)\//,
			/ \/marketplace\/vehicles\/{id}\/wait\/$/,
			/ \/repairing-service\/(bookings|carts|service-now)\//,
			/ \/spare-parts\/(orders|waits)\//,
			/ \/spare-parts\/parts\/{uuid}\/(tell_when_back|add_review)\/$/,
			/ \/subscription\/(history|subscription-requests|subscriptions|visits|visit_history)\//,
			/ \/vehicle\/user-vehicles\//,
			/ \/events\/$/,
		],
	],
]
/** Those that refuse also whoever may call, and why. */
const refusing: Record<string, Partial<Record<Role, string>>> = {
	// What is deleted here is a customer's account; of people of the company an admin decides.
	'GET /accounts/delete/': { technician: '403', staff: '403', admin: '403' },
	// Nobody deletes anything without having proved who he is.
	'POST /accounts/delete/': { customer: '403', technician: '403', staff: '403', admin: '403' },
	// It takes the refresh token, not the login.
	'POST /accounts/token/refresh/': { visitor: '401', customer: '401', technician: '401', staff: '401', admin: '401' },
}
const leastOf = (call: string) => groups.find(([, calls]) => calls.some((each) => each.test(call)))?.[0]

type Description = { paths: Record<string, Record<string, unknown>> }
async function everyCall() {
	const { paths } = (await product.call('GET', '/openapi.json')).body as unknown as Description
	return Object.entries(paths).flatMap(([url, methods]) =>
		Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: url.replace('/api', '') })),
	)
}

/** Nothing there has such a name. */
const nothing: Record<string, string> = {
	'{uuid}': '00000000-0000-4000-8000-000000000000',
	'{order_number}': 'SP200101-AAAAAA',
	'{point}': 'front-brake',
	'{documentType}': 'rc',
	'{type}': 'rc',
	'{token}': 'none',
}
const addressOf = (path: string) => path.replace(/\{\w+\}/g, (name) => nothing[name] ?? '2147483647')

test('every call of the description is in a group that says whose it is, and no group names a call that there is not', async () => {
	const calls = (await everyCall()).map(({ method, path }) => `${method} ${path}`)
	expect(calls.filter((call) => leastOf(call) === undefined)).toEqual([])
	const patterns = groups.flatMap(([, ofGroup]) => ofGroup)
	expect(patterns.filter((each) => !calls.some((call) => each.test(call)))).toEqual([])
})

test('every call serves whom its group names and those above, is 401 to visitors and 403 to whoever has a lesser role (A.ADMIN-03, A.E-17, B.ADMIN-02, B.E-15, D-20, D-48)', {
	timeout: 120_000,
}, async () => {
	const answered: Record<string, Record<Role, string>> = {}
	const expected: typeof answered = {}
	for (const { method, path } of await everyCall()) {
		const call = `${method} ${path}`
		const least = leastOf(call) ?? 'visitor'
		const served = async (role: Role) => {
			// Some calls end the session or the account of who makes them.
			const access = role === 'visitor' ? undefined : (await signIn(product, { role })).access
			const { status } = await product.call(method, addressOf(path), { access, body: method === 'GET' ? undefined : {} })
			return status === 401 || status === 403 ? String(status) : status < 500 ? 'served' : `failed with ${status}`
		}
		// Its stream does not end for whoever is served.
		const asked = roles.filter((role) => path !== '/events/' || role === 'visitor')
		answered[call] = Object.fromEntries(await Promise.all(asked.map(async (role) => [role, await served(role)]))) as Record<Role, string>
		expected[call] = Object.fromEntries(
			asked.map((role) => [
				role,
				refusing[call]?.[role] ?? (roles.indexOf(role) >= roles.indexOf(least) ? 'served' : role === 'visitor' ? '401' : '403'),
			]),
		) as Record<Role, string>
	}
	expect(answered).toEqual(expected)
})
