import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { wordsOf } from '../../../api.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import styles from './cover-photo.module.css'

/** Shares of the picture's sides, from its upper left corner. */
type Part = { x: number; y: number; width: number; height: number }
type Props = { url: string; onCover: (part: Part) => Promise<unknown>; onClose: () => void }

/** Where a plate mostly is, so that whoever draws nothing has something to move. */
const usual: Part = { x: 0.35, y: 0.55, width: 0.3, height: 0.15 }
const sides = [
	['x', 'From the left'],
	['y', 'From the top'],
	['width', 'Width'],
	['height', 'Height'],
] as const
const within = (value: number) => Math.min(1, Math.max(0, value))
const percent = (share: number) => Math.round(share * 100)

/** A rectangle is drawn over the number plate, by a finger or in numbers; the server draws the photo anew with it filled (B.E-10). */
export function CoverPhoto({ url, onCover, onClose }: Props) {
	const [part, setPart] = useState(usual)
	const begun = useRef<{ x: number; y: number } | null>(null)
	const { run, isBusy, error } = useAction(onCover)
	const isRight = part.width >= 0.01 && part.height >= 0.01

	const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
		const box = currentTarget.getBoundingClientRect()
		return { x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) }
	}
	function begin(event: PointerEvent) {
		event.currentTarget.setPointerCapture(event.pointerId)
		begun.current = pointOf(event)
	}
	function draw(event: PointerEvent) {
		const from = begun.current
		if (!from) return
		const to = pointOf(event)
		setPart({ x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) })
	}
	async function send() {
		if (!isRight || !(await run(part))) return
		toast({ title: 'Covered', text: 'The photo without the cover is gone.' })
		onClose()
	}
	const place = Object.fromEntries(sides.map(([side]) => [`--${side}`, `${part[side] * 100}%`])) as CSSProperties

	return (
		<FormDialog
			title="Cover the number plate"
			closeLabel="Leave it open"
			sendLabel={error ? 'Retry' : 'Cover this part'}
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<Text size="small">Draw over the plate, or give its place in numbers. The photo is drawn anew; nobody can take the cover off.</Text>
			<div
				className={styles.photo}
				style={place}
				onPointerDown={begin}
				onPointerMove={draw}
				onPointerUp={() => {
					begun.current = null
				}}
			>
				<img src={url} alt="The vehicle" draggable={false} />
				<span className={styles.cover} />
			</div>
			<div className={styles.numbers}>
				{sides.map(([side, label]) => (
					<TextField
						key={side}
						label={label}
						type="number"
						inputMode="numeric"
						min={0}
						max={100}
						after="%"
						value={percent(part[side])}
						onChange={({ target }) => setPart({ ...part, [side]: within(Number(target.value) / 100) })}
					/>
				))}
			</div>
			<div role="alert">
				{!isRight && <Text tone="bad">The part is too small. Draw a larger one.</Text>}
				{error !== null && <Text tone="bad">{wordsOf(error, 'The photo was not changed. Please try again.')}</Text>}
			</div>
		</FormDialog>
	)
}
