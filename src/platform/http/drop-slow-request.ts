import type { FastifyRequest } from 'fastify'

/** Milliseconds: a browser gives an upload two minutes (web/session/send.ts). */
const usualMs = 130_000

/** Hangs up on a sender whose request has not come whole in its time, however steadily it drips. */
export function dropSlowRequest({ raw, routeOptions }: FastifyRequest) {
	if (raw.method === 'GET' || raw.method === 'HEAD' || raw.complete) return
	const timer = setTimeout(() => raw.destroy(), routeOptions.config.arrivesWithinMs ?? usualMs)
	timer.unref()
	const done = () => clearTimeout(timer)
	raw.once('end', done)
	raw.once('close', done)
}
