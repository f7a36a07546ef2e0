import { formatRupees } from '#shared/money.ts'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { PictureCard } from '../../../ui/picture-card.tsx'
import { Price } from '../../../ui/price.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { defaultPicture, PartPicture } from '../shared/part-picture.tsx'
import styles from './part-card.module.css'

const samples = [
	{ name: 'Brake shoe set', price: 245 },
	{ name: 'Engine oil, 1 litre', price: 385 },
	{ name: 'Chain and sprocket kit', price: 1_349 },
	{ name: 'Spark plug', price: 95 },
]

/** Placeholders until the first parts are here: marked as such, without links, not for sale (B.PARTS-19, B.PARTS-20, B.R-04). */
export const SampleCards = () => (
	<>
		<LoadingText>Loading spare parts...</LoadingText>
		<ul className={styles.samples} aria-busy="true" aria-label="Samples">
			{samples.map(({ name, price }) => (
				<PictureCard as="li" key={name} className={styles.sample} picture={<PartPicture src={defaultPicture} />}>
					<Text weight="strong">{name}</Text>
					<div className={styles.prices}>
						<Price>{formatRupees(price)}</Price>
						<Stamp>Sample</Stamp>
					</div>
				</PictureCard>
			))}
		</ul>
	</>
)
