import { useEffect, useId, useRef, useState } from 'react'
import type { InspectionPoint } from '#contract/market/inspection-point-words.ts'
import { inspectionLimits, type PointRating, pointRatingDisplay, pointRatings } from '#contract/market/inspection-words.ts'
import { wordsOf } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { PointPhotos } from './inspection-photos.tsx'
import styles from './inspection-point.module.css'
import type { Result, useInspectionWrites } from './inspection-writes.ts'

type Writes = ReturnType<typeof useInspectionWrites>
type Props = { point: InspectionPoint; result: Result | undefined; canFill: boolean; writes: Writes }
type State = 'idle' | 'saving' | 'saved' | 'waiting' | { failed: unknown; retry: () => void }

/** A pause in typing after which a remark is saved although the field still has the focus. */
const pauseMs = 1_000

/** One point: what was found, by one touch, with a remark and photos where there is something to say. Each is saved as it is filled in. */
export function PointFields({ point, result, canFill, writes }: Props) {
	const id = useId()
	const [state, setState] = useState<State>('idle')
	const [isOpen, setOpen] = useState(false)
	const [chosen, setChosen] = useState<PointRating | null>(null)
	// Until its own write is answered the touch itself is shown: an earlier write to this point may still travel.
	const rating = chosen ?? result?.rating ?? null
	const isShown = isOpen || rating === 'worn' || rating === 'faulty' || Boolean(result?.remark) || (result?.photos.length ?? 0) > 0

	async function save(change: Parameters<Writes['rate']>[1]) {
		setState('saving')
		try {
			setState((await writes.rate(point, change)) ? 'saved' : 'waiting')
		} catch (error) {
			setState({ failed: error, retry: () => save(change) })
		} finally {
			setChosen((latest) => (latest === change.rating ? null : latest))
		}
	}

	return (
		<li className={styles.point}>
			<fieldset className={styles.group} aria-describedby={`${id}-how`} disabled={!canFill}>
				<legend className={styles.name}>{point.name}</legend>
				<Text id={`${id}-how`} size="small" tone="muted">
					{point.how}
				</Text>
				<div className={styles.ratings}>
					{pointRatings.map((each) => (
						<label key={each} className={styles.rating} data-rating={each}>
							<input
								type="radio"
								name={id}
								value={each}
								checked={rating === each}
								onChange={() => {
									setChosen(each)
									save({ rating: each })
								}}
							/>
							<span>{pointRatingDisplay[each]}</span>
						</label>
					))}
				</div>
			</fieldset>
			{isShown ? (
				<>
					<Remark
						label={`Remark on ${point.name.toLowerCase()}`}
						isNeeded={rating === 'faulty'}
						saved={result?.remark ?? ''}
						canFill={canFill}
						onSave={(remark) => save({ remark })}
					/>
					<PointPhotos point={point} photos={result?.photos ?? []} canFill={canFill} writes={writes} />
				</>
			) : (
				canFill && (
					<Button variant="text" size="low" aria-label={`Remark or photo: ${point.name}`} onClick={() => setOpen(true)}>
						Remark or photo
					</Button>
				)
			)}
			<Saved state={state} />
		</li>
	)
}

function Saved({ state }: { state: State }) {
	if (typeof state === 'object')
		return (
			<div role="alert" className={styles.failed}>
				<Text tone="bad" size="small" icon="warning">
					Not saved: {wordsOf(state.failed, 'there is no connection.')}
				</Text>
				<Button variant="quiet" size="low" onClick={state.retry}>
					Save again
				</Button>
			</div>
		)
	return (
		<div role="status">
			{state === 'saved' && (
				<Text size="small" tone="muted" icon="tick">
					Saved
				</Text>
			)}
			{state === 'waiting' && (
				<Text size="small" tone="muted" icon="clock">
					Kept on this phone
				</Text>
			)}
		</div>
	)
}

type RemarkProps = { label: string; isNeeded: boolean; saved: string; canFill: boolean; onSave: (remark: string) => void }

/** Saved on leaving it, and after a pause in typing. */
function Remark({ label, isNeeded, saved, canFill, onSave }: RemarkProps) {
	const [typed, setTyped] = useState<string | null>(null)
	const sent = useRef(saved)
	const text = typed ?? saved
	const save = useRef(() => undefined)
	useEffect(() => {
		save.current = () => {
			if (typed === null || typed.trim() === sent.current) return
			sent.current = typed.trim()
			onSave(typed.trim())
		}
	})
	useEffect(() => {
		if (typed === null) return
		const timer = setTimeout(() => save.current(), pauseMs)
		return () => clearTimeout(timer)
	}, [typed])
	return (
		<TextField
			label={label}
			optional={!isNeeded}
			value={text}
			readOnly={!canFill}
			maxLength={inspectionLimits.remark}
			hint={isNeeded && text.trim() === '' ? 'A fault needs a few words.' : undefined}
			onChange={({ target }) => setTyped(target.value)}
			onBlur={() => save.current()}
		/>
	)
}
