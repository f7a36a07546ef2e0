import { type KeyboardEvent, useRef, useState } from 'react'
import { joinClasses } from '../../../ui/join-classes.ts'
import { PartPicture } from '../shared/part-picture.tsx'
import styles from './gallery.module.css'

/** Beside the main one (B.PARTS-33). */
const mostFurther = 4

/**
 * The pictures of a part, one at a time: by swipe, by arrow keys, by the small ones below, and pinched as anything on the page. They lie
 * side by side in a box that scrolls, so without scripts they are all there.
 */
export function Gallery({ name, main, further }: { name: string; main: string | null; further: string[] }) {
	const pictures = [main, ...further.slice(0, mostFurther)]
	const [at, setAt] = useState(0)
	const box = useRef<HTMLDivElement>(null)
	const isSingle = pictures.length === 1

	const show = (index: number) => {
		const element = box.current
		const next = Math.max(0, Math.min(pictures.length - 1, index))
		element?.scrollTo({ left: next * element.clientWidth })
	}
	function step(event: KeyboardEvent) {
		const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
		if (by === undefined) return
		event.preventDefault()
		show(at + by)
	}

	return (
		<div className={styles.gallery}>
			{/* biome-ignore lint/a11y/useSemanticElements: no fields */}
			<div
				ref={box}
				className={styles.box}
				role="group"
				aria-label={`Pictures of ${name}`}
				tabIndex={isSingle ? undefined : 0}
				onKeyDown={step}
				onScroll={({ currentTarget }) => setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
			>
				{pictures.map((picture, index) => (
					<PartPicture
						key={picture}
						src={picture}
						alt={isSingle ? name : `${name}, picture ${index + 1} of ${pictures.length}`}
						isFirst={index === 0}
						className={styles.picture}
					/>
				))}
			</div>
			{!isSingle && (
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
							<PartPicture src={picture} />
						</button>
					))}
				</div>
			)}
		</div>
	)
}
