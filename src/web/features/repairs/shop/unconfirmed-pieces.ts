import type { LocalServiceItem } from '#contract/repairs/repair-words.ts'
import { isRecord } from '#shared/is-record.ts'
import { stored } from '../../../browser/stored.ts'
import { signedInMarker } from '../../../session/tokens.ts'

/** A piece on its way to the server's cart, with the key of its one press. */
export type UnconfirmedPiece = { key: string; username: string; pressedAt: number; item: LocalServiceItem }

/** Milliseconds for which the server knows a key again (D-19). */
const keyLife = 24 * 3_600_000

const isPiece = (value: unknown): value is UnconfirmedPiece =>
	isRecord(value) &&
	typeof value['key'] === 'string' &&
	typeof value['username'] === 'string' &&
	typeof value['pressedAt'] === 'number' &&
	isRecord(value['item']) &&
	typeof value['item']['packageId'] === 'number' &&
	isRecord(value['item']['vehicle'])

/** Where this browser notes them. */
export const unconfirmedKey = 'cartWaiting'
const storedPieces = stored<UnconfirmedPiece[]>(unconfirmedKey, {
	area: 'localStorage',
	read: (value) => (Array.isArray(value) ? value.filter(isPiece) : null),
})

/** Notes a press until it has a definite answer, so that leaving the page in between loses nothing. */
export function addUnconfirmed(key: string, item: LocalServiceItem): UnconfirmedPiece {
	const piece = { key, username: signedInMarker.get()?.username ?? '', pressedAt: Date.now(), item }
	keep([...(storedPieces.get() ?? []), piece])
	return piece
}

/** It has its answer. False when another tab, which may send the same piece, had its answer first. */
export function removeUnconfirmed({ key }: UnconfirmedPiece): boolean {
	const all = storedPieces.get() ?? []
	const others = all.filter((piece) => piece.key !== key)
	keep(others)
	return others.length < all.length
}

/** The member's pieces that an earlier page left without an answer; those of others and old ones are forgotten. */
export function listUnconfirmed(): UnconfirmedPiece[] {
	const username = signedInMarker.get()?.username
	const all = storedPieces.get() ?? []
	const still = all.filter((piece) => piece.username === username && Date.now() - piece.pressedAt < keyLife)
	if (still.length < all.length) keep(still)
	return still
}

function keep(pieces: UnconfirmedPiece[]) {
	// Without storage a piece waits only as long as its page is open.
	if (pieces.length > 0) storedPieces.set(pieces)
	else storedPieces.remove()
}
