import type { SellRequestParts } from './find-sell-requests.ts'

/** Papers that were refused and not sent again since. */
export const refusedFiles = <File extends Pick<SellRequestParts['files'][number], 'refusedAt'>>({ files }: { files: readonly File[] }) =>
	files.filter(({ refusedAt }) => refusedAt !== null)

/** The step that a sell request has reached, with its time. */
const stepToMail = ({ status, inspectionAt }: Pick<SellRequestParts['request'], 'status' | 'inspectionAt'>) =>
	status === 'inspection_scheduled' && inspectionAt ? `${status} ${inspectionAt.toISOString()}` : status

const fileToMail = ({ name, key }: SellRequestParts['files'][number]) => `${name} ${key}`

/**
 * The state of a request as its seller is mailed of it: the step, then the papers that are refused. Equal to the stored one, he knows it
 * already (D-55).
 */
export const sellStateToMail = (parts: Pick<SellRequestParts, 'request' | 'files'>) =>
	[stepToMail(parts.request), ...refusedFiles(parts).map(fileToMail)].join(', ')

/** Which of that the seller was not mailed yet. */
export function changesToMail(parts: Pick<SellRequestParts, 'request' | 'files'>) {
	const mailed = parts.request.mailedState.split(', ')
	return {
		step: !mailed.includes(stepToMail(parts.request)),
		files: refusedFiles(parts).some((file) => !mailed.includes(fileToMail(file))),
	}
}
