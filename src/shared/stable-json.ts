/**
 * JSON with sorted keys, so that two bodies of the same content give the same text (D-47). Otherwise as JSON.stringify; nothing is 'null'.
 */
export const stableJson = (value: unknown): string => JSON.stringify(value, withSortedKeys) ?? 'null'

function withSortedKeys(_key: string, value: unknown) {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
	const entries = Object.entries(value)
	// By code unit, not by language: the order must be the same on every machine.
	return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
