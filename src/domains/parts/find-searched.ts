import { and, or, type SQL, sql } from 'drizzle-orm'
import { bareNumber } from '#contract/parts/part-words.ts'
import { vehicleModels } from '#domains/vehicles/tables.ts'
import { anywhere, findsWords, wordsOf } from '#platform/database/contains-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { editDistance } from '#shared/edit-distance.ts'
import { parts, partVehicleModels, partWords } from './tables.ts'

/**
 * Parts in which every word occurs as it was typed: in name, part number with or without separators, category or manufacturers (B.R-06).
 * No condition for an empty search.
 */
export const hasTyped = (search: string): SQL | undefined =>
	findsWords(search, parts.searchText, (words) => {
		const number = bareNumber(words.join('')).toLowerCase()
		return /\d/.test(number) && number.length >= 3 ? [number] : []
	})

/**
 * Parts in which every word occurs as it may have been meant: much like one of the catalogue's words, or in the name of a model that the
 * part is for (D-14). Asked only where nothing is found as it was typed. One statement.
 */
export async function findMeant(db: ReadDb, search: string): Promise<SQL | undefined> {
	const words = [...new Set(wordsOf(search.toLowerCase()))]
	const known = await listAlike(db, words)
	const meant = words.map((word) => {
		const alike = known.get(word)
		return or(
			sql`${parts.searchText} like any(${patternsOf(word, alike?.ofParts)}::text[])`,
			sql`${parts.id} in (select ${partVehicleModels.partId} from ${partVehicleModels}
				join ${vehicleModels} on ${vehicleModels.id} = ${partVehicleModels.vehicleModelId}
				where lower(${vehicleModels.name}) like any(${patternsOf(word, alike?.ofModels)}::text[]))`,
		)
	})
	return and(...meant)
}

/** What is too short for a mistake, and for the index, stands where a word begins. */
const patternsOf = (typed: string, alike: string[] = []) =>
	sql.param([typed.length < 3 ? ` ${typed}` : typed, ...alike.filter((word) => isMeant(typed, word))].map(anywhere))

/** Whether few letters differ for the length; a word that was not typed to its end counts as its beginning. */
function isMeant(typed: string, word: string) {
	const most = typed.length < 5 ? 1 : typed.length < 9 ? 2 : 3
	return Math.min(editDistance(typed, word), editDistance(typed, word.slice(0, typed.length))) <= most
}

/** How many words are looked at for each that was typed: what is nearest by letters is not always nearest by trigrams. */
const looked = 40

/** The words of parts, and those of models, that look most like each that was typed. */
async function listAlike(db: ReadDb, words: string[]) {
	const letters = words.filter((word) => /^\p{L}{3,}$/u.test(word))
	const ofModels = sql`(select distinct lower(matched[1]) as word from ${vehicleModels}, regexp_matches(${vehicleModels.name}, '[[:alpha:]]{3,}', 'g') as matched)`
	const rows =
		letters.length === 0
			? []
			: await db
					.select({
						typed: sql<string>`typed.word`,
						ofParts: sql<
							string[]
						>`array(select ${partWords.word} from ${partWords} order by ${partWords.word} <-> typed.word limit ${looked})`,
						ofModels: sql<string[]>`array(select named.word from ${ofModels} as named order by named.word <-> typed.word limit ${looked})`,
					})
					.from(sql`unnest(${sql.param(letters)}::text[]) as typed (word)`)
	return new Map(rows.map((row) => [row.typed, row]))
}
