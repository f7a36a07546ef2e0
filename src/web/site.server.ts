/**
 * The web site as the server mounts it. Bundled as one graph with the pages, so context keys and error classes are the same
 * objects on both sides; the server hands in only plain functions.
 */

import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Send } from '#contract/client.ts'
import { createClient } from '#contract/whole-client.ts'
import type { DrawPicture, OutlineLetters } from '#shared/picture.ts'
import { siteContext } from './context.ts'

type Options = {
	send: Send
	drawPicture: DrawPicture
	loadLetters: () => Promise<OutlineLetters>
	publicUrl: string
	demo: boolean
	requestId: string
	onError: (error: unknown) => void
}

const handler = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE)

/** A finished page for `request`; its data is asked for through `send`, as a visitor. */
export function renderPage(request: Request, { send, ...given }: Options): Promise<Response> {
	const context = new RouterContextProvider()
	context.set(siteContext, { api: createClient(send), ...given })
	return handler(request, context)
}

/** Addresses of the site map, such as `/services/:serviceId/*`. */
export const patterns = Object.values(build.routes).map((route) => {
	const within = (id: string | undefined): string[] => {
		const found = id === undefined ? undefined : build.routes[id]
		return found ? [...within(found.parentId), found.path || []].flat() : []
	}
	return `/${within(route?.id).join('/')}`
})

/** Pages that take a form of their own, from browsers that run no script. */
export const formPages = ['/contact-us', '/contact']
