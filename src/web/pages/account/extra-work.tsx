import { LinkedExtraWork } from '../../features/repairs/own/linked-extra-work.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import type { Route } from './+types/extra-work'

export const meta = unlistedMeta('Extra work')
/** The address holds a secret: no cache on the way may store the page. */
export const headers = () => ({ 'cache-control': 'no-store' })

/** The link of the mail that asks whether we may do more than was agreed (D-53). */
export default function ExtraWorkPage({ params: { token } }: Route.ComponentProps) {
	return <LinkedExtraWork key={token} token={token} />
}
