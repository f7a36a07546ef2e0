import { documentBroken, documentWrong, photoWrong, sellPhotos } from '#contract/market/sell-words.ts'
import type { Db } from '#platform/database/database.ts'
import { kindOfFile } from '#platform/files/kind-of-file.ts'
import type { Files } from '#platform/files/open-files.ts'
import { reencodePicture } from '#platform/files/reencode-picture.ts'
import { removeUnkept } from '#platform/files/remove-unused-files.ts'
import { storeFile } from '#platform/files/store-file.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'

/** Pixels of the longer side, and JPEG quality: the letters on a paper stay readable. */
const shapes = { photo: { side: 1_600, quality: 0.8 }, paper: { side: 2_600, quality: 0.85 } } as const

/**
 * Stores a photo or a document of a vehicle and returns its key. Its type is judged by its content; pictures are drawn anew, PDFs stay as
 * they came, and documents are private (B.R-25, B.E-09, B.E-10, B.E-11). `db` must be no transaction. Throws 400 at the file's name.
 */
async function storeSellFile(db: Db, store: Files, actor: Actor, { field, bytes }: { field: string; bytes: Uint8Array }): Promise<string> {
	const kind = kindOfFile(bytes)
	const isPhoto = (sellPhotos as readonly string[]).includes(field)
	if (isPhoto && (kind === null || kind === 'pdf')) throw refuseField(field, photoWrong)
	if (!isPhoto && (kind === null || kind === 'webp')) throw refuseField(field, documentWrong)
	if (kind === 'pdf' && !isWhole(bytes)) throw refuseField(field, documentBroken)
	const drawn = kind === 'pdf' ? null : await reencodePicture({ field, bytes, by: actor.id }, isPhoto ? shapes.photo : shapes.paper)
	return storeFile(db, store, {
		folder: isPhoto ? 'sell-photos' : 'sell-documents',
		ending: drawn ? 'jpg' : 'pdf',
		bytes: drawn ?? bytes,
		isPublic: isPhoto,
	})
}

/** How such files are taken while they arrive, and given up where the call is refused. */
export const receiveSellFiles = (store: Files) => ({
	store: (db: Db, actor: Actor, sent: { field: string; bytes: Uint8Array }) => storeSellFile(db, store, actor, sent),
	giveUp: (db: Db, stored: string[]) => removeUnkept(db, store, stored),
})

/** A PDF says at its end where its contents begin. */
const isWhole = (bytes: Uint8Array) => /startxref\s+\d+\s+%%EOF/.test(Buffer.from(bytes.subarray(-2_048)).toString('latin1'))
