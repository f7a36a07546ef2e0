import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { siteContext } from './context.ts'
import { RequestId } from './features/site/request-id.ts'
import { paintFirst } from './paint-first.ts'

/** Milliseconds a page may take; its calls have their own, shorter limits. */
export const streamTimeout = 16_000

/** The whole page as one text: pages are kept as finished bytes, so nothing is gained by streaming. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entry: EntryContext,
	context: Readonly<RouterContextProvider>,
) {
	const { onError, requestId } = context.get(siteContext)
	const page = (
		<RequestId value={requestId}>
			<ServerRouter context={entry} url={request.url} />
		</RequestId>
	)
	return new Promise<Response>((resolve, reject) => {
		const parts: Buffer[] = []
		const { pipe } = renderToPipeableStream(page, {
			onAllReady() {
				headers.set('content-type', 'text/html; charset=utf-8')
				const collect = new Writable({
					write(part: Buffer, _encoding, done) {
						parts.push(part)
						done()
					},
				})
				collect.on('finish', () => resolve(new Response(finished(Buffer.concat(parts).toString()), { status, headers })))
				pipe(collect)
			},
			onShellError: reject,
			onError,
		})
	})
}

// In development Vite adds its own scripts, which want to come first.
const finished = (html: string) => (import.meta.env.PROD ? paintFirst(html) : html)

export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
	context.get(siteContext).onError(error)
}
