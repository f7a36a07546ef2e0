import { clientOf } from '#contract/client.ts'
import type { SellDocument } from '#contract/market/sell-words.ts'
import { sellingAddresses } from '#contract/market/selling-addresses.ts'
import { send } from '../../../session/session.ts'

const { openDocument: linkOf } = clientOf({ selling: sellingAddresses }, send).selling

/** Opens a document of a seller in a window of its own, by a link that lives five minutes (B.ADMIN-28, B.R-29). Throws the refusal. */
export async function openDocument(sellRequestId: number, documentType: SellDocument) {
	// In the press itself, since later ones are kept back as pop-ups.
	const opened = window.open('', '_blank')
	try {
		const { url } = await linkOf({ params: { sellRequestId, documentType } })
		if (opened) opened.location.href = url
		else window.location.assign(url)
	} catch (error) {
		opened?.close()
		throw error
	}
}
