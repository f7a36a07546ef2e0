import { data } from 'react-router'
import { BrokenPage } from '../../features/site/broken-page.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'

/** Every address that is no page of ours: 404 with the not-found screen (D-28). */
export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null
export const meta = unlistedMeta('Page not found')

export default function NotFound() {
	return <BrokenPage status={404} />
}
