import { IconButton } from '../icon-button.tsx'
import { joinClasses } from '../join-classes.ts'
import type { PictureOf } from '../picture.tsx'
import styles from './gallery.module.css'
import { PictureStrip, usePictures } from './picture-strip.tsx'
import { useLargePictures } from './use-large-pictures.tsx'

type GalleryProps = {
	/** Of what they are. */
	name: string
	/** At least one; null is drawn as whatever `picture` shows in its place. */
	pictures: (string | null)[]
	/** Draws one of them. */
	picture: PictureOf
}

/**
 * Pictures of a thing, one at a time: by swipe, by arrow keys, by the small ones below, and large over the whole screen. They lie side
 * by side in a box that scrolls, so without scripts they are all there.
 */
export function Gallery({ name, pictures, picture: Picture }: GalleryProps) {
	const shown = usePictures(pictures.length)
	const { at, show } = shown
	const { enlarge, large } = useLargePictures()
	return (
		<div className={styles.gallery}>
			<div className={styles.framed}>
				<PictureStrip name={name} pictures={pictures} picture={Picture} shown={shown} classes={styles} onPress={() => enlarge(at)} />
				<IconButton
					icon="search"
					label={pictures.length === 1 ? 'See the picture large' : 'See the pictures large'}
					className={styles.enlarge}
					aria-haspopup="dialog"
					onClick={() => enlarge(at)}
				/>
			</div>
			{pictures.length > 1 && (
				<div className={styles.small}>
					{pictures.map((picture, index) => (
						<button
							key={picture}
							type="button"
							className={joinClasses(styles.thumb, index === at && styles.shown)}
							aria-label={`Show picture ${index + 1}`}
							aria-current={index === at || undefined}
							onClick={() => show(index)}
						>
							<Picture src={picture} />
						</button>
					))}
				</div>
			)}
			{large({ name, pictures, picture: Picture, onLeave: (index) => show(index, 'instant') })}
		</div>
	)
}
