import { isRecord } from '#shared/is-record.ts'

const ids = new WeakMap<object, string>()

/** The id by which support finds an error in the log: the server's id of a failed call, else one that the browser makes up and reports. */
export function errorIdOf(error: unknown): string {
	if (!isRecord(error)) return crypto.randomUUID()
	const { body } = error
	if (isRecord(body) && typeof body.error_id === 'string') return body.error_id
	const id = ids.get(error) ?? crypto.randomUUID()
	ids.set(error, id)
	return id
}
