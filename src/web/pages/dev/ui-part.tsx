import type { ReactNode } from 'react'
import { Columns } from '#web/ui/columns.tsx'
import { SectionHead } from '#web/ui/heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './ui.module.css'

/** Where a group of pieces stands: its anchor and its name in the index. */
export type Place = { id: string; title: string }

/** A group of pieces with its anchor. */
export function Part({ title, text, id, children }: Place & { text?: string; children: ReactNode }) {
	return (
		<Section>
			<SectionHead title={title} text={text} id={id} />
			{children}
		</Section>
	)
}

/** The same pieces on the page's paper and on the night surface, side by side. */
export function DayAndNight({ children }: { children: ReactNode }) {
	return (
		<Columns wide={2} phone={1}>
			<div className={styles.surface}>{children}</div>
			<div className={styles.surface} data-surface="night">
				{children}
			</div>
		</Columns>
	)
}

/** A state that lasts only while somebody is there, drawn as it looks then. */
export function Named({ name, children }: { name: string; children: ReactNode }) {
	return (
		<Stack gap="tight">
			<Text size="tiny" tone="muted">
				{name}
			</Text>
			{children}
		</Stack>
	)
}
