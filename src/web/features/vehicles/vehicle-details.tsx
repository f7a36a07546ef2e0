import type { Manufacturer, OwnVehicle, VehicleModel, VehicleType } from '#contract/vehicles/vehicles.ts'
import { formatRegistration } from '#shared/registration.ts'
import { Bike } from '../../ui/bike.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { engineWords } from './engine-words.ts'
import { EntryImage } from './entry-image.tsx'
import styles from './vehicle-details.module.css'

/** The last look before a bike is chosen: picture, plate and the three names (A.PICKER-11); its number when it is the profile's. */
export function VehicleDetails({
	model,
	type,
	manufacturer,
	own,
}: {
	model: VehicleModel
	type: VehicleType | undefined
	manufacturer: Manufacturer | undefined
	own: OwnVehicle | undefined
}) {
	const number = own?.vehicle_model === model.id ? own.registration_number : ''
	const engine = engineWords(model)
	return (
		<div className={styles.details}>
			<div className={styles.road}>
				<EntryImage src={model.image} width={240} height={150} otherwise={<Bike drawing={model.drawing} paint={model.paint} />} />
			</div>
			<div className={styles.words}>
				<Plate size="big" kind={model.fuel === 'electric' ? 'electric' : 'private'} carries={number ? 'number' : 'name'}>
					{number ? formatRegistration(number) : model.name}
				</Plate>
				<Rows>
					<Row term="Type">
						<Named name={model.vehicle_type_name} image={type?.image ?? null} />
					</Row>
					<Row term="Manufacturer">
						<Named name={model.manufacturer_name} image={manufacturer?.image ?? null} />
					</Row>
					<Row term="Model" under={engine || undefined}>
						{model.name}
					</Row>
					{number && <Row term="Registration number">{formatRegistration(number)}</Row>}
				</Rows>
			</div>
		</div>
	)
}

const Named = ({ name, image }: { name: string; image: string | null }) => (
	<span className={styles.named}>
		<EntryImage src={image} width={32} height={32} otherwise={null} />
		{name}
	</span>
)
