import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

/** General limits per address (D-39), held in the process; business limits live in the database. */
export type Limits = { perAddress: (limit: { max: number; seconds: number }) => { rateLimit?: object } }

/** With `on` false (RATE_LIMIT=off, D-24) no general limit exists. */
export async function openLimits(app: FastifyInstance, { on }: { on: boolean }): Promise<Limits> {
	if (!on) return { perAddress: () => ({}) }
	await app.register(rateLimit, { global: false, hook: 'onRequest' })
	return {
		perAddress: ({ max, seconds }) => ({
			rateLimit: {
				max,
				timeWindow: seconds * 1000,
				errorResponseBuilder: (_request: unknown, { ttl }: { ttl: number }) =>
					new Problem(429, 'Too many requests. Please wait a moment and try again.', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
			},
		}),
	}
}
