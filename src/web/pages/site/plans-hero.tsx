import type { ReactNode } from 'react'
import { HeroBike } from '../../features/vehicles/hero-bike.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { PageHeading } from '../../ui/heading.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './plans.module.css'

/** The head of the pages about plans, with the chosen bike beside it where there is room. */
export const PlansHero = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
	<div className={styles.hero}>
		<Stack>
			<Eyebrow>Maintenance plans</Eyebrow>
			<PageHeading size="xl">{title}</PageHeading>
			<Text narrow>{text}</Text>
			{children}
		</Stack>
		<div className={styles.bike}>
			<HeroBike />
		</div>
	</div>
)
