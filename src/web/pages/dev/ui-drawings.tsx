import { Bike, bikeDrawings, bikePaints } from '#web/ui/bike.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Icon, iconNames } from '#web/ui/icon.tsx'
import { type PartDrawing, partDrawings } from '#web/ui/part-drawings/draw-part.ts'
import { Scene, sceneNames } from '#web/ui/scene.tsx'
import { ServiceIcon, serviceIconNames } from '#web/ui/service-icon.tsx'
import { Cluster, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { DayAndNight, Part, type Place } from './ui-part.tsx'

/** Every kind of bike, small as in the picker and large as on home, and every paint. */
export function Drawings(place: Place) {
	return (
		<Part {...place} text="One hand: ink lines, flat paint, wheels on one ground. Known at 88 pixels too.">
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
			</Stack>
		</Part>
	)
}

/** As the shop shows one that has no photograph. */
export const PartImage = ({ name }: { name: PartDrawing }) => (
	<img src={`/drawings/parts/${name}.svg`} alt="" width={240} height={180} loading="lazy" />
)

/** Kinds of work, parts, and the interface's icons. */
export function Pictograms(place: Place) {
	return (
		<Part {...place} text="Work and parts have one yellow thing each; interface icons take the colour of their words.">
			<Stack gap="apart">
				<DayAndNight>
					{([24, 56] as const).map((size) => (
						<Cluster key={size} gap="normal">
							{serviceIconNames.map((name) => (
								<ServiceIcon key={name} name={name} size={size} />
							))}
						</Cluster>
					))}
				</DayAndNight>
				<Columns wide={4}>
					{partDrawings.map((name) => (
						<PartImage key={name} name={name} />
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

/** What stands where there is nothing, or where something failed. */
export function Scenes(place: Place) {
	return (
		<Part {...place} text="Calm: what a workshop looks like when nothing is being done.">
			<DayAndNight>
				<Columns wide={2} phone={1}>
					{sceneNames.map((name) => (
						<figure key={name}>
							<Scene name={name} />
							<figcaption>
								<Text size="small" tone="muted">
									{name}
								</Text>
							</figcaption>
						</figure>
					))}
				</Columns>
			</DayAndNight>
		</Part>
	)
}
