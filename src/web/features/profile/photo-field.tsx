import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './photo-field.module.css'
import { PhotoFrame } from './photo-frame.tsx'
import type { Photo } from './use-photo.ts'

const notLoaded = 'Cropping could not be loaded. The whole picture is used.'
const CropPhoto = lazy(() =>
	import('./crop-photo.tsx').then(
		({ CropPhoto }) => ({ default: CropPhoto }),
		() => ({ default: CropMissing }),
	),
)
function CropMissing() {
	return (
		<Text role="alert" size="small" tone="bad" icon="warning">
			{notLoaded}
		</Text>
	)
}

/** The profile's photo: choose a file or take a picture, perhaps only a part of it, or have none (A.PROFILE-20, A.PROFILE-21). */
export function PhotoField({ photo, saved, name }: { photo: Photo; saved: string | null; name: string }) {
	const [isCropping, setCropping] = useState(false)
	const file = useRef<HTMLInputElement>(null)
	const camera = useRef<HTMLInputElement>(null)
	const { change, problem, isBusy } = photo
	const chosen = typeof change === 'object' ? change : null
	const shown = chosen ? chosen.url : change === 'removed' ? null : saved

	function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		const [picture] = currentTarget.files ?? []
		// The same file again is a new choice.
		currentTarget.value = ''
		if (picture) photo.prepare(picture)
	}

	return (
		<fieldset className={styles.field}>
			<legend className={styles.legend}>Profile photo</legend>
			<div className={styles.line}>
				<PhotoFrame src={shown} name={name} size="normal" />
				<Stack gap="small">
					<Cluster>
						<Button id="profile-photo" variant="quiet" size="low" busy={isBusy} onClick={() => file.current?.click()}>
							<Icon name="photo" size={20} />
							{shown ? 'Choose another photo' : 'Choose a photo'}
						</Button>
						<Button className={styles.camera} variant="quiet" size="low" busy={isBusy} onClick={() => camera.current?.click()}>
							<Icon name="camera" size={20} />
							Take a picture
						</Button>
					</Cluster>
					<Cluster>
						{chosen && !isBusy && (
							<Button variant="text" size="low" onClick={() => setCropping(true)}>
								Crop
							</Button>
						)}
						{change !== 'as it was' && saved !== null && (
							<Button variant="text" size="low" onClick={photo.keep}>
								Keep the old photo
							</Button>
						)}
						{shown !== null && (
							<Button variant="text" size="low" onClick={saved === null ? photo.keep : photo.remove}>
								Remove photo
							</Button>
						)}
					</Cluster>
				</Stack>
			</div>
			<input ref={file} type="file" accept="image/*" name="profile_photo" aria-label="Photo file" hidden onChange={take} />
			<input ref={camera} type="file" accept="image/*" capture="user" aria-label="Camera picture" hidden onChange={take} />
			<Text role="status" size="small" tone="muted">
				{isBusy ? 'Preparing your photo...' : stateWords(change)}
			</Text>
			<div role="alert">
				{problem && (
					<>
						<FieldError>{problem.words}</FieldError>
						{problem.more && <Text size="small">{problem.more}</Text>}
					</>
				)}
			</div>
			{chosen && isCropping && (
				<Suspense fallback={null}>
					<CropPhoto
						picture={chosen.picture}
						onClose={() => setCropping(false)}
						onBroken={() => {
							setCropping(false)
							toast({ title: notLoaded, kind: 'bad' })
						}}
						onPart={(part) => {
							setCropping(false)
							photo.prepare(chosen.picture, part)
						}}
					/>
				</Suspense>
			)}
		</fieldset>
	)
}

function stateWords(change: Photo['change']) {
	if (change === 'removed') return 'The photo is removed when you save.'
	return change === 'as it was' ? 'Only the picture is sent, not the location where it was taken.' : 'The new photo is kept when you save.'
}
