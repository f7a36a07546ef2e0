import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type FoundVehicleModel, isOffered, selectModels } from '#domains/vehicles/select-models.ts'
import { manufacturers, vehicleModels } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { ChatQuestion } from './chat-answer.ts'
import { thingWords, typedWordsOf } from './words-of.ts'

/**
 * A bike, the words by which a message speaks of bikes at all, and whether it names this one in full. `namesakes` are the bikes of several
 * makers that have the one name, where nothing says which of them is meant.
 */
export type AboutBike = {
	bike: FoundVehicleModel | null
	isNamed: boolean
	namesakes: FoundVehicleModel[]
	whole: string
	vehicleWords: ReadonlySet<string>
}

/**
 * The bike that a message is about: the one it names in full ('Splendor Plus', 'Pulsar 150'), of several with that name the one whose maker
 * it names, else the chosen one; null without any, or where it is not offered any more. One statement.
 */
export async function findBike(db: ReadDb, { whole, modelId: chosenId }: Pick<ChatQuestion, 'whole' | 'modelId'>): Promise<AboutBike> {
	const said = ` ${plain(whole)} `
	const words = new Set([...typedWordsOf(whole).map(({ typed }) => typed), ...plain(whole).split(' ')])
	const plainName = sql`' ' || ${plainOf(vehicleModels.name)} || ' '`
	const isNamed = sql`position(${plainName} in ${said}) > 0`
	const isChosen = chosenId === null ? sql`false` : eq(vehicleModels.id, chosenId)
	// Of models that share a word with the message, because 'Splendor' alone names no model and is no part either.
	const sharesWord = sql`string_to_array(trim(${plainName}), ' ') && ${sql.param([...words])}::text[]`
	const found = await selectModels(db, and(isOffered, sql`(${isNamed} or ${isChosen} or ${sharesWord} or ${isMaker(words)})`)).orderBy(
		sql`length(${vehicleModels.name}) desc`,
		vehicleModels.id,
	)
	const longest = found.find(({ name }) => said.includes(` ${plain(name)} `))
	const alike = found.filter(({ name }) => longest && plain(name) === plain(longest.name))
	const ofMaker = alike.filter(({ manufacturerName }) =>
		plain(manufacturerName)
			.split(' ')
			.some((word) => words.has(word)),
	)
	const named = ofMaker.length > 0 ? ofMaker : alike
	const chosen = found.find(({ id }) => id === chosenId) ?? null
	const isChosenMeant = named.length === 0 || named.some(({ id }) => id === chosenId)
	const bike = isChosenMeant ? chosen : named.length === 1 ? (named[0] ?? null) : null
	return {
		bike,
		isNamed: named.length > 0,
		namesakes: bike ? [] : named,
		whole,
		vehicleWords: new Set(
			found
				.flatMap(({ name, manufacturerName }) => plain(`${manufacturerName} ${name}`).split(' '))
				.filter((word) => !thingWords.has(word)),
		),
	}
}

const isMaker = (words: ReadonlySet<string>) =>
	sql`string_to_array(${plainOf(manufacturers.name)}, ' ') && ${sql.param([...words])}::text[]`
/** A name in small words; 'S1 Pro+' is another bike than 'S1 Pro', and 'Splendor+' is how people write 'Splendor Plus'. */
const plain = (text: string) =>
	text
		.toLowerCase()
		.replace(/(?<=[\p{L}\d])\+/gu, ' plus')
		.replace(/[^\p{L}\d]+/gu, ' ')
		.trim()
/** The same of a column. */
const plainOf = (name: PgColumn) => sql`trim(regexp_replace(replace(lower(${name}), '+', ' plus'), '[^[:alnum:]]+', ' ', 'g'))`
