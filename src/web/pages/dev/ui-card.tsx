import { Button } from '#web/ui/button.tsx'
import { Columns, Split } from '#web/ui/columns.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { JobCard } from '#web/ui/job-card.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Plate } from '#web/ui/plate.tsx'
import { Price } from '#web/ui/price.tsx'
import { Rate, RateCard } from '#web/ui/rate-card.tsx'
import { Row, Rows, Total } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { ServiceIcon } from '#web/ui/service-icon.tsx'
import { Cluster, Stack } from '#web/ui/stack.tsx'
import { Stamp } from '#web/ui/stamp.tsx'
import { FilterTag, Tag } from '#web/ui/tag.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { toast } from '#web/ui/toast.ts'
import { Part, type Place } from './ui-part.tsx'

export function Repair(place: Place) {
	return (
		<Part {...place} text="Anything agreed is a job card; one on a screen.">
			<Split
				side={
					<Stack gap="loose">
						<Stack>
							<Heading>Progress</Heading>
							<Timeline
								label="Progress of the repair"
								steps={[
									{ title: 'Pending', time: 'Booked Fri 20 Nov, 7:42 pm', state: 'done' },
									{ title: 'Confirmed', time: 'Fri 20 Nov, 8:05 pm', state: 'done' },
									{
										title: 'In Progress',
										text: 'Imran started at 10:12 am. Next: he shows you the work, then you pay.',
										state: 'current',
									},
									{ title: 'Completed, pay ₹628 by UPI or cash', state: 'next' },
								]}
							/>
						</Stack>
						<Panel tone="wait">
							<Heading>1 extra job found</Heading>
							<p>Front disc is at 3.1 mm, limit 3.0 mm.</p>
							<Price>+ ₹820</Price>
							<Columns wide={2}>
								<Button>Approve</Button>
								<Button variant="quiet">Not now</Button>
							</Columns>
						</Panel>
						<Timeline
							label="A cancelled repair"
							steps={[
								{ title: 'Pending', time: 'Fri 20 Nov, 7:42 pm', state: 'done' },
								{ title: 'Cancelled', time: 'Fri 20 Nov, 9:00 pm', text: 'By you: bought a new tyre.', state: 'stopped' },
							]}
						/>
					</Stack>
				}
			>
				<JobCard label="Repair" reference="BK00048213" level={3} corner={<Stamp kind="wait">In Progress</Stamp>}>
					<Rows>
						<Row term="Bike" under="Hero Splendor Plus">
							<Plate>MH 12 KT 4821</Plate>
						</Row>
						<Row term="When" strong>
							Sat 21 Nov, 10–11 am
						</Row>
						<Row term="Where">
							14 Prabhat Road, Lane 4<br />
							Pune 411004
						</Row>
						<Row term="Technician">
							Imran Shaikh
							<br />
							<a href="tel:+910000000000">Call</a>
						</Row>
					</Rows>
					<Rows ruled>
						<Row term="Front brake pads replaced">₹349</Row>
						<Row term="Brake fluid change">₹249</Row>
						<Row term="Distance fee, 12.4 km">₹30</Row>
					</Rows>
					<Total term="To pay after service">₹628</Total>
				</JobCard>
			</Split>
		</Part>
	)
}

export function Prices(place: Place) {
	return (
		<Part {...place} text="Prices for Hero Splendor Plus, with the parts their features name.">
			<RateCard label="Services">
				<Rate href="#main" icon={<ServiceIcon name="s-service" />} name="General service" price="₹649" />
				<Rate href="#main" icon={<ServiceIcon name="s-brake" />} name="Brakes" price="₹199" note="from" />
				<Rate href="#main" icon={<ServiceIcon name="s-oil" />} name="Engine oil" price="₹429" />
				<Rate href="#main" icon={<ServiceIcon name="s-tyre" />} name="Tyre and puncture" price="₹149" />
				<Rate href="#main" icon={<ServiceIcon name="s-battery" />} name="Battery, electrics" price="₹249" />
				<Rate href="#main" icon={<ServiceIcon name="s-chain" />} name="Chain and sprocket cleaned, adjusted and greased" price="₹1,199" />
				<Rate icon={<ServiceIcon name="s-wash" />} name="Wash and polish" price="₹299" />
				<Rate icon={<ServiceIcon name="s-inspect" />} name="Inspection, 60 points" price="₹349" />
			</RateCard>
			<Section air="small">
				<Cluster gap="loose" align="baseline">
					<Price size="big">₹349</Price>
					<Price>₹1,23,456</Price>
					<Price was="₹290">₹245</Price>
					<Price size="small">₹95</Price>
				</Cluster>
			</Section>
		</Part>
	)
}

export function Plates(place: Place) {
	return (
		<Part {...place} text="The plate is the bike, one piece everywhere. A stamp is a state.">
			<Stack gap="loose">
				<Cluster gap="normal">
					<Plate size="small">MH 12 KT 4821</Plate>
					<Plate>MH 12 KT 4821</Plate>
					<Plate kind="commercial">MH 01 AB 7788</Plate>
					<Plate kind="electric">MH 14 EV 0093</Plate>
					<Plate carries="name" under="Hero" asButton>
						Splendor Plus
					</Plate>
					<Plate carries="name">Royal Enfield Classic 350 Halcyon Black with a very long name indeed</Plate>
					<Plate empty asButton>
						Choose your bike
					</Plate>
				</Cluster>
				<Columns wide={2} phone={1}>
					<Plate size="big">MH 12 KT 4821</Plate>
					<Plate size="big" empty asButton>
						Choose your bike
					</Plate>
					<Plate size="big" kind="commercial" carries="name" under="Bajaj">
						Pulsar NS 200
					</Plate>
					<Plate size="big" kind="electric">
						MH 14 EV 0093
					</Plate>
				</Columns>
				<Cluster>
					<Stamp kind="wait">In Progress</Stamp>
					<Stamp kind="ok">Completed</Stamp>
					<Stamp kind="info">Confirmed</Stamp>
					<Stamp kind="bad">Cancelled</Stamp>
					<Stamp>Pending</Stamp>
					<Tag>Petrol</Tag>
					<FilterTag onRemove={() => toast({ title: 'Filter removed', kind: 'info' })}>In stock</FilterTag>
				</Cluster>
			</Stack>
		</Part>
	)
}
