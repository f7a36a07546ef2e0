import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Text } from '../../../ui/text.tsx'
import type { WorkPlace } from './day-lanes.ts'
import { loadWords, minuteOf, timeWords } from './day-words.ts'
import { WorkRow } from './work-row.tsx'

type Props = { day: Day; moving: ReadonlyMap<number, WorkPlace>; onOpen: (id: number) => void }

/** The day on a narrow screen: one list a technician, the same work, the same sheet behind it. What nobody does comes first. */
export function DayList({ day, moving, onOpen }: Props) {
	return (
		<Stack gap="loose">
			{day.unassigned.length > 0 && <OneList title="Unassigned" work={day.unassigned} {...{ day, moving, onOpen }} />}
			{day.technicians.map(({ id, name, is_active, work }) => (
				<OneList key={id} title={name} isInactive={!is_active} work={work} {...{ day, moving, onOpen }} />
			))}
		</Stack>
	)
}

function OneList({ title, isInactive, work, day, moving, onOpen }: Props & { title: string; isInactive?: boolean; work: DayWork[] }) {
	return (
		<section aria-label={title}>
			<Heading>{title}</Heading>
			<Text size="small" tone="muted">
				{loadWords(work)} {isInactive && <Tag>inactive</Tag>}
			</Text>
			<ul>
				{work.map((each) => (
					<WorkRow
						key={each.id}
						work={each}
						when={timeWords(Math.max(0, minuteOf(each.starts_at, day.date)))}
						isBusy={moving.has(each.id)}
						onOpen={onOpen}
					/>
				))}
			</ul>
		</section>
	)
}
