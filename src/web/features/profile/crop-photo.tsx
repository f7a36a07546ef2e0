import { useEffect, useState } from 'react'
import Cropper from 'react-easy-crop'
import type { PicturePart, Size } from '../../browser/picture/fit-picture.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './crop-photo.module.css'

type Shape = 'taken' | 'square'
const shapes = [
	{ value: 'taken', label: 'As taken' },
	{ value: 'square', label: 'Square' },
] as const
const middle = { x: 0, y: 0 }
const maxZoom = 4

/** Takes a part of a picture. It begins with all of it: whoever changes nothing gets the whole picture. */
export function CropPhoto({
	picture,
	onPart,
	onClose,
	onBroken,
}: {
	picture: Blob
	/** Undefined is the whole picture. */
	onPart: (part: PicturePart | undefined) => void
	onClose: () => void
	/** The picture cannot be shown. */
	onBroken: () => void
}) {
	const url = useAddressOf(picture)
	const [size, setSize] = useState<Size | null>(null)
	const [shape, setShape] = useState<Shape>('taken')
	const [place, setPlace] = useState(middle)
	const [zoom, setZoom] = useState(1)
	const [part, setPart] = useState<PicturePart>()
	const isWhole = shape === 'taken' && zoom === 1

	function change(next: Shape) {
		setShape(next)
		setPlace(middle)
		setZoom(1)
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title="Crop your photo"
			actions={
				<>
					<Button variant="quiet" onClick={() => onPart(undefined)}>
						Use the whole picture
					</Button>
					<Button onClick={() => onPart(isWhole ? undefined : part)}>Use this part</Button>
				</>
			}
		>
			<Stack>
				<div className={styles.stage}>
					{url && (
						<Cropper
							image={url}
							crop={place}
							zoom={zoom}
							maxZoom={maxZoom}
							aspect={shape === 'square' || !size ? 1 : size.width / size.height}
							keyboardStep={12}
							showGrid={false}
							// The page's policy forbids style elements, so the library's few rules are in our own sheet.
							disableAutomaticStylesInjection
							classes={{ containerClassName: styles.container, mediaClassName: styles.media, cropAreaClassName: styles.area }}
							mediaProps={{ onError: onBroken }}
							cropperProps={{ role: 'group', 'aria-label': 'The part that is used; the arrow keys move the picture under it' }}
							onMediaLoaded={({ naturalWidth, naturalHeight }) => setSize({ width: naturalWidth, height: naturalHeight })}
							onCropChange={setPlace}
							onZoomChange={setZoom}
							onCropAreaChange={(_, pixels) => setPart(pixels)}
						/>
					)}
				</div>
				<Field label="Zoom" hint="Drag the picture, or use the arrow keys on it.">
					{(wiring) => (
						<input
							{...wiring}
							type="range"
							className={styles.zoom}
							min={1}
							max={maxZoom}
							step={0.1}
							value={zoom}
							aria-valuetext={`${zoom.toFixed(1)} times`}
							onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
						/>
					)}
				</Field>
				<ChoiceCards name="photo-shape" legend="Shape" value={shape} onChange={change} choices={shapes} />
				<Text size="small" tone="muted" role="status">
					{isWhole ? 'The whole picture is used.' : 'Whatever is outside the frame is left out.'}
				</Text>
			</Stack>
		</Dialog>
	)
}

function useAddressOf(picture: Blob) {
	const [url, setUrl] = useState<string>()
	useEffect(() => {
		const made = URL.createObjectURL(picture)
		setUrl(made)
		return () => URL.revokeObjectURL(made)
	}, [picture])
	return url
}
