export type Size = { width: number; height: number }
/** A part of a picture, in its own pixels, as it is seen upright. */
export type PicturePart = Size & { x: number; y: number }

/** The size of a picture that fits a square of `side` pixels; a smaller one stays as it is (A.PROFILE-20). */
export function fitPicture({ width, height }: Size, side: number): Size {
	const scale = Math.min(1, side / Math.max(width, height))
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The part as whole pixels within the picture; without a part the whole of it. */
export function soundPart({ width, height }: Size, part: PicturePart | undefined): PicturePart {
	if (!part) return { x: 0, y: 0, width, height }
	const x = Math.min(Math.max(0, Math.round(part.x)), width - 1)
	const y = Math.min(Math.max(0, Math.round(part.y)), height - 1)
	return {
		x,
		y,
		width: Math.max(1, Math.min(Math.round(part.width), width - x)),
		height: Math.max(1, Math.min(Math.round(part.height), height - y)),
	}
}
