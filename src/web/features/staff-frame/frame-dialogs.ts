import { createContext } from 'react'
import type { PlaceAction } from '../../kits/staff-place.ts'

type OfFrame = {
	openPalette: () => void
	/** What stands on every screen to be begun; none for whoever may not. */
	begin: PlaceAction | undefined
}

/** What any screen of the company's side can open of its frame. */
export const FrameDialogs = createContext<OfFrame>({ openPalette: () => {}, begin: undefined })
