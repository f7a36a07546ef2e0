import type { ServiceEntry } from '#contract/history/history.ts'
import { formatLongDate } from '#shared/days.ts'
import { inKm } from '#shared/kilometres.ts'
import { Timeline } from '../../../ui/timeline.tsx'

type Reading = NonNullable<ServiceEntry['odometer']>

/** '12,400 km on 3 May 2026'. */
export const readingWords = ({ km, read_on }: Reading) => `${inKm(km)} on ${formatLongDate(read_on)}`

/** What was done on a bike and when, newest first, with the kilometres that were known by then. */
export const ServiceTimeline = ({ entries }: { entries: readonly ServiceEntry[] }) => (
	<Timeline
		label="Service history"
		steps={entries.map(({ kind, kind_display, plan_name, done_on, done, odometer }) => ({
			state: 'done',
			title: kind === 'visit' ? `${kind_display}: ${plan_name}` : kind_display,
			time: formatLongDate(done_on),
			text: (
				<>
					{done.length > 0 && <p>{done.join(', ')}</p>}
					{odometer && <p>{odometer.read_on === done_on ? inKm(odometer.km) : readingWords(odometer)}</p>}
				</>
			),
		}))}
	/>
)
