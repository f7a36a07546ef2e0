import type { Position } from '#shared/distance.ts'
import { isRecord } from '#shared/is-record.ts'
import { storedDraft } from '../form/stored-draft.ts'

type Draft<Values, Item> = {
	/** The item of a Buy Now, which an expired session takes out of its own place. */
	item: Item | null
	place: Position | null
	values: Partial<Values>
}

/**
 * A checkout that is not sent yet, kept under `storageKey` (named in state/local-shopping.ts, so that logging out takes it along). Only
 * texts of these `names` come back, and of `choices` only those that may be chosen.
 */
export function checkoutDraft<Values extends { [name in keyof Values]: string }, Item>({
	storageKey,
	names,
	choices = {},
}: {
	storageKey: string
	names: readonly (keyof Values & string)[]
	choices?: { [name in keyof Values]?: readonly Values[name][] }
}) {
	const mayStand = (name: keyof Values, text: unknown) =>
		typeof text === 'string' && (choices[name] === undefined || (choices[name] as readonly string[]).includes(text))
	return storedDraft<Draft<Values, Item>>(storageKey, ({ item, place, values }) =>
		isRecord(values)
			? {
					// The value is validated again when it is restored.
					item: isRecord(item) ? (item as Item) : null,
					place: placeOf(place),
					values: Object.fromEntries(
						names.flatMap((name) => (mayStand(name, values[name]) ? [[name, values[name]]] : [])),
					) as Partial<Values>,
				}
			: null,
	)
}

const placeOf = (value: unknown): Position | null =>
	isRecord(value) && typeof value.latitude === 'number' && typeof value.longitude === 'number'
		? { latitude: value.latitude, longitude: value.longitude }
		: null
