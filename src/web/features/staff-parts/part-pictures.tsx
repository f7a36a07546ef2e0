import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef } from 'react'
import { pictureLimits } from '#contract/accounts/picture-words.ts'
import { partLimits } from '#contract/parts/part-words.ts'
import type { StaffPart } from '#contract/parts/staff-parts.ts'
import { wordsOf } from '../../api.ts'
import { staffApi } from '../../staff-api.ts'
import { Button } from '../../ui/button.tsx'
import { DetailPart } from '../../ui/detail-screen.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './part-pictures.module.css'

/** Pictures beside the main one: added, moved forward and deleted (B.ADMIN-07). Customers see the first four. */
export function PartPictures({ part }: { part: StaffPart }) {
	const { uuid, images, additional_images, version } = part
	const queries = useQueryClient()
	const input = useRef<HTMLInputElement>(null)
	const { run, isBusy, error } = useAction(async (work: () => Promise<unknown>) => {
		await work()
		await queries.invalidateQueries({ queryKey: ['staff', 'parts'] })
	})
	function add({ target }: ChangeEvent<HTMLInputElement>) {
		const [file] = target.files ?? []
		// The same file can be chosen once more.
		target.value = ''
		if (!file) return
		run(() => {
			if (file.size > pictureLimits.megabytes * 1024 * 1024)
				throw new Error(`Please choose a file of at most ${pictureLimits.megabytes} MB.`)
			const body = new FormData()
			body.append('image', file)
			return staffApi.addPartImage({ params: { uuid }, body })
		})
	}
	const forward = (at: number) => {
		const moved = [...images]
		const [taken] = moved.splice(at, 1)
		if (taken !== undefined) moved.splice(at - 1, 0, taken)
		return staffApi.parts.change({ params: { uuid }, body: { images: moved, version } })
	}
	return (
		<DetailPart title="Further pictures">
			{images.length === 0 && <Text tone="muted">None yet.</Text>}
			{images.length > 0 && (
				<ol className={styles.pictures}>
					{images.map((id, at) => (
						<li key={id}>
							<img src={additional_images[at]} alt="" />
							<IconButton
								icon="up"
								label={`Move picture ${at + 1} forward`}
								disabled={at === 0 || isBusy}
								onClick={() => run(() => forward(at))}
							/>
							<IconButton
								icon="trash"
								label={`Delete picture ${at + 1}`}
								disabled={isBusy}
								onClick={() => run(() => staffApi.removePartImage({ params: { uuid, id } }))}
							/>
						</li>
					))}
				</ol>
			)}
			<input
				ref={input}
				type="file"
				hidden
				accept="image/jpeg,image/png,image/webp,image/gif"
				aria-label="Further picture: file"
				onChange={add}
			/>
			{images.length < partLimits.images && (
				<div>
					<Button variant="quiet" size="low" busy={isBusy} onClick={() => input.current?.click()}>
						<Icon name="upload" size={16} />
						Add a picture
					</Button>
				</div>
			)}
			<div role="alert">
				{error !== null && (
					<Text tone="bad" size="small">
						{wordsOf(error, error instanceof Error && error.message ? error.message : 'That did not work. Please try again.')}
					</Text>
				)}
			</div>
		</DetailPart>
	)
}
