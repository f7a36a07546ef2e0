/** Words on a picture, in lines no longer than `width`; with a `height` in the middle of that box. All in pixels. */
export type PictureWords = {
	words: string
	weight: 'normal' | 'heavy'
	/** As `#rrggbb`. */
	colour: string
	size: number
	left: number
	top: number
	width: number
	height?: number
}
/** A drawing of our own without words, and the words that stand on it. */
export type Picture = { svg: string; words: PictureWords[] }
/** Letters as one shape that stands on the line y = 0, with how wide it is; so many units are the size of the letters. */
export type OutlineLetters = (letters: string) => { path: string; width: number; unitsPerEm: number }
export type DrawPicture = (picture: Picture) => Promise<Uint8Array<ArrayBuffer>>
