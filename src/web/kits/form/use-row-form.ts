import type { FormValues } from '../../ui/form/form-fields.ts'
import { type EditingOptions, useEditing } from '../../ui/form/use-editing.ts'
import { useIdempotentSend } from './use-idempotent-send.ts'

type Save<Values, Row> = (changes: Partial<Values>, about: { values: Values; version: number | undefined; key: string }) => Promise<Row>

/**
 * `useEditing` on the API client: `save` gets the Idempotency-Key of what is sent, and is repeated with it where no answer came, so that
 * a row is created once (B.R-45). Give `key` to the call that creates and `version` to the one that changes (D-48).
 */
export function useRowForm<Values extends FormValues, Row extends { version: number }>({
	save,
	...options
}: Omit<EditingOptions<Values, Row>, 'save'> & { save: Save<Values, Row> }) {
	const sendOnce = useIdempotentSend()
	return useEditing<Values, Row>({
		...options,
		save: (changes, about) => sendOnce([changes, about.version], (key) => save(changes, { ...about, key })),
	})
}
