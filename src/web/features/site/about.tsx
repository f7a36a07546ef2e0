import type { ReactNode } from 'react'
import type { About as AboutCompany } from '#contract/company/company.ts'
import { formatCount } from '#shared/format-count.ts'
import { Split } from '../../ui/columns.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { Heading, PageHeading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { FigureList } from './figure-list.tsx'

type Props = {
	name: string
	/** Null when it could not be asked for. */
	about: AboutCompany | null
	/** Beside the story; below it on a phone. */
	picture: ReactNode
	children: ReactNode
}

/** Who we are: story and figures (A.ABOUT-01, A.ABOUT-02). */
export function About({ name, about, picture, children }: Props) {
	const paragraphs = (about?.story ?? '').split(/\n\s*\n/).filter((text) => text.trim() !== '')
	return (
		<Section>
			<Wrap>
				<Stack gap="loose">
					<Split side={picture}>
						<Stack gap="loose">
							<Stack gap="small">
								<Eyebrow>Two-wheeler care at your doorstep</Eyebrow>
								<PageHeading size="xl">About {name}</PageHeading>
							</Stack>
							<Stack as="section" gap="small" aria-labelledby="story">
								<Heading id="story">Our story</Heading>
								{about === null && <Text tone="muted">Our story could not be loaded just now. Please come back in a moment.</Text>}
								{paragraphs.map((text) => (
									<Text key={text} narrow>
										{text}
									</Text>
								))}
							</Stack>
						</Stack>
					</Split>
					{about && about.stats.length > 0 && (
						<Stack as="section" gap="small" aria-labelledby="figures">
							<Heading id="figures">In figures</Heading>
							<FigureList figures={about.stats.map(({ label, value }) => ({ label, value: formatCount(value) }))} />
						</Stack>
					)}
					{children}
				</Stack>
			</Wrap>
		</Section>
	)
}
