import { type ChangeEvent, useRef } from 'react'
import { maxPhotos, type PhotoMoment } from '#contract/doorstep/photo-words.ts'
import { Button } from '../../ui/button.tsx'
import { DetailPart } from '../../ui/detail-screen.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Text } from '../../ui/text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { PhotoGroups, pictureClass, WorkPicture } from './photo-groups.tsx'
import { type Photographed, type UnsentPhoto, useWorkPhotos } from './use-work-photos.ts'

type Props = {
	of: Photographed
	/** It is being done on this screen, which may know of a start that the server has not heard of yet. */
	isOpen?: boolean
}

/**
 * The photos of a piece of work for the company: taken before and after it, seen large, deleted where that was a mistake (decision 0063).
 */
export function WorkPhotos({ of, isOpen = false }: Props) {
	const { query, photos, unsent, problem, isFull, take, again, remove } = useWorkPhotos(of)
	const canAdd = isOpen || query.data?.can.add === true
	if (!query.data && !isOpen)
		return (
			<DetailPart title="Photos" isScreenOnly>
				<NotLoaded query={query} loading="Loading photos..." failed="The photos could not be loaded." count={1} />
			</DetailPart>
		)
	if (!canAdd && photos.length === 0) return null
	return (
		<DetailPart title="Photos" isScreenOnly>
			{query.error && !query.data && <Text tone="muted">Photos that were sent before cannot be shown just now.</Text>}
			<PhotoGroups
				photos={photos}
				under={(photo, name) => photo.can.remove && <IconButton icon="trash" label={`Delete ${name}`} onClick={() => remove(photo.id)} />}
				waiting={(moment) =>
					unsent
						.filter((photo) => photo.moment === moment)
						.map((photo) => (
							<li key={photo.key}>
								<Unsent photo={photo} onAgain={() => again(photo.key)} />
							</li>
						))
				}
				more={(moment) => canAdd && <TakePhoto moment={moment} of={of} isFull={isFull(moment)} onTake={(file) => take(moment, file)} />}
			/>
			<ProblemAlert words={problem} size="small" />
		</DetailPart>
	)
}

/** A photo that has not arrived: on its way, waiting for a connection, or to be tried again. */
const Unsent = ({ photo: { url, moment, problem, isWaiting }, onAgain }: { photo: UnsentPhoto; onAgain: () => void }) => (
	<>
		<WorkPicture src={url} alt={`Photo ${moment} the work`} className={pictureClass} />
		<div role="status">
			<Text size="small" icon={problem ? 'warning' : 'clock'} tone={problem ? 'bad' : undefined}>
				{problem ?? (isWaiting ? 'Kept on this phone; sent when you are online again' : 'Sending...')}
			</Text>
		</div>
		{problem && (
			<Button variant="quiet" size="low" onClick={onAgain}>
				Try again
			</Button>
		)}
	</>
)

type TakeProps = { moment: PhotoMoment; of: Photographed; isFull: boolean; onTake: (file: File) => void }

function TakePhoto({ moment, of: { reference }, isFull, onTake }: TakeProps) {
	const input = useRef<HTMLInputElement>(null)
	const about = ` ${moment} the work, ${reference}`
	function choose({ target }: ChangeEvent<HTMLInputElement>) {
		const [file] = target.files ?? []
		// The same file can be chosen once more.
		target.value = ''
		if (file) onTake(file)
	}
	if (isFull)
		return (
			<Text size="small" tone="muted">
				{maxPhotos} photos, no more fit
			</Text>
		)
	return (
		<>
			<input
				ref={input}
				type="file"
				hidden
				accept="image/jpeg,image/png,image/webp"
				capture="environment"
				aria-label={`Photo${about}: file`}
				onChange={choose}
			/>
			<Button variant="quiet" onClick={() => input.current?.click()}>
				<Icon name="upload" size={16} />
				Add photo
				<VisuallyHidden>{about}</VisuallyHidden>
			</Button>
		</>
	)
}
