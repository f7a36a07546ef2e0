import { data } from 'react-router'
import { siteContext } from '../../context.ts'
import { unlistedMeta } from '../../features/site/titles.ts'
import type { Route } from './+types/ui-page'
import UiPieces from './ui.tsx'

/** Every ui piece with its states, outside production only. */
export function loader({ context }: Route.LoaderArgs) {
	if (!context.get(siteContext).demo) throw data(null, { status: 404 })
	return null
}
export const meta = unlistedMeta('Pieces')
export default UiPieces
