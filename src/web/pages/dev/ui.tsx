import { type ReactNode, useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Bike, bikeDrawings, bikePaints } from '#web/ui/bike.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { Columns, Split } from '#web/ui/columns.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Eyebrow } from '#web/ui/eyebrow.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Heading, PageHeading, SectionHead } from '#web/ui/heading.tsx'
import { Icon, iconNames } from '#web/ui/icon.tsx'
import { IconButton, iconButtonClass } from '#web/ui/icon-button.tsx'
import { JobCard } from '#web/ui/job-card.tsx'
import { LoadingText } from '#web/ui/loading-text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { PartDrawing, partDrawings } from '#web/ui/part-drawing.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Plate } from '#web/ui/plate.tsx'
import { Price } from '#web/ui/price.tsx'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { Rate, RateCard } from '#web/ui/rate-card.tsx'
import { Row, Rows, Total } from '#web/ui/rows.tsx'
import { Scene, sceneNames } from '#web/ui/scene.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Section } from '#web/ui/section.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { ServiceIcon, serviceIconNames } from '#web/ui/service-icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Cluster, Stack } from '#web/ui/stack.tsx'
import { Stamp } from '#web/ui/stamp.tsx'
import { StickyBar } from '#web/ui/sticky-bar.tsx'
import { TabBar } from '#web/ui/tab-bar.tsx'
import { Table } from '#web/ui/table.tsx'
import { FilterTag, Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Ticks } from '#web/ui/ticks.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { toast } from '#web/ui/toast.ts'
import { Wrap } from '#web/ui/wrap.tsx'

/** Every piece of the design system with its states, on one page. */
export default function UiPage() {
	return (
		<>
			<Wrap>
				<Cluster apart>
					<a href="#main">
						<Brand>Pahiya</Brand>
					</a>
					<Cluster gap="tight">
						<Plate asButton aria-label="Your bike: MH 12 KT 4821, Hero Splendor Plus, change">
							MH 12 KT 4821
						</Plate>
						<a className={iconButtonClass} href="#states" aria-label="Cart, 2 items">
							<Icon name="cart" />
							<CountBadge count={2} />
						</a>
					</Cluster>
				</Cluster>
			</Wrap>
			<Wrap>
				<Section air="small">
					<Stack gap="loose">
						<Eyebrow>Doorstep repair for bikes and scooters, 24/7</Eyebrow>
						<PageHeading size="xl">Every piece, in every state.</PageHeading>
						<Text narrow>
							Paper and ink, hairlines instead of boxes, and yellow only for what comes now. Look at it narrow and wide, by day and by
							night.
						</Text>
					</Stack>
				</Section>
				<Repair />
				<Prices />
				<Plates />
				<Buttons />
				<Fields />
				<Choices />
				<Things />
				<States />
				<Layers />
				<Lists />
				<Drawings />
			</Wrap>
			<div data-surface="night">
				<Wrap>
					<Section as="div">
						<Stack>
							<Brand>Pahiya</Brand>
							<Text size="small">
								Stuck on the road? <a href="tel:+910000000000">+91 00000 00000</a>, day and night.
							</Text>
							<Text size="small" tone="muted">
								A dark band: everything in it turns by itself.
							</Text>
							<Cluster>
								<Button variant="quiet">Quiet</Button>
								<Stamp kind="ok">Completed</Stamp>
								<Plate>MH 12 KT 4821</Plate>
							</Cluster>
						</Stack>
					</Section>
				</Wrap>
			</div>
			<StickyBar>
				<Stack gap="tight">
					<Text size="small" tone="muted">
						To pay after service
					</Text>
					<Price>₹628</Price>
				</Stack>
				<Button variant="go">Confirm booking</Button>
			</StickyBar>
		</>
	)
}

function Part({ title, text, id, children }: { title: string; text?: string; id?: string; children: ReactNode }) {
	return (
		<Section>
			<SectionHead title={title} text={text} id={id} />
			{children}
		</Section>
	)
}

function Repair() {
	return (
		<Part title="Job card and timeline" text="Anything agreed is a job card; one on a screen.">
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

function Prices() {
	return (
		<Part title="Rate card" text="Prices for Hero Splendor Plus, with the parts their features name.">
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

function Plates() {
	return (
		<Part title="Number plates and stamps" text="The plate is the bike, one piece everywhere. A stamp is a state.">
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

function Buttons() {
	const [busy, setBusy] = useState(true)
	return (
		<Part title="Buttons" text="Ink leads, quiet stands beside it, yellow is the one way forward.">
			<Stack>
				<Cluster>
					<Button variant="go">Book Now</Button>
					<Button>Add to Cart</Button>
					<Button variant="quiet">Buy Now</Button>
					<Button variant="bad">Cancel booking</Button>
					<Button variant="text">Not now</Button>
					<ButtonLink href="tel:+910000000000" variant="quiet">
						<Icon name="phone" size={20} />
						+91 00000 00000
					</ButtonLink>
				</Cluster>
				<Cluster>
					<Button busy={busy} onClick={() => setBusy(true)}>
						Add to Cart
					</Button>
					<Button variant="go" busy>
						Confirm booking · ₹628
					</Button>
					<Button variant="quiet" busy>
						Try again
					</Button>
					<Button aria-disabled>Out of stock</Button>
					<Button variant="text" onClick={() => setBusy(!busy)}>
						{busy ? 'Let the first one rest' : 'Let the first one work'}
					</Button>
				</Cluster>
				<Cluster>
					<Button size="low">New booking</Button>
					<Button size="low" variant="quiet">
						<Icon name="pin" size={20} />
						Use Current Location
					</Button>
					<Button size="low" busy>
						Saving
					</Button>
					<IconButton icon="edit" label="Edit address" />
					<IconButton icon="trash" label="Remove address" />
					<IconButton icon="close" label="Reset vehicle selection" disabled />
				</Cluster>
				<Button variant="go" wide>
					Confirm booking · ₹628
				</Button>
			</Stack>
		</Part>
	)
}

function Fields() {
	const [search, setSearch] = useState('splendr')
	const [attempt, setAttempt] = useState(0)
	const problems = [
		{ fieldId: 'dev-phone', text: 'Phone number must be at least 10 digits' },
		{ fieldId: 'dev-hour', text: 'Choose an hour' },
	]
	return (
		<Part title="Fields" text="48 high, 16 for the text; an error is an icon and words.">
			<Columns wide={2} phone={1}>
				<Stack gap="loose">
					<ErrorSummary problems={attempt ? problems : []} attempt={attempt} />
					<TextField id="dev-name" label="Name" name="name" autoComplete="name" defaultValue="Sneha Kulkarni" required />
					<TextField
						id="dev-phone"
						label="Phone"
						name="phone"
						type="tel"
						inputMode="tel"
						defaultValue="98220441"
						error="Phone number must be at least 10 digits"
						hint="The technician calls this number when he is near."
						required
					/>
					<Columns wide={2}>
						<TextField label="Postal code" inputMode="numeric" defaultValue="411004" />
						<TextField label="City" placeholder="Pune" />
					</Columns>
					<TextField label="Expected price" inputMode="numeric" before="₹" defaultValue="62,500" optional />
					<TextField label="Kilometres driven" inputMode="numeric" after="km" defaultValue="18,240" />
					<TextField label="State" defaultValue="Maharashtra" readOnly />
					<Button onClick={() => setAttempt(attempt + 1)}>Send with errors</Button>
				</Stack>
				<Stack gap="loose">
					<SearchField label="Search services" placeholder="Search services..." />
					<SearchField
						label="Search models"
						value={search}
						onChange={(event) => setSearch(event.target.value)}
						onClear={() => setSearch('')}
					/>
					<SelectField label="Fuel" defaultValue="petrol">
						<option value="petrol">Petrol</option>
						<option value="electric">Electric</option>
					</SelectField>
					<PasswordField
						label="New password"
						hint="At least 8 characters, one capital letter, one small letter, one digit."
						autoComplete="new-password"
						defaultValue="Rider@2026"
					/>
					<PasswordField label="Confirm password" error="Passwords do not match" autoComplete="new-password" />
					<TextAreaField label="What should we know?" hint="Up to 1,000 characters." optional />
					<Stack gap="tight">
						<CheckField label="Remember me" defaultChecked />
						<CheckField label="I agree to the Terms and Conditions" error="Please agree before you go on" required />
						<CheckField label="Send me offers by e-mail" hint="You can withdraw it in your profile." />
						<CheckField label="Cannot be chosen" disabled />
					</Stack>
				</Stack>
			</Columns>
		</Part>
	)
}

function Choices() {
	const [day, setDay] = useState('21')
	const [kind, setKind] = useState('scooter')
	return (
		<Part title="Choices" text="Radio groups. What is full stays visible, dashed, with a word.">
			<Stack gap="loose">
				<ChoiceCards
					name="day"
					legend="Day"
					layout="row"
					value={day}
					onChange={setDay}
					choices={['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map(
						(name, index) => ({
							value: String(21 + index),
							above: name,
							label: index === 2 ? 'full' : `${index < 10 ? 21 + index : index - 9} ${index < 10 ? 'Nov' : 'Dec'}`,
							disabled: index === 2,
						}),
					)}
				/>
				<ChoiceCards
					id="dev-hour"
					name="hour"
					legend="Hour"
					error="Choose an hour"
					choices={[
						{ value: '8', label: '8–9 am' },
						{ value: '9', label: '9–10 am', note: 'taken', disabled: true },
						{ value: '10', label: '10–11 am' },
						{ value: '11', label: '11–12 noon', note: '1 place left' },
						{ value: '12', label: '12–1 pm' },
						{ value: '13', label: '1–2 pm' },
						{ value: '14', label: '2–3 pm' },
					]}
				/>
				<ChoiceCards
					name="hour-chosen"
					legend="Hour, chosen"
					defaultValue="10"
					choices={[
						{ value: '8', label: '8–9 am' },
						{ value: '9', label: '9–10 am', note: 'taken', disabled: true },
						{ value: '10', label: '10–11 am' },
						{ value: '11', label: '11–12 noon', note: '1 place left' },
					]}
				/>
				<ChoiceCards
					name="kind"
					legend="What do you ride?"
					layout="pictures"
					value={kind}
					onChange={setKind}
					choices={[
						{ value: 'motorcycle', label: 'Motorcycle', picture: <Bike drawing="commuter" paint="blue" /> },
						{ value: 'scooter', label: 'Scooter', picture: <Bike drawing="scooter" paint="red" /> },
						{ value: 'moped', label: 'Moped', picture: <Bike drawing="moped" paint="teal" /> },
						{ value: 'electric', label: 'Electric', note: 'soon', disabled: true, picture: <Bike drawing="escooter" paint="white" /> },
					]}
				/>
				<ChoiceCards
					name="pay"
					legend="Payment"
					layout="list"
					defaultValue="upi"
					choices={[
						{ value: 'upi', label: 'UPI after service', note: 'QR code or link' },
						{ value: 'cash', label: 'Cash after service' },
					]}
				/>
			</Stack>
		</Part>
	)
}

function Things() {
	const [quantity, setQuantity] = useState(1)
	return (
		<Part title="Things" text="Pictures 4:3 on sunk paper; facts in a fixed order; the price last.">
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
					<Tile href="#main" name="Front brake shoe set" picture={<PartDrawing name="p-pads" />}>
						<Text size="small" tone="muted" numbers>
							PHY-BRK-0412
						</Text>
						<Text size="small" tone="ok" weight="strong" icon="tick">
							Fits your bike
						</Text>
						<Price was="₹290">₹245</Price>
						<Button wide>Add to Cart</Button>
					</Tile>
					<Tile href="#main" name="10W-30 engine oil, 900 ml" picture={<PartDrawing name="p-oil" />}>
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

function States() {
	return (
		<Part title="States" id="states" text="Empty, loading and failed are designed too.">
			<Stack gap="loose">
				<Columns wide={2} phone={1}>
					<EmptyState
						scene="empty-repairs"
						level={3}
						title="No repairs yet"
						text="A booked repair stands here with its reference, its hour and its price."
					>
						<ButtonLink href="#main">Book a service</ButtonLink>
					</EmptyState>
					<EmptyState scene="empty-cart" level={3} title="Your cart is empty" text="Parts you add stand here.">
						<ButtonLink href="#main" variant="quiet">
							Browse parts
						</ButtonLink>
					</EmptyState>
					<ErrorState text="Price not available right now" onRetry={() => toast({ title: 'Trying again', kind: 'info' })}>
						<a href="tel:+910000000000">+91 00000 00000</a>
					</ErrorState>
					<ErrorState
						scene="broken"
						level={3}
						title="You are offline"
						text="What you typed is kept. We try again when the connection is back."
						onRetry={() => toast({ title: 'Still offline', kind: 'bad' })}
					/>
				</Columns>
				<Columns wide={3} phone={1}>
					<Stack gap="small">
						<LoadingText>Loading spare parts...</LoadingText>
						<Skeleton shape="tile" count={2} />
					</Stack>
					<Stack>
						<LoadingText>Loading price...</LoadingText>
						<Skeleton />
						<Skeleton shape="block" />
					</Stack>
					<Stack>
						<LoadingText>Loading orders...</LoadingText>
						<Skeleton shape="rows" count={4} />
					</Stack>
				</Columns>
				<Stack gap="small">
					<Banner kind="offline">You are offline. What you type is kept.</Banner>
					<Banner kind="info" onClose={() => toast({ title: 'Closed', kind: 'info' })}>
						You have an unfinished booking. <a href="#main">Continue</a>
					</Banner>
					<Banner kind="ok">Your message has been sent successfully!</Banner>
					<Banner kind="bad">This hour was taken meanwhile. The nearest free ones are below.</Banner>
				</Stack>
				<Columns wide={3} phone={1}>
					<Panel>
						<Heading level={3}>Plain</Heading>
						<p>A box for something apart.</p>
					</Panel>
					<Panel tone="sunk">
						<Heading level={3}>Sunk</Heading>
						<p>Quieter than its page.</p>
					</Panel>
					<Panel tone="bad">
						<Heading level={3}>Delete account</Heading>
						<p>This cannot be undone.</p>
					</Panel>
				</Columns>
			</Stack>
		</Part>
	)
}

function Layers() {
	const [open, setOpen] = useState<'normal' | 'wide' | null>(null)
	return (
		<Part title="Dialogs and toasts" text="A sheet from below on phones. Escape, the cross and a click beside it close it.">
			<Cluster>
				<Button onClick={() => setOpen('normal')}>Open dialog</Button>
				<Button variant="quiet" onClick={() => setOpen('wide')}>
					Open long dialog
				</Button>
				<Button variant="quiet" onClick={() => toast({ title: 'Added to Cart', text: 'Front brake pads replaced is in your cart.' })}>
					Toast
				</Button>
				<Button variant="quiet" onClick={() => toast({ title: 'Failed to update cart item', kind: 'bad' })}>
					Bad toast
				</Button>
				<Button
					variant="quiet"
					onClick={() =>
						toast({
							title: 'Vehicle selection reset',
							kind: 'info',
							action: { label: 'Undo', onPress: () => toast({ title: 'Back again' }) },
						})
					}
				>
					Toast with undo
				</Button>
			</Cluster>
			<Dialog
				open={open !== null}
				onClose={() => setOpen(null)}
				title="Booking received"
				size={open ?? 'normal'}
				actions={
					<>
						<Button variant="quiet" onClick={() => setOpen(null)}>
							Back to Home
						</Button>
						<Button onClick={() => toast({ title: 'Over the dialog' })}>View My Repairs</Button>
					</>
				}
			>
				<JobCard label="Repair" reference="BK00048213" level={3} corner={<Stamp>Pending</Stamp>}>
					<Rows>
						<Row term="When" strong>
							Sat 21 Nov, 10–11 am
						</Row>
						<Row term="Bike">
							<Plate>MH 12 KT 4821</Plate>
						</Row>
						<Row term="Where">14 Prabhat Road, Lane 4, Pune 411004</Row>
						{open === 'wide' &&
							Array.from({ length: 16 }, (_, line) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: lines to fill the page
								<Row key={line} term={`Line ${line + 1}`}>
									₹{line * 100}
								</Row>
							))}
					</Rows>
					<Total term="To pay after service">₹628</Total>
				</JobCard>
			</Dialog>
		</Part>
	)
}

function Lists() {
	return (
		<Part title="Tabs, tables, questions">
			<Stack gap="loose">
				<TabBar
					label="Repairs by state"
					tabs={[
						{ href: '#a', label: 'Open repairs', count: 12, current: true },
						{ href: '#b', label: 'To confirm', count: 3 },
						{ href: '#c', label: 'To pay', count: 2 },
						{ href: '#d', label: 'All' },
					]}
				/>
				<Table caption="Open repairs" captionHidden dense>
					<thead>
						<tr>
							<th aria-sort="ascending">When</th>
							<th>Reference</th>
							<th>Customer</th>
							<th>Bike</th>
							<th>State</th>
							<th data-number>Amount</th>
						</tr>
					</thead>
					<tbody>
						<tr>
							<td>Today 10–11 am</td>
							<td>
								<a href="#main">BK00048482</a>
							</td>
							<td>Sneha Kulkarni</td>
							<td>
								<Plate size="small">MH 12 KT 4821</Plate>
							</td>
							<td>
								<Stamp kind="wait">In Progress</Stamp>
							</td>
							<td data-number>₹658</td>
						</tr>
						<tr>
							<td>Today 12–1 pm</td>
							<td>
								<a href="#main">BK00048486</a>
							</td>
							<td>Rohit Pawar</td>
							<td>
								<Plate size="small" kind="electric">
									MH 14 EV 0093
								</Plate>
							</td>
							<td>
								<Stamp kind="info">Confirmed</Stamp>
							</td>
							<td data-number>₹149</td>
						</tr>
					</tbody>
				</Table>
				<div>
					<Disclosure title="Do you come on Sundays?" name="questions" open>
						Yes. Every day, and at any hour.
					</Disclosure>
					<Disclosure title="How do I pay?" name="questions">
						By UPI or cash, after service.
					</Disclosure>
				</div>
			</Stack>
		</Part>
	)
}

function Drawings() {
	return (
		<Part title="Drawings" text="One hand: ink lines, flat paint, one yellow part.">
			<Stack gap="apart">
				<Columns wide={3}>
					{bikeDrawings.map((drawing, index) => (
						<figure key={drawing}>
							<Bike drawing={drawing} paint={bikePaints[index]} />
							<figcaption>
								<Text size="small" tone="muted">
									{drawing}, {bikePaints[index]}
								</Text>
							</figcaption>
						</figure>
					))}
				</Columns>
				<Columns wide={4}>
					{bikePaints.map((paint) => (
						<figure key={paint}>
							<Bike drawing="commuter" paint={paint} />
							<figcaption>
								<Text size="small" tone="muted">
									{paint}
								</Text>
							</figcaption>
						</figure>
					))}
				</Columns>
				<Cluster gap="loose">
					{serviceIconNames.map((name) => (
						<ServiceIcon key={name} name={name} size={64} />
					))}
				</Cluster>
				<Columns wide={4}>
					{partDrawings.map((name) => (
						<PartDrawing key={name} name={name} />
					))}
				</Columns>
				<Columns wide={4} phone={1}>
					{sceneNames.map((name) => (
						<Scene key={name} name={name} />
					))}
				</Columns>
				<Cluster gap="normal">
					{iconNames.map((name) => (
						<Icon key={name} name={name} label={name} />
					))}
				</Cluster>
			</Stack>
		</Part>
	)
}
