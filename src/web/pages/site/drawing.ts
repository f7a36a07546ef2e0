import { siteContext } from '../../context.ts'
import type { Route } from './+types/drawing'
import { drawingOf, standalone } from './drawn.ts'

/**
 * Drawings as files of their own, for the images that the API names: a model in its paint (`/drawings/scooter-red.svg`), a kind of
 * work (`/drawings/services/brake.svg`), a maker's initial (`/drawings/letter-h.svg`), a spare part in its brand's colour with what is
 * written on it (`/drawings/parts/tyre.svg?paint=red&label=80/100-18`). They follow the light or dark of the page around them, and no
 * script runs in them.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
	const drawn = drawingOf(new URL(request.url), await context.get(siteContext).loadLetters())
	if (!drawn) throw new Response('Not found', { status: 404 })
	return new Response(standalone(drawn), {
		headers: {
			'content-type': 'image/svg+xml; charset=utf-8',
			'cache-control': 'public, max-age=3600',
			'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
		},
	})
}
