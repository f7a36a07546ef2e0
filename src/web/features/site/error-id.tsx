import { useContext, useEffect, useState } from 'react'
import { errorIdOf } from '../../browser/error-id.ts'
import { reportError } from '../../browser/report-errors.ts'
import { Text } from '../../ui/text.tsx'
import { RequestId } from './request-id.ts'

const elementId = 'error-id'

/**
 * The id by which support finds the error. A page that broke on the server keeps the server's id; one that broke here is reported to the
 * server.
 */
export function ErrorId({ error }: { error: unknown }) {
	const ofRequest = useContext(RequestId)
	const [{ id, isKnown }] = useState(() => {
		const shown = ofRequest ?? document.getElementById(elementId)?.textContent
		return { id: shown ?? errorIdOf(error), isKnown: shown !== undefined }
	})
	useEffect(() => {
		if (isKnown) return
		reportError(error, { brokePage: true })
	}, [error, isKnown])
	return (
		<Text size="small" tone="muted">
			Error id <span id={elementId}>{id}</span>
		</Text>
	)
}
