import { Facts } from '#web/ui/facts.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { LoadingText } from '#web/ui/loading-text.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { DayAndNight, Part, type Place } from './ui-part.tsx'

/** Headings and texts in every size and tone. */
export function Words(place: Place) {
	return (
		<Part {...place} text="Six sizes, three weights. Digits that stand below each other are of one width.">
			<DayAndNight>
				<Stack gap="small">
					<Heading level={3} size="l">
						Large heading
					</Heading>
					<Heading level={3} size="m">
						Middle heading
					</Heading>
					<Heading level={3} size="s">
						Small heading
					</Heading>
					<Text>Words as they stand in a page, with a link to somewhere.</Text>
					<Text size="small" tone="muted">
						Small and muted, for what may be skipped.
					</Text>
					<Text size="tiny" tone="muted">
						Tiny, for labels of labels.
					</Text>
					<Text weight="strong">What counts.</Text>
					<Text tone="ok" icon="tick" weight="strong">
						Fits your bike
					</Text>
					<Text tone="bad" icon="warning" weight="strong">
						Not saved: our server did not answer.
					</Text>
					<Text numbers>
						₹1,11,111
						<br />
						₹8,88,888
					</Text>
					<Text narrow>
						Averylongwordthatnobodyeverwrotebutthatarrivessomedayinsomebodysaddressfield, and after it the sentence goes on as if nothing
						had happened.
					</Text>
					<Facts items={['40 min', '3 months warranty', 'Recommended: every 12,000 km or once a year, whichever comes first']} />
					<LoadingText>Loading price...</LoadingText>
				</Stack>
			</DayAndNight>
			<SkipLink href={`#${place.id}`}>Seen once the keyboard comes to it</SkipLink>
			<VisuallyHidden>Heard, not seen.</VisuallyHidden>
		</Part>
	)
}
