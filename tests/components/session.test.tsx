import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { SessionWatch } from '../../src/web/features/site/session-watch.tsx'
import { NoAnswer, sendOnce } from '../../src/web/session/send.ts'
import { send, sendBy } from '../../src/web/session/session.ts'
import { signedInMarker } from '../../src/web/session/tokens.ts'
import { useSession } from '../../src/web/session/use-session.ts'
import { ownProfile } from '../../src/web/state/own-queries.ts'
import { keepLogin } from './support/a-cart.ts'
import { serverAnswers, show } from './support/show.tsx'

const minutes = 60_000
const refresh = 'POST /accounts/token/refresh/'
const profile = { method: 'GET', url: '/accounts/profile/' } as const
const vehicles = { method: 'GET', url: '/vehicle/user-vehicles/' } as const
const ok = { json: {} }
const refused = { status: 401, json: { detail: 'Over.' } }
const anyPage = [{ path: '*', element: <SessionWatch /> }]

/** Somebody is logged in, with an access token that ends in so many milliseconds. */
function keepSession(token: string, endsIn: number) {
	keepLogin()
	localStorage.setItem('accessToken', JSON.stringify({ token, expiresAt: Date.now() + endsIn }))
}
const kept = (): { token: string; expiresAt: number } | null => JSON.parse(localStorage.getItem('accessToken') ?? 'null')
const refreshesIn = (calls: ReturnType<typeof serverAnswers>) => calls.filter(({ address }) => address === refresh).length

test('a call goes to /api with the access token and with credentials, and one that is not answered is given up after fifteen seconds (A.API-01, A.API-02, A.API-03, A.API-04)', async () => {
	keepSession('a-token', 20 * minutes)
	const late = new AbortController()
	const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
	const asked = vi.fn(
		(_: string, { signal }: RequestInit) =>
			new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
	)
	vi.stubGlobal('fetch', asked)
	const answer = send(profile).catch((error: unknown) => error)
	await expect.poll(() => asked).toHaveBeenCalled()
	expect(asked.mock.calls[0]).toMatchObject([
		'/api/accounts/profile/',
		{ method: 'GET', credentials: 'include', headers: { authorization: 'Bearer a-token' } },
	])
	expect(timeout).toHaveBeenCalledWith(15_000)
	late.abort(new DOMException('late', 'TimeoutError'))
	expect(await answer).toMatchObject({ late: true, constructor: NoAnswer })
	expect(asked).toHaveBeenCalledTimes(1)
})

test('an access token that has expired is renewed once for all calls of a page, and nobody notices (A.ACC-75, A.ACC-77, D-10)', async () => {
	keepSession('old', -minutes)
	const calls = serverAnswers({
		[refresh]: [{ json: { access: 'fresh-1' } }],
		'GET /accounts/profile/': [ok],
		'GET /vehicle/user-vehicles/': [ok],
	})
	const used: unknown[] = []
	const sending = sendBy((call, token) => {
		used.push(token)
		return sendOnce(call, token)
	})
	const answers = await Promise.all([profile, vehicles, profile].map(sending))
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
	expect(used).toEqual(['fresh-1', 'fresh-1', 'fresh-1'])
	expect(refreshesIn(calls)).toBe(1)
	expect(kept()?.token).toBe('fresh-1')
	expect(kept()?.expiresAt).toBeGreaterThan(Date.now() + 25 * minutes)
})

test('a token that the server refuses is renewed once too, and the refused calls are made again with the new one (A.ACC-75, A.ACC-77)', async () => {
	keepSession('spoilt', 20 * minutes)
	const calls = serverAnswers({
		[refresh]: [{ json: { access: 'fresh-2' } }],
		'GET /accounts/profile/': [refused, ok],
		'GET /vehicle/user-vehicles/': [refused, ok],
	})
	const used: unknown[] = []
	const sending = sendBy((call, token) => {
		used.push([call.url, token])
		return sendOnce(call, token)
	})
	const answers = await Promise.all([profile, vehicles].map(sending))
	expect(answers.map(({ status }) => status)).toEqual([200, 200])
	for (const { url } of [profile, vehicles]) {
		expect(used).toContainEqual([url, 'spoilt'])
		expect(used).toContainEqual([url, 'fresh-2'])
	}
	expect(used).toHaveLength(4)
	expect(refreshesIn(calls)).toBe(1)
})

test('an open page looks at once and every four minutes, and renews the token when less than five minutes are left (A.ACC-78, A.CONST-02)', async () => {
	vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
	keepSession('ends-soon', 4 * minutes)
	const calls = serverAnswers({ [refresh]: [{ json: { access: 'fresh-3' } }, { json: { access: 'fresh-4' } }] })
	await show(anyPage, '/how-it-works')
	await vi.waitFor(() => expect(kept()?.token).toBe('fresh-3'))
	expect(refreshesIn(calls)).toBe(1)
	await vi.advanceTimersByTimeAsync(24 * minutes)
	expect(refreshesIn(calls)).toBe(1)
	await vi.advanceTimersByTimeAsync(4 * minutes)
	await vi.waitFor(() => expect(kept()?.token).toBe('fresh-4'))
	await vi.advanceTimersByTimeAsync(4 * minutes)
	expect(refreshesIn(calls)).toBe(2)
})

test.for([403, 404, 413, 500])(
	'only a 401 of the refresh ends a session: a %s, as a proxy in between answers, does not (A.ACC-76)',
	async (status) => {
		keepSession('old', -minutes)
		serverAnswers({ [refresh]: [{ status }, { status }, refused], 'GET /accounts/profile/': [refused] })
		await expect(send(profile)).rejects.toThrow(NoAnswer)
		expect(signedInMarker.get()).not.toBeNull()
		expect(await send(profile)).toMatchObject({ status: 401 })
		expect([signedInMarker.get(), kept()]).toEqual([null, null])
	},
)

test('whoever is given another role sees the screens of that role once the session is renewed', async () => {
	keepSession('old', -minutes)
	serverAnswers({
		[refresh]: [{ json: { access: `head.${btoa(JSON.stringify({ role: 'staff' }))}.sign` } }],
		'GET /accounts/profile/': [ok],
	})
	expect(signedInMarker.get()?.role).toBe('customer')
	await send(profile)
	expect(signedInMarker.get()?.role).toBe('staff')
})

test('a visitor is asked for no refresh, neither by a page nor by a refused call (D-27)', async () => {
	const calls = serverAnswers({ 'GET /accounts/profile/': [refused] })
	await show(anyPage, '/')
	expect(await send(profile)).toMatchObject({ status: 401 })
	expect(refreshesIn(calls)).toBe(0)
})

/** Another tab leaves this person, or nobody, logged in; its news may come together. */
function inAnotherTab(person: { username: string; email: string } | null) {
	if (person) localStorage.setItem('signedIn', JSON.stringify(person))
	else localStorage.removeItem('signedIn')
	window.dispatchEvent(new StorageEvent('storage', { key: 'signedIn' }))
}
const asha = { username: 'asha', email: 'asha@example.in' }
const meera = { username: 'meera', email: 'meera@example.in' }
const drafts = ['sellDraft', 'checkoutDraft', 'profileDraft']
const leftBehind = () => ['chat', 'contactDraft', 'accessToken', ...drafts].filter((key) => sessionStorage.getItem(key))

function OwnName() {
	const { data } = useQuery(ownProfile)
	return <p>{data ? `The account of ${data.name}` : 'Loading...'}</p>
}
function Page() {
	const isMember = useSession().state === 'signed-in'
	return (
		<>
			<SessionWatch />
			{isMember ? <OwnName /> : <p>Nobody is logged in</p>}
		</>
	)
}

/** Asha is logged in and has left something of everything in this tab. */
async function ashasTab() {
	inAnotherTab(asha)
	for (const key of ['chat', 'contactDraft', ...drafts]) sessionStorage.setItem(key, '{}')
	sessionStorage.setItem('accessToken', JSON.stringify({ token: 'ashas', expiresAt: Date.now() + 20 * minutes }))
	serverAnswers({ 'GET /accounts/profile/': [{ json: { name: 'Asha' } }, 'never'] })
	await show([{ path: '*', Component: Page }], '/how-it-works')
	await expect.element(screen.getByText('The account of Asha')).toBeVisible()
}

test('whoever logs in after a logout in another tab sees nothing of the one before in this tab (B.R-47, B.SCART-31, D-58)', async () => {
	await ashasTab()
	inAnotherTab(null)
	await expect.element(screen.getByText('Nobody is logged in')).toBeVisible()
	// It may have expired: for who comes back the drafts are there.
	expect(leftBehind()).toEqual(drafts)
	inAnotherTab(asha)
	inAnotherTab(null)
	expect(leftBehind()).toEqual(drafts)
	sessionStorage.setItem('contactDraft', '{}')
	inAnotherTab(meera)
	await expect.element(screen.getByText('Loading...')).toBeVisible()
	// What a visitor wrote before the login is theirs.
	expect(leftBehind()).toEqual(['contactDraft'])
})

test('a tab that learns of a logout and the next login together forgets the one before as well, and another username alone nothing (B.R-47, D-58)', async () => {
	await ashasTab()
	const everything = leftBehind()
	inAnotherTab({ ...asha, username: 'asha2' })
	expect(leftBehind()).toEqual(everything)
	await expect.element(screen.getByText('The account of Asha')).toBeVisible()
	inAnotherTab(meera)
	await expect.element(screen.getByText('Loading...')).toBeVisible()
	expect(leftBehind()).toEqual([])
})
