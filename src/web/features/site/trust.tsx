import type { CompanyFigures } from '#contract/company/figures.ts'
import { formatCount } from '#shared/format-count.ts'
import { Heading, SectionHead } from '../../ui/heading.tsx'
import { JobCard } from '../../ui/job-card.tsx'
import { Section } from '../../ui/section.tsx'
import { Text } from '../../ui/text.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { FigureList } from './figure-list.tsx'
import styles from './trust.module.css'

/**
 * What the product itself keeps: prices (D-35), extra work (decision 0053), the start code (0056), warranty and cancelling as the policies
 * say.
 */
const promises = [
	{ name: 'One price', text: 'What you see is for your bike, with the listed parts and GST.' },
	{ name: 'Nothing extra unasked', text: 'More work is done only after you say yes to it and its price.' },
	{ name: 'Your code starts the work', text: 'The technician at your door asks for the code of your booking.' },
	{ name: 'Warranty', text: 'Named at each service. What we did wrong we put right free of charge.' },
	{ name: 'Change your mind', text: 'Cancelling is free up to 2 hours before the service.' },
	{ name: 'Pay when it is done', text: 'By UPI or cash after service. The invoice is in your profile.' },
]
/** One number alone looks lost. */
const fewestFigures = 2

/** Why somebody who has never met us can book: what we hold ourselves to, and what was counted, where that is enough to say something. */
export function Trust({ figures }: { figures: CompanyFigures | null }) {
	const shown = figures ? figuresOf(figures) : []
	const isEnough = shown.length >= fewestFigures
	return (
		<Section band aria-labelledby="trust-title">
			<Wrap className={styles.trust}>
				<SectionHead
					title="What you can count on"
					id="trust-title"
					text={isEnough ? 'Numbers from our own books, and what comes with every booking.' : 'It comes with every booking.'}
				/>
				{isEnough && <FigureList figures={shown} />}
				<JobCard as="div" level={3} title="With every booking" className={styles.card}>
					<ul className={styles.promises}>
						{promises.map(({ name, text }) => (
							<li key={name}>
								<Heading level={4}>{name}</Heading>
								<Text tone="muted">{text}</Text>
							</li>
						))}
					</ul>
				</JobCard>
			</Wrap>
		</Section>
	)
}

function figuresOf({ repairs_completed, rating, technicians, parts_in_stock, models_priced }: CompanyFigures) {
	const count = (label: string, value: number | null) => (value === null ? [] : [{ label, value: formatCount(value) }])
	return [
		...count('Repairs completed', repairs_completed),
		...(rating ? [{ label: `of 5, from ${formatCount(rating.reviews)} reviews of parts`, value: String(rating.average) }] : []),
		...count('Technicians', technicians),
		...count('Spare parts in stock', parts_in_stock),
		...count('Models with a price', models_priced),
	].slice(0, 4)
}
