import { unlistedMeta } from '../../features/site/titles.ts'
import { demoOnly } from './demo-only.ts'
import UiPieces from './ui.tsx'

/** Every ui piece with its states, outside production only. */
export const loader = demoOnly
export const meta = unlistedMeta('Pieces')
export default UiPieces
