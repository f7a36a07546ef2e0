import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Text } from '../../../ui/text.tsx'
import { PartPicture } from '../shared/part-picture.tsx'
import styles from './gallery.module.css'

/** Beside the main one (B.PARTS-33). */
const mostFurther = 4

/** Pictures side by side in a box that scrolls, one at a time; `at` follows what is in sight. */
function usePictures(count: number, first = 0) {
	const box = useRef<HTMLDivElement>(null)
	const [at, setAt] = useState(first)
	const show = (index: number, behavior?: ScrollBehavior) => {
		const element = box.current
		const next = Math.max(0, Math.min(count - 1, index))
		element?.scrollTo({ left: next * element.clientWidth, ...(behavior && { behavior }) })
	}
	return { box, at, setAt, show }
}
type Pictures = ReturnType<typeof usePictures>

/**
 * The pictures of a part, one at a time: by swipe, by arrow keys, by the small ones below, and large over the whole screen. They lie side
 * by side in a box that scrolls, so without scripts they are all there.
 */
export function Gallery({ name, main, further }: { name: string; main: string | null; further: string[] }) {
	const pictures = [main, ...further.slice(0, mostFurther)]
	const [isLarge, setLarge] = useState(false)
	const shown = usePictures(pictures.length)
	const { at, show } = shown
	return (
		<div className={styles.gallery}>
			<div className={styles.framed}>
				<Strip name={name} pictures={pictures} shown={shown} onPress={() => setLarge(true)} />
				<IconButton
					icon="search"
					label={pictures.length === 1 ? 'See the picture large' : 'See the pictures large'}
					className={styles.enlarge}
					aria-haspopup="dialog"
					onClick={() => setLarge(true)}
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
							<PartPicture src={picture} />
						</button>
					))}
				</div>
			)}
			<Dialog open={isLarge} onClose={() => setLarge(false)} title={name} className={styles.large}>
				<Large name={name} pictures={pictures} first={at} onLeave={(index) => show(index, 'instant')} />
			</Dialog>
		</div>
	)
}

type StripProps = {
	name: string
	pictures: (string | null)[]
	shown: Pictures
	/** Nearer than the whole picture: it is moved about in, and keys no longer go on to the next one. */
	isNear?: boolean
	isFocused?: boolean
	onPress: () => void
}

function Strip({ name, pictures, shown: { box, at, setAt, show }, isNear = false, isFocused = false, onPress }: StripProps) {
	const isSingle = pictures.length === 1
	function step(event: KeyboardEvent) {
		const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
		if (by === undefined || isNear) return
		event.preventDefault()
		show(at + by)
	}
	return (
		// biome-ignore lint/a11y/useSemanticElements: no fields
		<div
			ref={box}
			className={joinClasses(styles.box, isNear && styles.still)}
			role="group"
			aria-label={`Pictures of ${name}`}
			tabIndex={isSingle && !isFocused ? undefined : 0}
			data-autofocus={isFocused ? '' : undefined}
			onKeyDown={step}
			onClick={onPress}
			onScroll={({ currentTarget, target }) => {
				if (target === currentTarget) setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
			}}
		>
			{pictures.map((picture, index) => (
				<div key={picture} className={joinClasses(styles.place, isNear && index === at && styles.near)}>
					<PartPicture
						src={picture}
						alt={isSingle ? name : `${name}, picture ${index + 1} of ${pictures.length}`}
						isFirst={index === 0}
						className={styles.picture}
					/>
				</div>
			))}
		</div>
	)
}

type LargeProps = { name: string; pictures: (string | null)[]; first: number; onLeave: (at: number) => void }

/** Over the whole screen: by swipe and arrow keys from one to the next; a press, + and - bring one nearer, and fingers pinch as anywhere. */
function Large({ name, pictures, first, onLeave }: LargeProps) {
	const shown = usePictures(pictures.length, first)
	const { at, show } = shown
	const [isNear, setNear] = useState(false)
	useLeaveAt(at, onLeave)
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
	useEffect(() => show(first, 'instant'), [])
	const go = (index: number) => {
		setNear(false)
		show(index)
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same
		<div
			className={styles.over}
			onKeyDown={({ key }) => {
				if (key === '+' || key === '=') setNear(true)
				if (key === '-') setNear(false)
			}}
		>
			<Strip name={name} pictures={pictures} shown={shown} isNear={isNear} isFocused onPress={() => setNear(!isNear)} />
			<div className={styles.ways}>
				{pictures.length > 1 && <IconButton icon="left" label="Picture before" disabled={at === 0} onClick={() => go(at - 1)} />}
				<Text as="span" size="small" numbers role="status">
					{at + 1} of {pictures.length}
				</Text>
				{pictures.length > 1 && (
					<IconButton icon="right" label="Next picture" disabled={at === pictures.length - 1} onClick={() => go(at + 1)} />
				)}
				<IconButton icon="search" label="Nearer" aria-pressed={isNear} onClick={() => setNear(!isNear)} />
			</div>
		</div>
	)
}

/** Says on leaving which picture was last in sight. */
function useLeaveAt(at: number, onLeave: (at: number) => void) {
	const last: RefObject<() => void> = useRef(() => undefined)
	useEffect(() => {
		last.current = () => onLeave(at)
	})
	useEffect(() => () => last.current(), [])
}
