import { browser } from '#contract/browser/browser.ts'
import type { Log } from '#platform/log.ts'
import { type Door, serve } from './serve.ts'

/** Writes what went wrong in a browser into the log, where the server's own errors are. */
export function browserErrorRoutes(door: Door, log: Log) {
	serve(
		door,
		browser.reportError,
		async (_db, _actor, { body, caller }) => {
			const stack = body.stack.split('\n').filter((line) => /^\s*at |@/.test(line))
			log.warn(
				{ errorId: body.id, message: body.message, stack, page: withoutNames(body.page), device: caller.device },
				'an error in a browser',
			)
			return undefined
		},
		{ limit: { max: 30, seconds: 60 } },
	)
}

/** Addresses carry ids, and some of them tokens. */
const withoutNames = (path: string) => path.replace(/[^/]*\d[^/]*|[^/]{25,}/g, ':id')
