import { maxPieces } from '#contract/orders/order-words.ts'

const before = /^(\d{1,4})\s*[x×*]\s*(?=\D)/i
const after = /\s[x×*]\s*(\d{1,4})$/i

/** How many of what: '3x brake pad' and 'brake pad x3' are three; without a number one. */
export function readRequestedPart(typed: string): { words: string; quantity: number } {
	const text = typed.trim()
	const [all = '', pieces] = before.exec(text) ?? after.exec(text) ?? []
	const quantity = Number(pieces ?? 1)
	if (quantity < 1) return { words: text, quantity: 1 }
	return { words: text.replace(all, '').trim(), quantity: Math.min(quantity, maxPieces) }
}
