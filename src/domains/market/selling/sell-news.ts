import type { SellRequestParts } from './find-sell-requests.ts'

/** Papers that were refused and not sent again since. */
export const refusedFiles = <File extends Pick<SellRequestParts['files'][number], 'refusedAt'>>({ files }: { files: readonly File[] }) =>
	files.filter(({ refusedAt }) => refusedAt !== null)

/** The step that a sell request has reached, with its time. */
const stepNews = ({ status, inspectionAt }: Pick<SellRequestParts['request'], 'status' | 'inspectionAt'>) =>
	status === 'inspection_scheduled' && inspectionAt ? `${status} ${inspectionAt.toISOString()}` : status

const newsOfFile = ({ name, key }: SellRequestParts['files'][number]) => `${name} ${key}`

/** How far it is, as its seller is mailed of it: the step, and behind it papers that are refused. What is equal was told (D-55). */
export const sellNews = (parts: Pick<SellRequestParts, 'request' | 'files'>) =>
	[stepNews(parts.request), ...refusedFiles(parts).map(newsOfFile)].join(', ')

/** What of that was not told yet. */
export function unreportedNews(parts: Pick<SellRequestParts, 'request' | 'files'>) {
	const told = parts.request.told.split(', ')
	return { step: !told.includes(stepNews(parts.request)), files: refusedFiles(parts).some((file) => !told.includes(newsOfFile(file))) }
}
