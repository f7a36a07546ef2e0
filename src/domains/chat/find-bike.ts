import { and, eq, sql } from 'drizzle-orm'
import { type FoundVehicleModel, isOffered, selectModels } from '#domains/vehicles/select-models.ts'
import { manufacturers, vehicleModels } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { thingWords, typedWordsOf } from './words-of.ts'

/** A bike, the words by which a message speaks of bikes at all, and whether it names this one in full. */
export type AboutBike = { bike: FoundVehicleModel | null; isNamed: boolean; message: string; vehicleWords: ReadonlySet<string> }

/**
 * The bike that a message is about: the one it names in full ('Splendor Plus', 'Pulsar 150'), else the chosen one; null without
 * either, or where that is not offered any more. One statement.
 */
export async function findBike(db: ReadDb, message: string, chosenId: number | null): Promise<AboutBike> {
	const said = ` ${plain(message)} `
	const words = new Set(typedWordsOf(message).map(({ typed }) => typed))
	const plainName = sql`' ' || trim(regexp_replace(lower(${vehicleModels.name}), '[^[:alnum:]]+', ' ', 'g')) || ' '`
	const isNamed = sql`position(${plainName} in ${said}) > 0`
	const isChosen = chosenId === null ? sql`false` : eq(vehicleModels.id, chosenId)
	// Of models that share a word with the message, because 'Splendor' alone names no model and is no part either.
	const sharesWord = sql`string_to_array(trim(${plainName}), ' ') && ${sql.param([...words])}::text[]`
	const found = await selectModels(db, and(isOffered, sql`(${isNamed} or ${isChosen} or ${sharesWord} or ${isMaker(words)})`)).orderBy(
		sql`length(${vehicleModels.name}) desc`,
		vehicleModels.id,
	)
	const named = found.find(({ name }) => said.includes(` ${plain(name)} `))
	return {
		bike: named ?? found.find(({ id }) => id === chosenId) ?? null,
		isNamed: named !== undefined,
		message,
		vehicleWords: new Set(
			found
				.flatMap(({ name, manufacturerName }) => plain(`${manufacturerName} ${name}`).split(' '))
				.filter((word) => !thingWords.has(word)),
		),
	}
}

const isMaker = (words: ReadonlySet<string>) => sql`string_to_array(lower(${manufacturers.name}), ' ') && ${sql.param([...words])}::text[]`
const plain = (text: string) =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\d]+/gu, ' ')
		.trim()
