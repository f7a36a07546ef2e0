import type { SellDocument } from '#contract/market/sell-words.ts'
import { sellingApi } from './selling-api.ts'

/** The message where the browser, not the server, prevented a document from opening. */
export class NotOpened extends Error {}

/**
 * Opens a document of a seller in a window of its own, by a link that lives five minutes (B.ADMIN-28, B.R-29). Throws the refusal, or
 * `NotOpened`.
 */
export async function openDocument(sellRequestId: number, documentType: SellDocument) {
	// In the press itself, or the browser takes it for a pop-up; its address comes later.
	const opened = window.open('', '_blank')
	if (opened) opened.opener = null
	try {
		const { url } = await sellingApi.openDocument({ params: { sellRequestId, documentType } })
		if (!url) throw new NotOpened('No document URL received')
		if (!opened) throw new NotOpened('Please let this page open new windows')
		opened.location.href = url
	} catch (error) {
		opened?.close()
		throw error
	}
}
