import { type KeyboardEvent, useRef, useState } from 'react'
import { joinClasses } from '../join-classes.ts'
import type { PictureOf } from '../picture.tsx'

/** Pictures side by side in a box that scrolls, one at a time; `at` follows what is in sight. */
export function usePictures(count: number, first = 0) {
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

type StripProps = {
	name: string
	pictures: (string | null)[]
	/** Draws one of them. */
	picture: PictureOf
	shown: Pictures
	/** Nearer than the whole picture: it is moved about in, and keys no longer go on to the next one. */
	isNear?: boolean
	isFocused?: boolean
	/** Of its box, of the place of each picture, and of the picture. */
	classes: { readonly [name in 'box' | 'place' | 'picture' | 'still' | 'near']?: string }
	onPress: () => void
}

/** All pictures in a row, of which one is in sight: by swipe, by arrow keys, or by `show`. */
export function PictureStrip({
	name,
	pictures,
	picture: Picture,
	shown: { box, at, setAt, show },
	isNear = false,
	isFocused = false,
	classes,
	onPress,
}: StripProps) {
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
			className={joinClasses(classes.box, isNear && classes.still)}
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
				<div key={picture} className={joinClasses(classes.place, isNear && index === at && classes.near)}>
					<Picture
						src={picture}
						alt={isSingle ? name : `${name}, picture ${index + 1} of ${pictures.length}`}
						isFirst={index === 0}
						className={classes.picture}
					/>
				</div>
			))}
		</div>
	)
}
