import { mediaPath } from '#contract/staff-words.ts'
import type { Db } from '#platform/database/database.ts'
import { dropFile, keepFile } from '#platform/files/keep-file.ts'
import { Problem, refuseField } from '#platform/http/problem.ts'

type Row = Record<string, unknown>
type Rules = { pictures?: readonly string[] }

/** The key of a picture that was uploaded; null for a drawing, an address elsewhere, or none. */
const keyOf = (path: unknown) => (typeof path === 'string' && path.startsWith(mediaPath) ? path.slice(mediaPath.length) : null)

/**
 * The row that a picture was uploaded for keeps it from now on and gives up the one before (decision 0009). Throws 400 at its field for one
 * that another row has, or that waited too long.
 */
export async function keepPictures(db: Db, { pictures = [] }: Rules, before: Row | null, changes: Row): Promise<void> {
	for (const field of pictures) {
		if (changes[field] === undefined) continue
		const [was, is] = [keyOf(before?.[field]), keyOf(changes[field])]
		if (is !== null) await keepOne(db, field, is)
		if (was !== null && was !== is) await dropFile(db, was)
	}
}

/** Releases the pictures of a row that is being deleted. */
export async function dropPictures(db: Db, { pictures = [] }: Rules, row: Row): Promise<void> {
	for (const field of pictures) {
		const key = keyOf(row[field])
		if (key !== null) await dropFile(db, key)
	}
}

async function keepOne(db: Db, field: string, key: string) {
	try {
		await keepFile(db, key)
	} catch (error) {
		throw error instanceof Problem ? refuseField(field, 'This picture is used elsewhere or no longer here. Please upload it again.') : error
	}
}
