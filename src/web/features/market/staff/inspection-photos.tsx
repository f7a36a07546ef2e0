import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { pictureLimits } from '#contract/accounts/picture-words.ts'
import { workPhoto } from '#contract/doorstep/photo-words.ts'
import type { InspectionPoint } from '#contract/market/inspection-point-words.ts'
import { inspectionLimits } from '#contract/market/inspection-words.ts'
import { newKey, wordsOf } from '../../../api.ts'
import { preparePhoto } from '../../../browser/picture/prepare-photo.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from './inspection-photos.module.css'
import { isNoAnswer, type Result, type useInspectionWrites } from './inspection-writes.ts'

type Unsent = { key: string; file: File }
type Props = {
	point: InspectionPoint
	photos: Result['photos']
	canFill: boolean
	writes: Pick<ReturnType<typeof useInspectionWrites>, 'addPhoto' | 'removePhoto'>
}

/** Between tries while a photo waits for a connection. */
const retryEveryMs = 10_000

/**
 * Photos of a point, each drawn smaller and sent as soon as it is taken. Without a connection they wait on this page, and go by themselves
 * once there is one.
 */
export function PointPhotos({ point, photos, canFill, writes }: Props) {
	const input = useRef<HTMLInputElement>(null)
	const [unsent, setUnsent] = useState<Unsent[]>([])
	const [problem, setProblem] = useState<string | null>(null)
	const isSending = useRef(false)
	const name = point.name.toLowerCase()

	async function sendAll(waiting: Unsent[]) {
		if (isSending.current) return
		isSending.current = true
		for (const { key, file } of waiting) {
			try {
				await writes.addPhoto(point.id, file, key)
			} catch (error) {
				if (isNoAnswer(error)) break
				// One that is refused is given up alone: the others have not been judged yet.
				setProblem(wordsOf(error, `The photo was not added. It may have at most ${pictureLimits.megabytes} MB.`))
			}
			setUnsent((left) => left.filter((each) => each.key !== key))
		}
		isSending.current = false
	}
	const send = useRef(sendAll)
	useEffect(() => {
		send.current = sendAll
	})
	useEffect(() => {
		if (unsent.length === 0) return
		const again = () => void send.current(unsent)
		again()
		window.addEventListener('online', again)
		const timer = setInterval(again, retryEveryMs)
		return () => {
			window.removeEventListener('online', again)
			clearInterval(timer)
		}
	}, [unsent])

	async function add({ target }: ChangeEvent<HTMLInputElement>) {
		const [picked] = target.files ?? []
		// The same file can be chosen once more.
		target.value = ''
		setProblem(null)
		if (!picked) return
		try {
			const file = new File([await preparePhoto(picked, workPhoto)], `${point.id}.jpg`, { type: 'image/jpeg' })
			setUnsent((before) => [...before, { key: newKey(), file }])
		} catch {
			setProblem('This is no photo that can be read. Please choose a JPEG, PNG or WebP.')
		}
	}
	async function remove(id: number) {
		setProblem(null)
		try {
			await writes.removePhoto(point.id, id)
		} catch (error) {
			setProblem(wordsOf(error, 'The photo could not be deleted. Please try again.'))
		}
	}
	return (
		<>
			{photos.length > 0 && (
				<ul className={styles.photos} aria-label={`Photos: ${name}`}>
					{photos.map(({ id, url }, at) => (
						<li key={id}>
							<img src={url} alt={`${point.name}, ${at + 1}`} loading="lazy" />
							{canFill && <IconButton icon="trash" label={`Delete photo ${at + 1}: ${name}`} onClick={() => remove(id)} />}
						</li>
					))}
				</ul>
			)}
			<input
				ref={input}
				type="file"
				hidden
				accept="image/jpeg,image/png,image/webp"
				capture="environment"
				aria-label={`Photo of ${name}: file`}
				onChange={add}
			/>
			{canFill && photos.length + unsent.length < inspectionLimits.photos && (
				<div>
					<Button variant="quiet" size="low" aria-label={`Add a photo: ${name}`} onClick={() => input.current?.click()}>
						<Icon name="upload" size={16} />
						Add a photo
					</Button>
				</div>
			)}
			<div role="status">
				{unsent.length > 0 && (
					<Text size="small" icon="clock">
						{unsent.length === 1 ? 'A photo is' : `${unsent.length} photos are`} not sent yet. Keep this page open.
					</Text>
				)}
			</div>
			<ProblemAlert words={problem} size="small" />
		</>
	)
}
