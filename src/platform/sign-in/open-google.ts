import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { createSignInProvider, type SignInProvider } from './sign-in-provider.ts'
import { serveStandIn } from './stand-in.ts'

type Settings = Pick<Config, 'production' | 'publicUrl'> & Partial<Pick<Config, 'google'>>

/** Sign-in by Google: the real one where it is set up; else null in production, and a stand-in on this host elsewhere (D-06). */
export function openGoogle(app: FastifyInstance, { production, publicUrl, google }: Settings, log: Log): SignInProvider | null {
	const returnTo = `${publicUrl}/api/accounts/google/callback/`
	if (google) return createSignInProvider({ ...google, returnTo }, { log })
	if (production) return null
	const { fetch, ...standIn } = serveStandIn(app, { publicUrl, returnTo })
	return createSignInProvider({ ...standIn, returnTo }, { log, fetch })
}
