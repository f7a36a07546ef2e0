import type { Answer } from '#contract/client.ts'
import { NoAnswer, parsed, secondsOf, type sendOnce } from './send.ts'

/** Milliseconds in which a form full of files may arrive (decision 0043). */
const timeoutMs = 600_000

/** Sends a form and reports progress: `onProgress` gets the share that was sent, 0 to 1, which `fetch` cannot tell. */
export const uploadBy =
	(onProgress: (share: number) => void): typeof sendOnce =>
	({ method, url, body, key, signal }, token) =>
		new Promise<Answer>((resolve, reject) => {
			const request = new XMLHttpRequest()
			request.open(method, `/api${url}`)
			request.withCredentials = true
			request.timeout = timeoutMs
			request.setRequestHeader('accept', 'application/json')
			if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
			if (key) request.setRequestHeader('idempotency-key', key)
			request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
			request.addEventListener('load', () =>
				resolve({
					status: request.status,
					body: parsed(request.responseText),
					retryAfter: secondsOf(request.getResponseHeader('retry-after')),
				}),
			)
			request.addEventListener('error', () => reject(new NoAnswer(false)))
			request.addEventListener('timeout', () => reject(new NoAnswer(true)))
			request.addEventListener('abort', () => reject(signal?.reason))
			signal?.addEventListener('abort', () => request.abort())
			request.send(body as FormData)
		})
