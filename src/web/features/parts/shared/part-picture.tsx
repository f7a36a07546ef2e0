import { useEffect, useRef, useState } from 'react'

export const defaultPicture = '/drawings/parts/box.svg'

type PictureProps = { src: string | null; alt?: string; isFirst?: boolean; className?: string }

/** A picture of a part, or the default one where it has none or it cannot be had (B.PARTS-34, B.R-09). `isFirst`: among the first things one sees. */
export function PartPicture({ src, alt = '', isFirst = false, className }: PictureProps) {
	const [broken, setBroken] = useState<string | null>(null)
	const image = useRef<HTMLImageElement>(null)
	const shown = src && src !== broken ? src : defaultPicture
	// An image of the server's markup may have failed before anybody listened.
	useEffect(() => {
		const element = image.current
		if (src && element?.complete && element.naturalWidth === 0) setBroken(src)
	}, [src])
	return (
		<img
			ref={image}
			className={className}
			src={shown}
			alt={alt}
			width={240}
			height={180}
			loading={isFirst ? undefined : 'lazy'}
			decoding="async"
			onError={() => setBroken(src)}
		/>
	)
}
