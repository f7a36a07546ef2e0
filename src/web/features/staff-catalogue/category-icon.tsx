import { useState } from 'react'
import { ServiceIcon } from '../../ui/service-icon.tsx'

/** A category's icon; a stand-in where there is none or the picture does not come. Decorative: the name stands beside it. */
export function CategoryIcon({ src, size = 44 }: { src: string | null; size?: number }) {
	const [broken, setBroken] = useState<string | null>(null)
	if (!src || broken === src) return <ServiceIcon name="s-service" size={size} />
	return <img src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />
}
