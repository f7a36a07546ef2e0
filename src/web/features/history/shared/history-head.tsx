import type { ServiceHistory } from '#contract/history/history.ts'
import { BikePlate } from '../../../kits/work/bike-plate.tsx'
import { PageHeading } from '../../../ui/heading.tsx'
import { Cluster } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { readingWords } from './service-timeline.tsx'

/** Which bike it is, and what its odometer showed last. */
export function HistoryHead({ history }: { history: ServiceHistory }) {
	const { manufacturer_name, vehicle_model_name, registration_number, fuel, odometer } = history
	return (
		<>
			<Cluster apart>
				<PageHeading size="m">
					Service history of {manufacturer_name} {vehicle_model_name}
				</PageHeading>
				{registration_number && <BikePlate bike={{ registration_number, model: vehicle_model_name, fuel }} />}
			</Cluster>
			{odometer && (
				<Text tone="muted" numbers>
					{readingWords(odometer)}
				</Text>
			)}
		</>
	)
}
