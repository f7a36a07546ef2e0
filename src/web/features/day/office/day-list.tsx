import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import { workKey } from '../../../kits/work/work-kind.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Text } from '../../../ui/text.tsx'
import { loadWords, minuteOf, timeWords } from './board-words.ts'
import type { Moving } from './move-on-day.ts'
import { WorkRow } from './work-row.tsx'

type Props = { day: Day; moving: Moving; onOpen: (work: DayWork) => void }

/** The day on a narrow screen: one list for each technician, the same work, the same sheet behind it. Unassigned work comes first. */
export function DayList({ day, ...rest }: Props) {
	return (
		<Stack gap="loose">
			{day.unassigned.length > 0 && <WorkList title="Unassigned" work={day.unassigned} day={day} {...rest} />}
			{day.technicians.map(({ id, name, is_active, work }) => (
				<WorkList key={id} title={name} isInactive={!is_active} work={work} day={day} {...rest} />
			))}
		</Stack>
	)
}

function WorkList({ title, isInactive, work, day, moving, onOpen }: Props & { title: string; isInactive?: boolean; work: DayWork[] }) {
	return (
		<section aria-label={title}>
			<Heading>{title}</Heading>
			<Text size="small" tone="muted">
				{loadWords(work)} {isInactive && <Tag>inactive</Tag>}
			</Text>
			<ul>
				{work.map((each) => (
					<WorkRow
						key={workKey(each)}
						work={each}
						when={timeWords(Math.max(0, minuteOf(each.starts_at, day.date)))}
						isBusy={moving.has(workKey(each))}
						onOpen={onOpen}
					/>
				))}
			</ul>
		</section>
	)
}
