import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider, useParams } from 'react-router'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '../../../src/web/queries.ts'
import { Toaster } from '../../../src/web/ui/toaster.tsx'

/**
 * What a server of this test answers, when `after` is settled; 'away' is no answer at all, 'never' one that is still awaited when the test
 * ends.
 */
type Reply = { status?: number; json?: unknown; headers?: Record<string, string>; after?: Promise<void> } | 'away' | 'never'
type Call = { address: string; query: Record<string, string>; body: unknown /** The Idempotency-Key. */; key: string | null }

/**
 * Answers every call of the page by its address ('POST /accounts/login/'), each reply once and the last one for ever; gives what was asked.
 */
export function serverAnswers(replies: Record<string, Reply[]>): Call[] {
	const calls: Call[] = []
	vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers, signal }: RequestInit = {}) => {
		const { pathname, searchParams } = new URL(url, 'http://pahiya.test')
		const address = `${method} ${pathname.replace('/api', '')}`
		const query = Object.fromEntries(searchParams)
		calls.push({
			address,
			query,
			body: typeof body === 'string' ? JSON.parse(body) : body,
			key: new Headers(headers).get('idempotency-key'),
		})
		const waiting = replies[address]
		const reply = waiting && waiting.length > 1 ? waiting.shift() : waiting?.[0]
		signal?.throwIfAborted()
		if (reply === 'never') return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
		if (!reply || reply === 'away') throw new TypeError('Failed to fetch')
		const { status = 200, json, headers: sent, after } = reply
		await after
		return new Response(json === undefined ? null : JSON.stringify(json), { status, headers: sent })
	})
	return calls
}

/** Shows these pages at an address, as the product would, without frame and without server. */
export async function show(routes: RouteObject[], path: string) {
	const router = createMemoryRouter(routes, { initialEntries: [path] })
	await render(
		<QueryClientProvider client={createQueries()}>
			<main>
				<RouterProvider router={router} />
			</main>
			<Toaster />
		</QueryClientProvider>,
	)
	return router
}

/** A page of the product that is given what its address names, and nothing loaded beforehand. */
export const withParams = <Props extends object>(Page: ComponentType<Props>) =>
	function Shown() {
		return <Page {...({ params: useParams() } as unknown as Props)} />
	}

export const said = (words: string | RegExp) => page.getByRole('main').getByRole('alert').filter({ hasText: words })
export const told = (words: string | RegExp) => page.getByRole('main').getByRole('status').filter({ hasText: words })
export const headingOf = (name: string) => page.getByRole('heading', { level: 1, name })
export const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
export const field = (name: string) => page.getByRole('main').getByLabelText(name, { exact: true })
/** Where the pages shown have led to. */
export const addressOf = ({ state: { location } }: Awaited<ReturnType<typeof show>>) => `${location.pathname}${location.search}`
