import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { keep } from './journey.ts'
import type { Product } from './product.ts'

export type Login = { user: { username: string; email: string; name: string; role: string }; tokens: { access: string; refresh: string } }
export type Rider = { email: string; username: string; password: string; access: string }

export const demoRider = { email: 'rider@pahiya.test', password: 'Rider@2026' }
export const demoStaff = { email: 'staff@pahiya.test', password: 'Staff@2026' }
const demoAdmin = { email: 'admin@pahiya.test', password: 'Admin@2026' }

type CallOptions = { body?: unknown; access?: string; headers?: Record<string, string> }

/** A call made by the test itself, outside of any browser. */
export async function call(product: Product, method: string, path: string, { body, access, headers }: CallOptions = {}) {
	const reply = await fetch(`${product.origin}/api${path}`, {
		method,
		headers: {
			...(body !== undefined && { 'content-type': 'application/json' }),
			...(access && { authorization: `Bearer ${access}` }),
			...headers,
		},
		...(body !== undefined && { body: JSON.stringify(body) }),
	})
	const text = await reply.text()
	return { status: reply.status, body: (text === '' ? null : JSON.parse(text)) as unknown, headers: reply.headers }
}

/** The answer of a call that has to work; who is told to come back in a moment, as many who log in at once are, comes back. */
export async function ask<T>(product: Product, method: string, path: string, asked: CallOptions = {}): Promise<T> {
	let answer = await call(product, method, path, asked)
	for (let again = 0; answer.status === 503 && again < 10; again += 1) {
		await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000)
		answer = await call(product, method, path, asked)
	}
	const { status, body } = answer
	expect(status, `${method} ${path}: ${JSON.stringify(body)}`).toBeLessThan(300)
	return body as T
}

const logInByCall = (product: Product, who: { email: string; password: string }) =>
	ask<Login>(product, 'POST', '/accounts/login/', { body: { email: who.email, password: who.password } })

let riders = 0
/** Data of somebody who has no account yet. */
export function aStranger() {
	riders += 1
	const username = `rider_${riders}_${Math.random().toString(36).slice(2, 10)}`
	return { username, email: `${username}@pahiya.test`, password: 'Sawaari2026' }
}

let numbers = 0
/** A phone number that nobody has called from. */
export const aPhoneNumber = () => `98${String(Date.now() % 1_000_000).padStart(6, '0')}${String(++numbers).padStart(2, '0')}`

/** The link in the newest mail to an address, as the outbox keeps it. */
export async function linkInMail(product: Product, to: string): Promise<string> {
	let link = ''
	await expect
		.poll(
			async () => {
				const mails = await ask<{ text: string }[]>(product, 'GET', `/dev/outbox/?to=${encodeURIComponent(to)}`)
				link = /https?:\/\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? ''
				return link
			},
			{ timeout: 15_000, intervals: [50, 100, 200] },
		)
		.not.toBe('')
	return link
}

/** An account that has not followed the link of its mail. */
export async function anUnverifiedRider(product: Product) {
	const rider = aStranger()
	await ask(product, 'POST', '/accounts/signup/', { body: rider })
	return rider
}

/** A new rider whose address is verified, logged in, for journeys that are not about signing up. */
export async function aRider(product: Product, profile?: Record<string, unknown>): Promise<Rider> {
	const { user, tokens, password } = await ask<Login & { password: string }>(product, 'POST', '/dev/riders/')
	if (profile) await ask(product, 'PATCH', '/accounts/profile/', { body: profile, access: tokens.access })
	return { email: user.email, username: user.username, password, access: tokens.access }
}

/** The browser as a login with Remember me leaves it, without going through the screen. */
export async function signIn(page: Page, who: { email: string; password: string }) {
	const reply = await page.request.post('/api/accounts/login/', { data: { email: who.email, password: who.password } })
	expect(reply.status()).toBe(200)
	const { user, tokens } = (await reply.json()) as Login
	await keep(page, {
		accessToken: { token: tokens.access, expiresAt: Date.now() + 30 * 60_000 },
		signedIn: { username: user.username, name: user.name, email: user.email, role: user.role, remember: true },
	})
	return tokens
}

/** Logs somebody in through the screen that is open. */
export async function logIn(page: Page, who: { email: string; password: string }) {
	const main = page.getByRole('main')
	await main.getByLabel('Email').fill(who.email)
	await main.getByLabel('Password', { exact: true }).fill(who.password)
	await main.getByRole('button', { name: 'Login', exact: true }).click()
}

const passes = new Map<string, Promise<string>>()
/** A bearer token of the demo's staff or admin, asked for once. */
export function passOf(product: Product, role: 'staff' | 'admin') {
	const key = `${product.origin} ${role}`
	const known = passes.get(key) ?? logInByCall(product, role === 'staff' ? demoStaff : demoAdmin).then(({ tokens }) => tokens.access)
	passes.set(key, known)
	return known
}
