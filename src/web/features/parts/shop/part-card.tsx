import { type ReactNode, useId } from 'react'
import { availabilityDisplay } from '#contract/parts/part-words.ts'
import type { PartListItem } from '#contract/parts/parts.ts'
import { Heading } from '../../../ui/heading.tsx'
import { CardLink, PictureCard } from '../../../ui/picture-card.tsx'
import { Price } from '../../../ui/price.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { unbroken } from '../../../ui/unbroken.tsx'
import { FitWords } from '../shared/fit-words.tsx'
import { PartPicture } from '../shared/part-picture.tsx'
import { priceWords, stampOf } from '../shared/part-words.ts'
import styles from './part-card.module.css'

type CardProps = { part: PartListItem; model: string | null; level?: 2 | 3; buying?: (nameId: string) => ReactNode }

/**
 * A part of a list (B.PARTS-13 to B.PARTS-16): all of it leads to its page (B.PARTS-21) but what `buying` offers (B.PARTS-23), which is
 * told the id of what names the part. `model`: the chosen bike's.
 */
export function PartCard({ part, model, level = 2, buying }: CardProps) {
	const { uuid, name, part_number, category_name, brands, availability_status, main_image, fit } = part
	const { now, was } = priceWords(part)
	const nameId = useId()
	return (
		<PictureCard picture={<PartPicture src={main_image} />}>
			<Text size="small" tone="muted">
				{brands[0] ? `${brands[0]} · ` : ''}
				{category_name}
			</Text>
			<Heading level={level} size="s">
				<CardLink to={`/spare-parts/${uuid}`} id={nameId}>
					{unbroken(name)}
				</CardLink>
			</Heading>
			<Text size="small" tone="muted" numbers>
				{part_number}
			</Text>
			{fit && model && <FitWords fit={fit} model={model} />}
			{part.average_rating !== null && <Rating average={part.average_rating} count={part.reviews_count} />}
			<div className={styles.prices}>
				<Price was={was} wasLabel="Price before">
					{now}
				</Price>
				<Stamp kind={stampOf[availability_status]}>{availabilityDisplay[availability_status]}</Stamp>
			</div>
			{buying?.(nameId)}
		</PictureCard>
	)
}
