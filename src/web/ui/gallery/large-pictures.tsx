import { type RefObject, useEffect, useRef, useState } from 'react'
import { Dialog } from '../dialog.tsx'
import { IconButton } from '../icon-button.tsx'
import type { PictureOf } from '../picture.tsx'
import { Text } from '../text.tsx'
import styles from './large-pictures.module.css'
import { PictureStrip, usePictures } from './picture-strip.tsx'

type LargeProps = {
	name: string
	pictures: (string | null)[]
	picture: PictureOf
	first: number
	onLeave: (at: number) => void
	onClose: () => void
}

/**
 * Over the whole screen: by swipe and arrow keys from one to the next; a press, + and - bring one nearer, and fingers pinch as anywhere.
 */
export const LargePictures = ({ onClose, ...asked }: LargeProps) => (
	<Dialog open onClose={onClose} title={asked.name} className={styles.large}>
		<Large {...asked} />
	</Dialog>
)

function Large({ name, pictures, picture, first, onLeave }: Omit<LargeProps, 'onClose'>) {
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
			<PictureStrip
				name={name}
				pictures={pictures}
				picture={picture}
				shown={shown}
				isNear={isNear}
				isFocused
				classes={styles}
				onPress={() => setNear(!isNear)}
			/>
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
