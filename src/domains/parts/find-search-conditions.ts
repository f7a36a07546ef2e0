import { and, or, type SQL, sql } from 'drizzle-orm'
import { bareNumber } from '#contract/parts/part-words.ts'
import { vehicleModels } from '#domains/vehicles/tables.ts'
import { containingPattern, findsWords, wordsOf } from '#platform/database/contains-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { editDistance } from '#shared/edit-distance.ts'
import { inEnglish, tradeNameOf } from '#shared/trade-spellings.ts'
import { parts, partVehicleModels, partWords } from './tables.ts'

/**
 * Parts in which every word occurs as it was typed: in name, part number with or without separators, category or manufacturers (B.R-06).
 * No condition for an empty search.
 */
export const matchesAsTyped = (search: string): SQL | undefined =>
	findsWords(withTyreSizes(search), parts.searchText, (words) => {
		const typed = words.join(' ')
		const number = bareNumber(typed).toLowerCase()
		return /^[a-z0-9 ./_-]+$/i.test(typed) && /\d/.test(number) && number.length >= 3 ? [number] : []
	})

/** The size of a tyre as it stands on tyres: '80/100 18' and '80/100x18' are '80/100-18', whose '18' is not that of a Pulsar 180. */
const withTyreSizes = (search: string) =>
	search.replace(/(?<![\d/])(\d{2,3}\/\d{2,3}|\d\.\d{2})(?:\s+|\s*[x/-]\s*)(\d{2})(?!\d)/gi, '$1-$2')

/**
 * Parts in which every word occurs as it may have been meant: like one of the catalogue's words, as two words with a sign or nothing
 * between them ('spark-plug', 'sparkplug'), with letters and digits that stand together or apart ('10w30', '12v', 'mt 15'), by the name
 * that the trade has for it ('ब्रेक', 'sheesha'), or in the name of a model that the part is for (D-14). Asked only where nothing is found
 * as it was typed. One statement.
 */
export async function findMeantCondition(db: ReadDb, search: string): Promise<SQL | undefined> {
	const words = [...new Set(wordsOf(wordsOf(search.normalize('NFKC').toLowerCase()).map(withoutSigns).join(' ')).map(inEnglish))]
	const { alike, ofModels } = await listSimilarWords(db, words)
	const ways = words.map((word) => {
		const known = alike.get(word) ?? []
		const tradeName = tradeNameOf(word)
		const halves = known.includes(word) || ofModels.includes(word) ? [] : halvesOf(word)
		return {
			inText: or(
				begun(word),
				asCode(word),
				...(tradeName ? [tradeName] : meant(word, known)).map(has),
				...halves.map((both) => and(...both.map(has))),
			),
			// A part that is called so is no misspelt model, and a horn no Hornet.
			models: [
				...ofModels.filter((name) => word.length >= 3 && (tradeName ? name === word : name.includes(word))),
				...(tradeName || known.includes(word) ? [] : meant(word, ofModels)),
			],
		}
	})
	const isNarrowed = ways.some(({ models }) => models.length === 0)
	return and(
		...ways.map(({ inText, models }) => {
			if (models.length === 0) return inText
			const forModels = sql`select ${partVehicleModels.partId} from ${partVehicleModels}
				join ${vehicleModels} on ${vehicleModels.id} = ${partVehicleModels.vehicleModelId}
				where ${or(...models.map((name) => sql`lower(${vehicleModels.name}) like ${containingPattern(name)}`))}`
			// What another word has left by the index is looked at row by row; without one, each way is found by its own index.
			return isNarrowed
				? or(inText, sql`${parts.id} in (${forModels})`)
				: sql`${parts.id} in (select ${parts.id} from ${parts} where ${inText} union all ${forModels})`
		}),
	)
}

const has = (way: string) => sql`${parts.searchText} like ${containingPattern(way)}`

/** 'spark-plug' as two words; what is nothing but signs stays as it is, and is found nowhere. */
const withoutSigns = (word: string) => word.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim() || word

/** Before and between the letters and digits of '10W-30', '12 V' or 'MT-15'. */
const apart = '[^[:alnum:]]'
const isOfLettersAndDigits = (word: string) => /^[\p{L}\p{N}]+$/u.test(word)

/** Letters and digits typed as one word, which the catalogue may write apart, or with other words between them ('classic350'). */
function asCode(word: string) {
	const runs = isOfLettersAndDigits(word) ? (word.match(/\p{L}+|\p{N}+/gu) ?? []) : []
	if (runs.length < 2) return undefined
	const together = sql`${parts.searchText} ~ ${apart + runs.join(`${apart}?`)}`
	return runs.every((run) => run.length >= 3) ? or(together, and(...runs.map((run) => has(` ${run}`)))) : together
}

/** The two words that a long one may be, each long enough for the index and looked for where a word begins. */
const halvesOf = (word: string) =>
	/^\p{L}{6,20}$/u.test(word)
		? Array.from({ length: word.length - 5 }, (_, nth) => [` ${word.slice(0, nth + 3)}`, ` ${word.slice(nth + 3)}`])
		: []

/** What is too short for a mistake, and for the index, stands where a word begins. */
function begun(word: string) {
	if (word.length >= 3) return has(word)
	return isOfLettersAndDigits(word) ? sql`${parts.searchText} ~ ${apart + word}` : has(` ${word}`)
}

/** Those of the known words that may have been meant; none for a word that is known as it was typed, be it of one or of several. */
const meant = (typed: string, known: string[]) =>
	known.includes(typed) || known.includes(`${typed}s`) ? [] : known.filter((word) => isAlmost(typed, word))

/** Whether few letters differ for the length; a word that was not typed to its end counts as its beginning. */
function isAlmost(typed: string, word: string) {
	const maxDistance = typed.length < 5 ? 1 : typed.length < 9 ? 2 : 3
	if (!/^\p{L}{3,}$/u.test(typed)) return false
	return Math.min(editDistance(typed, word), editDistance(typed, word.slice(0, typed.length))) <= maxDistance
}

/** How many words are looked at for each that was typed: what is nearest by letters is not always nearest by trigrams. */
const maxCandidates = 40

/** The words of parts that look most like each that was typed, and all those of models. */
async function listSimilarWords(db: ReadDb, words: string[]) {
	const rows = await db
		.select({
			typed: sql<string | null>`typed.word`,
			alike: sql<string[]>`case when typed.word is null
				then array(select distinct lower(matched[1]) from ${vehicleModels}, regexp_matches(${vehicleModels.name}, '[[:alnum:]]{3,}', 'g') as matched)
				else array(select ${partWords.word} from ${partWords} order by ${partWords.word} <-> typed.word limit ${maxCandidates}) end`,
		})
		.from(sql`unnest(${sql.param([null, ...words])}::text[]) as typed (word)`)
	return {
		alike: new Map(rows.flatMap(({ typed, alike }) => (typed === null ? [] : [[typed, alike] as const]))),
		ofModels: rows.find(({ typed }) => typed === null)?.alike ?? [],
	}
}
