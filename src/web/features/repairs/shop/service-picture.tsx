import { useEffect, useRef, useState } from 'react'
import { Bike } from '../../../ui/bike.tsx'
import styles from './service-picture.module.css'

const defaultImage = '/drawings/commuter-silver.svg'

/** The image of a service, or the default one (B.SERVICE-17), in a place that is there before the image is. */
export function ServicePicture({ src }: { src: string | null }) {
	const [broken, setBroken] = useState(false)
	const image = useRef<HTMLImageElement>(null)
	// An image of the server's markup may have failed before anybody listened.
	useEffect(() => {
		const element = image.current
		if (element?.complete) element.decode().catch(() => setBroken(true))
	}, [])
	return (
		<span className={styles.picture}>
			{broken ? (
				<Bike drawing="commuter" paint="silver" />
			) : (
				<img
					ref={image}
					src={src || defaultImage}
					alt=""
					width={96}
					height={72}
					loading="lazy"
					decoding="async"
					onError={() => setBroken(true)}
				/>
			)}
		</span>
	)
}
