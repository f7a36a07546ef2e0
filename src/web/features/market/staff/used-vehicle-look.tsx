import { Bike, bikeDrawings, bikePaints } from '../../../ui/bike.tsx'
import { DetailPart } from '../../../ui/detail-screen.tsx'
import type { FormValues } from '../../../ui/form/form-fields.ts'

/** A used vehicle as customers see it where it has no photo. */
export function UsedVehicleLook({ values }: { values: FormValues }) {
	const drawing = bikeDrawings.find((known) => known === values.drawing)
	const paint = bikePaints.find((known) => known === values.paint)
	if (!drawing) return null
	return (
		<DetailPart title="As customers see it">
			<Bike drawing={drawing} {...(paint && { paint })} />
		</DetailPart>
	)
}
