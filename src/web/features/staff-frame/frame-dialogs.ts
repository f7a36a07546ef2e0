import { createContext } from 'react'
import type { PlaceAction } from '../../kits/staff-place.ts'

type OfFrame = {
	openPalette: () => void
	/** Dialogs that can be opened from every screen; null for those who may not. */
	begin: PlaceAction | undefined
}

/** What any screen of the company's side can open of its frame. */
export const FrameDialogs = createContext<OfFrame>({ openPalette: () => {}, begin: undefined })
