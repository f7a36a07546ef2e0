import { type ReactNode, useState } from 'react'

/** The picture of an entry of the picker in a reserved place; `otherwise` stands there when it has none or it cannot be loaded. */
export function EntryImage({ src, width, height, otherwise }: { src: string | null; width: number; height: number; otherwise: ReactNode }) {
	const [broken, setBroken] = useState<string | null>(null)
	if (!src || broken === src) return otherwise
	return <img src={src} alt="" width={width} height={height} loading="lazy" decoding="async" onError={() => setBroken(src)} />
}
