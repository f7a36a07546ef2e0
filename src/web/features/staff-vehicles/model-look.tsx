import { Bike, type BikeDrawing, type BikePaint, bikeDrawings, bikePaints } from '../../ui/bike.tsx'
import { DetailPart } from '../../ui/detail-screen.tsx'
import type { FormValues } from '../../ui/form/form-fields.ts'
import { Text } from '../../ui/text.tsx'
import styles from './model-look.module.css'

const drawingOf = (value: unknown): BikeDrawing | undefined => bikeDrawings.find((known) => known === value)
const paintOf = (value: unknown): BikePaint | undefined => bikePaints.find((known) => known === value)

/** A model as customers see it where it has no picture. */
export function ModelLook({ values }: { values: FormValues }) {
	const drawing = drawingOf(values.drawing)
	return (
		<DetailPart title="As customers see it">
			{drawing ? (
				<div className={styles.bike}>
					<Bike drawing={drawing} paint={paintOf(values.paint)} />
				</div>
			) : (
				<Text tone="muted">Choose a drawing and a paint.</Text>
			)}
		</DetailPart>
	)
}
