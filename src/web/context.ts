import { createContext } from 'react-router'
import type { Client } from '#contract/client.ts'
import type { DrawPicture, OutlineLetters } from '#shared/picture.ts'

/** What a page's loader may use on the server. */
export const siteContext = createContext<{
	api: Client
	/** Makes a PNG. Throws where too many are asked for. */
	drawPicture: DrawPicture
	loadLetters: () => Promise<OutlineLetters>
	publicUrl: string
	/** Outside production: pages for looking around exist. */
	demo: boolean
	onError: (error: unknown) => void
	/** Under which the log has what fails. */
	requestId: string
}>()
