import { demoAccounts } from '../../src/demo/demo-accounts.ts'
import type { Bench, Product } from './support/bench-setup.ts'
import { mannWhitney } from './support/mann-whitney.ts'
import { median } from './support/percentile.ts'
import type { Row } from './support/row.ts'

const people = 200

type Call = { what: string; path: string; known: 'verified' | 'unverified'; body: (email: string) => object }
const calls: Call[] = [
	{ what: 'login', path: 'login', known: 'verified', body: (email) => ({ email, password: 'Wrong@2026' }) },
	{ what: 'forgot password', path: 'password-reset', known: 'verified', body: (email) => ({ email }) },
	{ what: 'resend verification', path: 'resend-verification', known: 'unverified', body: (email) => ({ email }) },
]

export const enumeration: Bench = {
	about: `whether answers tell that an address has an account: ${people} known and ${people} unknown ones by turns, each asked once`,
	run: async (setup) => {
		const product = await setup.product('enumeration')
		await makeAccounts(product)
		const rows: Row[] = []
		for (const call of calls) rows.push(await compare(product, call))
		return rows
	},
}

const addressOf = (kind: string, turn: number) => `${kind}${turn}@pahiya.test`

async function makeAccounts({ sql }: Product) {
	const rider = demoAccounts.find(({ role }) => role === 'customer')
	for (const [kind, verified] of [
		['verified', true],
		['unverified', false],
	] as const)
		await sql(
			`insert into users (email, username, role, password_hash, email_verified_at, created_at)
			select $1 || n || '@pahiya.test', $1 || '_' || n, 'customer', u.password_hash, case when $2 then now() end, now()
			from users u, generate_series(1, $3) n where u.email = $4 on conflict do nothing`,
			[kind, verified, people, rider?.email],
		)
}

/** One after the other on one connection, known and unknown by turns, so that whatever else happens meets both alike. */
async function compare({ origin }: Product, { what, path, known, body }: Call): Promise<Row> {
	const ask = (email: string) => askOnce(`${origin}/api/accounts/${path}/`, body(email))
	for (let turn = 1; turn <= 10; turn += 1) await ask(addressOf(`nobody-${path}-first-`, turn))
	const seen = { [known]: [] as Answer[], unknown: [] as Answer[] }
	for (let turn = 1; turn <= people; turn += 1)
		for (const who of turn % 2 === 0 ? [known, 'unknown'] : ['unknown', known])
			seen[who]?.push(await ask(addressOf(who === known ? known : `nobody-${path}-`, turn)))
	const [ofKnown = [], ofUnknown = []] = [seen[known], seen.unknown]
	const words = new Set([...ofKnown, ...ofUnknown].map(({ said }) => said))
	const [timesOfKnown, timesOfUnknown] = [ofKnown, ofUnknown].map((answers) => answers.map(({ milliseconds }) => milliseconds))
	const sure = Math.abs(mannWhitney(timesOfKnown ?? [], timesOfUnknown ?? []))
	return {
		what: `${what}, known against unknown`,
		ours: `${median(timesOfKnown ?? []).toFixed(2)} ms`,
		control: `${median(timesOfUnknown ?? []).toFixed(2)} ms`,
		figure: `${sure.toFixed(1)} σ`,
		reach: 'the same words',
		reached: words.size === 1,
		beside: `Mann–Whitney: two of a kind differ by more than 2 σ once in twenty times; all ${2 * people} said ${[...words].join(' or ')}`,
	}
}

type Answer = { said: string; milliseconds: number }

async function askOnce(url: string, body: object): Promise<Answer> {
	const begun = performance.now()
	const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
	const text = await reply.text()
	if (reply.status !== 200 && reply.status !== 401) throw new Error(`${url} answered ${reply.status}: ${text}`)
	return { said: `${reply.status} ${text}`, milliseconds: performance.now() - begun }
}
