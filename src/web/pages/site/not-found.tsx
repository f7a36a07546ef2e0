import { data } from 'react-router'
import { BrokenPage } from '../../features/site/broken-page.tsx'

/** Every address that is no page of ours: 404 with the not-found screen (D-28). */
export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null
export const meta = () => [{ title: 'Page not found · Pahiya' }, { name: 'robots', content: 'noindex' }]

export default function NotFound() {
	return <BrokenPage status={404} />
}
