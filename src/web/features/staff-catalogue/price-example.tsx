import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffService } from '#contract/repairs/staff-catalogue.ts'
import { formatRupees } from '#shared/money.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Price } from '../../ui/price.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { BikeChoice, type ChosenBike } from './bike-choice.tsx'
import { modelsOf, priceForBike, repairedMakers } from './catalogue-queries.ts'

/** What a customer pays for one bike, as the price call answers it now. */
export function PriceExample({ service }: { service: StaffService }) {
	const [chosen, setChosen] = useState<ChosenBike | null>(null)
	const first = useFirstBike()
	const bike = chosen ?? first
	const price = useQuery(priceForBike(service.id, bike ?? { manufacturer: 0, model: 0 }))
	return (
		<Panel tone="sunk" aria-labelledby="example-title">
			<Heading level={2} size="s" id="example-title">
				What a customer pays
			</Heading>
			{bike && (
				<div>
					<Plate carries="name" kind={bike.isElectric ? 'electric' : 'private'}>
						{bike.name}
					</Plate>
				</div>
			)}
			<div aria-live="polite">
				{price.data && (
					<Stack gap="tight">
						<Price size="big">{formatRupees(price.data.price)}</Price>
						<Text size="small" tone="muted">
							{price.data.is_custom_price
								? `It has its own price; the base price is ${formatRupees(service.base_price)}.`
								: 'The base price.'}
							{price.data.fits === false && ' Not offered: it is not for this bike.'}
							{!service.is_active && ' Hidden: nobody can book it now.'}
						</Text>
					</Stack>
				)}
				{price.isError && (
					<Text size="small" tone="muted">
						{service.is_active ? 'The price is not available just now.' : 'Hidden: customers see no price.'}
					</Text>
				)}
			</div>
			<Disclosure title="Another bike">
				<BikeChoice id="example" chosen={bike} onChoose={setChosen} />
			</Disclosure>
		</Panel>
	)
}

/** The first bike of the catalogue, so that there is an example at once. */
function useFirstBike(): ChosenBike | null {
	const makers = useQuery(repairedMakers)
	const maker = makers.data?.[0]?.id ?? 0
	const models = useQuery(modelsOf(maker))
	const model = models.data?.[0]
	return model
		? { manufacturer: maker, model: model.id, name: `${model.manufacturer_name} ${model.name}`, isElectric: model.fuel === 'electric' }
		: null
}
