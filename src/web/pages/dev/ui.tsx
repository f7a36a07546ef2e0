import type { ComponentType } from 'react'
import { Brand } from '#web/ui/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { Eyebrow } from '#web/ui/eyebrow.tsx'
import { PageHeading } from '#web/ui/heading.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { Plate } from '#web/ui/plate.tsx'
import { Price } from '#web/ui/price.tsx'
import { Section } from '#web/ui/section.tsx'
import { Cluster, Stack } from '#web/ui/stack.tsx'
import { Stamp } from '#web/ui/stamp.tsx'
import { StickyBar } from '#web/ui/sticky-bar.tsx'
import { Text } from '#web/ui/text.tsx'
import { Wrap } from '#web/ui/wrap.tsx'
import styles from './ui.module.css'
import { Plates, Prices, Repair } from './ui-card.tsx'
import { Choices } from './ui-choices.tsx'
import { CompanyLanes, CompanyLists } from './ui-company.tsx'
import { Drawings, Pictograms, Scenes } from './ui-drawings.tsx'
import { EditForms } from './ui-edit.tsx'
import { Fields } from './ui-fields.tsx'
import { Lists } from './ui-lists.tsx'
import type { Place } from './ui-part.tsx'
import { Buttons, Layers } from './ui-press.tsx'
import { Nothing, States } from './ui-states.tsx'
import { Things } from './ui-things.tsx'
import { Words } from './ui-words.tsx'

/** The groups in their order; the index is made from them. */
const groups: (Place & { Group: ComponentType<Place> })[] = [
	{ id: 'words', title: 'Words', Group: Words },
	{ id: 'card', title: 'Job card and timeline', Group: Repair },
	{ id: 'prices', title: 'Rate card', Group: Prices },
	{ id: 'plates', title: 'Plates and stamps', Group: Plates },
	{ id: 'buttons', title: 'Buttons', Group: Buttons },
	{ id: 'fields', title: 'Fields', Group: Fields },
	{ id: 'choices', title: 'Choices', Group: Choices },
	{ id: 'things', title: 'Things', Group: Things },
	{ id: 'states', title: 'Loading, failed, told', Group: States },
	{ id: 'nothing', title: 'Nothing here', Group: Nothing },
	{ id: 'layers', title: 'Dialogs and toasts', Group: Layers },
	{ id: 'lists', title: 'Tabs, tables, questions', Group: Lists },
	{ id: 'bikes', title: 'Bikes and paints', Group: Drawings },
	{ id: 'icons', title: 'Icons and parts', Group: Pictograms },
	{ id: 'scenes', title: 'Scenes', Group: Scenes },
	{ id: 'company-lists', title: 'The company’s lists', Group: CompanyLists },
	{ id: 'company-lanes', title: 'The day as lanes', Group: CompanyLanes },
	{ id: 'edit', title: 'Edit forms', Group: EditForms },
]

/** Every piece of the design system with its states, on one page. */
export default function UiPage() {
	return (
		<>
			<Wrap>
				<PageTop />
				<Section air="small">
					<Stack gap="loose">
						<Eyebrow>Doorstep repair for bikes and scooters, 24/7</Eyebrow>
						<PageHeading size="xl">Every piece, in every state.</PageHeading>
						<Text narrow>
							Paper and ink, hairlines instead of boxes, and yellow only for what comes now. Look at it narrow and wide, by day and by
							night.
						</Text>
						<nav aria-label="Pieces">
							<ul className={styles.index}>
								{groups.map(({ id, title }) => (
									<li key={id}>
										<a href={`#${id}`}>{title}</a>
									</li>
								))}
							</ul>
						</nav>
					</Stack>
				</Section>
				{groups.map(({ Group, ...place }) => (
					<Group key={place.id} {...place} />
				))}
			</Wrap>
			<NightBand />
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

function PageTop() {
	return (
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
	)
}

function NightBand() {
	return (
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
	)
}
