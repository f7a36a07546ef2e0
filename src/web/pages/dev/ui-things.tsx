import { useState } from 'react'
import { Bike } from '#web/ui/bike.tsx'
import { Button } from '#web/ui/button.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Price } from '#web/ui/price.tsx'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { Cluster, Stack } from '#web/ui/stack.tsx'
import { Stamp } from '#web/ui/stamp.tsx'
import { Text } from '#web/ui/text.tsx'
import { Ticks } from '#web/ui/ticks.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { PartImage } from './ui-drawings.tsx'
import { Part, type Place } from './ui-part.tsx'

export function Things(place: Place) {
	const [quantity, setQuantity] = useState(1)
	return (
		<Part {...place} text="Pictures 4:3 on sunk paper; facts in a fixed order; the price last.">
			<Stack gap="apart">
				<Columns>
					<Tile href="#main" name="Honda Activa 6G" picture={<Bike drawing="scooter" paint="red" />}>
						<Facts items={['2021', '18,240 km', 'Petrol']} />
						<Price>₹62,500</Price>
					</Tile>
					<Tile href="#main" name="Royal Enfield Classic 350" picture={<Bike drawing="classic" paint="green" />}>
						<Facts items={['2020', '31,900 km', 'Petrol']} />
						<Price>₹1,48,000</Price>
					</Tile>
					<Tile href="#main" name="Himalayan 411" picture={<Bike drawing="adventure" paint="sand" />}>
						<Facts items={['2023', '7,450 km', 'Petrol', null]} />
						<Price>₹1,88,900</Price>
					</Tile>
					<Tile
						href="#main"
						name="Revolt RV400"
						picture={<Bike drawing="emotorcycle" paint="teal" />}
						stamp={<Stamp kind="info">Booked</Stamp>}
					>
						<Facts items={['2022', '12,080 km', 'Electric']} />
						<Price>₹79,000</Price>
					</Tile>
				</Columns>
				<Columns>
					<Tile href="#main" name="Front brake shoe set" picture={<PartImage name="brake-shoe" />}>
						<Text size="small" tone="muted" numbers>
							PHY-BRK-0412
						</Text>
						<Text size="small" tone="ok" weight="strong" icon="tick">
							Fits your bike
						</Text>
						<Rating average={4.3} count={12} />
						<Price was="₹290">₹245</Price>
						<Button wide>Add to Cart</Button>
					</Tile>
					<Tile href="#main" name="10W-30 engine oil, 900 ml" picture={<PartImage name="oil" />}>
						<Text size="small" tone="muted" numbers>
							PHY-OIL-1030
						</Text>
						<Price>₹385</Price>
						<Button wide busy>
							Add to Cart
						</Button>
					</Tile>
				</Columns>
				<Columns wide={3} phone={1}>
					<Stack gap="small">
						<Heading level={3}>Front brake pads replaced</Heading>
						<Facts items={['40 min', '3 months warranty', 'Recommended: every 12,000 km']} />
						<Ticks items={['Pads checked for wear and fit', 'Calliper cleaned, pins greased', 'Test ride with you']} />
					</Stack>
					<Stack gap="small">
						<Heading level={3}>Not included</Heading>
						<Ticks without items={['New discs', 'Cables']} />
					</Stack>
					<Cluster>
						<QuantityStepper label="Quantity of Spark plug, M10" value={quantity} max={5} onChange={setQuantity} />
						<Button variant="text">Remove</Button>
					</Cluster>
				</Columns>
			</Stack>
		</Part>
	)
}
