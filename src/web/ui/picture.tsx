import { type ReactNode, useEffect, useRef, useState } from 'react'

export type PictureProps = { src: string | null; alt?: string; isFirst?: boolean; className?: string }
/** How a kind of thing draws its pictures. */
export type PictureOf = (props: PictureProps) => ReactNode

/** A picture, or `instead` where there is none or it cannot be had. `isFirst`: among the first things one sees. */
export function Picture({ src, instead, alt = '', isFirst = false, className }: PictureProps & { instead: string }) {
	const [broken, setBroken] = useState<string | null>(null)
	const image = useRef<HTMLImageElement>(null)
	const shown = src && src !== broken ? src : instead
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
