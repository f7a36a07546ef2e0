import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { pictureLimits } from '#contract/accounts/picture-words.ts'
import { fileTooLarge } from '#contract/file-words.ts'
import { wordsOf } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { DetailPart } from '../../ui/detail-screen.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './picture-rows.module.css'

type Shown = { id: number; url: string }
type Props = {
	title: string
	/** What one is called: 'picture'. */
	one: string
	empty: string
	pictures: readonly Shown[]
	max: number
	/** Each throws the refusal. */
	onAdd: (body: FormData) => Promise<unknown>
	/** All ids, in their new order. */
	onOrder: (ids: number[]) => Promise<unknown>
	onRemove: (id: number) => Promise<unknown>
	/** What else can be done about one. */
	more?: (picture: Shown, at: number) => ReactNode
}

/** Pictures of a row: added at once, moved forward and deleted, beside its form. */
export function PictureRows({ title, one, empty, pictures, max, onAdd, onOrder, onRemove, more }: Props) {
	const input = useRef<HTMLInputElement>(null)
	const { run, isBusy, error } = useAction((work: () => Promise<unknown>) => work())
	function add({ target }: ChangeEvent<HTMLInputElement>) {
		const [file] = target.files ?? []
		// Cleared, so that the same file can be chosen again.
		target.value = ''
		if (!file) return
		run(() => {
			if (file.size > pictureLimits.megabytes * 1024 * 1024) throw new Error(fileTooLarge(pictureLimits.megabytes))
			const body = new FormData()
			body.append('image', file)
			return onAdd(body)
		})
	}
	const forward = (at: number) => {
		const moved = pictures.map(({ id }) => id)
		const [taken] = moved.splice(at, 1)
		if (taken !== undefined) moved.splice(at - 1, 0, taken)
		return onOrder(moved)
	}
	return (
		<DetailPart title={title}>
			{pictures.length === 0 && <Text tone="muted">{empty}</Text>}
			{pictures.length > 0 && (
				<ol className={styles.pictures}>
					{pictures.map((picture, at) => (
						<li key={picture.id}>
							<img src={picture.url} alt="" />
							{more?.(picture, at)}
							<IconButton
								icon="up"
								label={`Move ${one} ${at + 1} forward`}
								disabled={at === 0 || isBusy}
								onClick={() => run(() => forward(at))}
							/>
							<IconButton
								icon="trash"
								label={`Delete ${one} ${at + 1}`}
								disabled={isBusy}
								onClick={() => run(() => onRemove(picture.id))}
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
				aria-label={`${title}: file`}
				onChange={add}
			/>
			{pictures.length < max && (
				<div>
					<Button variant="quiet" size="low" busy={isBusy} onClick={() => input.current?.click()}>
						<Icon name="upload" size={16} />
						Add a {one}
					</Button>
				</div>
			)}
			<ProblemAlert
				words={
					error !== null && wordsOf(error, error instanceof Error && error.message ? error.message : 'That did not work. Please try again.')
				}
				size="small"
			/>
		</DetailPart>
	)
}
