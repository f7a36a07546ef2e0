import { createContext } from 'react'

/** What any screen of the company's side can open of its frame. */
export const FrameDialogs = createContext({ openPalette: () => {} })
