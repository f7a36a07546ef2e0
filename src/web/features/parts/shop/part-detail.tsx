import type { ReactNode } from 'react'
import type { SiteSettings } from '#contract/company/company.ts'
import { availabilityDisplay } from '#contract/parts/part-words.ts'
import type { Part, PartReview } from '#contract/parts/parts.ts'
import { traitNames } from '#contract/vehicles/vehicle-words.ts'
import { formatRupees } from '#shared/money.ts'
import { dialable, whatsappLink } from '#shared/phone.ts'
import { ShareButton } from '../../../kits/share/share-button.tsx'
import { useVehicle } from '../../../state/selected-vehicle.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Gallery } from '../../../ui/gallery/gallery.tsx'
import { Heading, PageHeading } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { StickyBar } from '../../../ui/sticky-bar.tsx'
import { Text } from '../../../ui/text.tsx'
import { Ticks } from '../../../ui/ticks.tsx'
import { unbroken } from '../../../ui/unbroken.tsx'
import { PartPicture } from '../shared/part-picture.tsx'
import { priceWords, stampOf } from '../shared/part-words.ts'
import { FitVerdict, HaveItFitted, useFit } from './fit-verdict.tsx'
import { NotifyWhenBack } from './notify-when-back.tsx'
import styles from './part-detail.module.css'
import { PartReviews } from './part-reviews.tsx'

/** Pictures beside the main one (B.PARTS-33). */
const maxFurther = 4

type DetailProps = { part: Part; reviews: PartReview[] | undefined; settings: SiteSettings | null; plate: ReactNode }

/** A part in full: whether it fits first, what it costs, and whom to ask; it is not bought here (B.PARTS-30 to B.PARTS-50, B.R-01). */
export function PartDetail({ part, reviews, settings, plate }: DetailProps) {
	const vehicle = useVehicle()?.vehicle ?? null
	const fitting = useFit(part.uuid, vehicle)
	const { name, part_number, category_details: category, availability_status, stock_quantity } = part
	const { now, was } = priceWords(part)
	const call = settings?.phone && (
		<ButtonLink href={dialable(settings.phone)} variant="go">
			<Icon name="phone" size={20} />
			Call Now
		</ButtonLink>
	)
	return (
		<>
			<Breadcrumb
				all={{ to: '/spare-parts', name: 'Spare parts' }}
				kind={{ to: `/spare-parts?category=${category.slug}`, name: category.name }}
			/>
			<div className={styles.top}>
				<Gallery name={name} pictures={[part.main_image, ...part.additional_images.slice(0, maxFurther)]} picture={PartPicture} />
				<div className={styles.words}>
					<div>
						{part.manufacturers_details.length > 0 && (
							<Text tone="muted">{part.manufacturers_details.map((maker) => maker.name).join(', ')}</Text>
						)}
						<PageHeading>{unbroken(name)}</PageHeading>
						<p className={styles.facts}>
							<span>{part_number}</span>
							<span>{category.name}</span>
							{part.average_rating !== null && <Rating average={part.average_rating} count={part.reviews_count} />}
						</p>
					</div>
					<p className={styles.price}>
						<Price size="big" was={was} wasLabel="Price before">
							{now}
						</Price>
						<Text as="span" size="small" tone="muted">
							{part.discounted_price !== null && `You save ${formatRupees(part.price - part.discounted_price)} · `}GST included
						</Text>
					</p>
					<FitVerdict vehicle={vehicle} fitting={fitting} plate={plate} />
					<p className={styles.stock}>
						<Stamp kind={stampOf[availability_status]}>{availabilityDisplay[availability_status]}</Stamp>
						{stock_quantity > 0 && <span>{stock_quantity} in stock</span>}
					</p>
					{availability_status === 'out_of_stock' && <NotifyWhenBack part={part} />}
					{settings && (
						<div className={styles.ask}>
							{call}
							{settings.whatsapp && (
								<ButtonLink
									href={whatsappLink(settings.whatsapp, `Hello, I have a question about ${name} (${part_number}).`)}
									variant="quiet"
								>
									<Icon name="bubble" size={20} />
									WhatsApp
								</ButtonLink>
							)}
							<ShareButton name={name} />
						</div>
					)}
					<HaveItFitted part={part} vehicle={vehicle} fitting={fitting} />
				</div>
				<About part={part} />
			</div>
			<Tables part={part} modelId={vehicle?.modelId ?? 0} />
			<PartReviews part={part} rendered={reviews} />
			{call && (
				<StickyBar>
					<div>
						<Text weight="strong" numbers>
							{now}
						</Text>
						<Text size="small" tone="muted">
							{availabilityDisplay[availability_status]}
						</Text>
					</div>
					{call}
				</StickyBar>
			)}
		</>
	)
}

/** Empty parts are left out (B.PARTS-43). */
function About({ part: { description, features } }: { part: Part }) {
	const lines = features.split(/\r?\n/).flatMap((line) => line.trim() || [])
	if (!description && lines.length === 0) return null
	return (
		<div className={styles.about}>
			{description && (
				<Text narrow className={styles.description}>
					{description}
				</Text>
			)}
			{lines.length > 0 && (
				<section aria-labelledby="features-title">
					<Heading id="features-title" size="s">
						Features
					</Heading>
					<Ticks items={lines} />
				</section>
			)}
		</div>
	)
}

/** An oil is for more than a hundred. */
const bikesInSight = 12

function Tables({ part, modelId }: { part: Part; modelId: number }) {
	const specifications = Object.entries(part.specifications)
	const models = part.vehicle_models_details.toSorted((a, b) => Number(b.id === modelId) - Number(a.id === modelId))
	const more = models.slice(bikesInSight)
	const bike = ({ id, name, manufacturer_name }: (typeof models)[number]) => (
		<li key={id}>
			<span>
				{manufacturer_name} {name}
			</span>
			{id === modelId && <Stamp kind="ok">Yours</Stamp>}
		</li>
	)
	if (specifications.length === 0 && models.length === 0 && !part.is_universal) return null
	return (
		<div className={styles.tables}>
			{specifications.length > 0 && (
				<section aria-labelledby="specification-title">
					<Heading id="specification-title">Specification</Heading>
					<Rows ruled>
						{specifications.map(([key, value]) => (
							<Row key={key} term={key} strong breaks>
								{unbroken(value)}
							</Row>
						))}
					</Rows>
				</section>
			)}
			{(models.length > 0 || part.is_universal) && (
				<section aria-labelledby="bikes-title">
					<Heading id="bikes-title">Fits these bikes</Heading>
					<ul className={styles.bikes}>
						{part.is_universal && (
							<li>
								{part.needs.length === 0
									? 'Every bike and scooter'
									: `Every bike and scooter with: ${part.needs.map((need) => traitNames[need].toLowerCase()).join(', ')}`}
							</li>
						)}
						{models.slice(0, bikesInSight).map(bike)}
					</ul>
					{more.length > 0 && (
						<details>
							<summary>{more.length === 1 ? '1 more bike' : `${more.length} more bikes`}</summary>
							<ul className={styles.bikes}>{more.map(bike)}</ul>
						</details>
					)}
				</section>
			)}
		</div>
	)
}
