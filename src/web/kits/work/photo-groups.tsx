import type { ReactNode } from 'react'
import { type PhotoMoment, photoMomentDisplay, photoMoments } from '#contract/doorstep/photo-words.ts'
import { useLargePictures } from '../../ui/gallery/use-large-pictures.tsx'
import { Picture, type PictureProps } from '../../ui/picture.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './photo-groups.module.css'

type Photo = { id: number; moment: PhotoMoment; url: string }
type Props<Row> = {
	photos: readonly Row[]
	/** Below one of them. */
	under?: (photo: Row, name: string) => ReactNode
	/** In the list, behind the photos of a moment. */
	waiting?: (moment: PhotoMoment) => ReactNode
	/** Below the list. */
	more?: (moment: PhotoMoment) => ReactNode
}

/** Photos of work, before and after it side by side; a press shows those of a moment over the whole screen. */
export const PhotoGroups = <Row extends Photo>(props: Props<Row>) => (
	<div className={styles.groups}>
		{photoMoments.map((moment) => (
			<Group key={moment} {...props} moment={moment} photos={props.photos.filter((photo) => photo.moment === moment)} />
		))}
	</div>
)

function Group<Row extends Photo>({ moment, photos, under, waiting, more }: Props<Row> & { moment: PhotoMoment }) {
	const { enlarge, large } = useLargePictures()
	const name = `${photoMomentDisplay[moment]} the work`
	return (
		<div className={styles.group}>
			<Text weight="strong">{photoMomentDisplay[moment]}</Text>
			{photos.length === 0 && !more && <Text tone="muted">No photos</Text>}
			<ul className={styles.photos} aria-label={`Photos ${moment} the work`}>
				{photos.map((photo, at) => (
					<li key={photo.id}>
						<button
							type="button"
							className={styles.open}
							aria-haspopup="dialog"
							aria-label={`See photo ${at + 1} ${moment} the work large`}
							onClick={() => enlarge(at)}
						>
							<WorkPicture src={photo.url} className={styles.picture} />
						</button>
						{under?.(photo, `photo ${at + 1} ${moment} the work`)}
					</li>
				))}
				{waiting?.(moment)}
			</ul>
			{more?.(moment)}
			{large({ name, pictures: photos.map(({ url }) => url), picture: WorkPicture, onLeave: () => undefined })}
		</div>
	)
}

/** A photo of work; a drawing stands where it cannot be had. */
export const WorkPicture = (props: PictureProps) => <Picture {...props} instead="/drawings/commuter-grey.svg" />
export const pictureClass = styles.picture
