import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { StaffSettings } from '#contract/company/staff-company.ts'
import { addDays, dayAndMonth, dayOf, type IndianDay, isDay, weekdayShort } from '#shared/days.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { CapacityForm } from './capacity-form.tsx'
import { ClosureDialog, type ClosureTarget } from './closure-dialog.tsx'
import { closuresOf, placesOf } from './company-queries.ts'
import { HoursDay, HoursWeek } from './hours-week.tsx'
import { WeekForm } from './week-form.tsx'
import { type WeekDay, weekHours } from './week-hours.ts'

/**
 * The hours of a week, closed and opened by staff, with the places the admin gives them (D-17, A.ADMIN-23). The first day stands in the
 * address.
 */
export function HoursScreen({ settings, isAdmin }: { settings: StaffSettings; isAdmin: boolean }) {
	const [search] = useSearchParams()
	const today = dayOf(new Date())
	const target = search.get('week') ?? ''
	const first = isDay(target) && target > today ? target : today
	const capacity = settings.repair_capacity
	const closures = useQuery({ ...closuresOf(first, addDays(first, 6)), placeholderData: keepPreviousData })
	const places = useQuery({ ...placesOf(first, capacity), placeholderData: keepPreviousData })
	const known = closures.data && places.data
	return (
		<Stack gap="loose">
			<Text tone="muted" size="small" narrow>
				What can be booked for repairs: booked of the places in each hour. Press an hour to close it or to open it again. Bookings already
				there stay. <Link to="/admin/closed-days">Days further ahead, and several at once</Link>
			</Text>
			<WeekSteps first={first} today={today} />
			{known ? (
				<Week
					days={weekHours({ first, capacity, week: settings.repair_week, places: known, closures: closures.data ?? [], at: new Date() })}
					capacity={capacity}
				/>
			) : closures.isError || places.isError ? (
				<ErrorState
					text="The hours could not be loaded."
					retryLabel="Retry"
					busy={closures.isFetching || places.isFetching}
					onRetry={() => {
						closures.refetch()
						places.refetch()
					}}
				/>
			) : (
				<>
					<LoadingText>Loading hours...</LoadingText>
					<Skeleton shape="rows" count={10} />
				</>
			)}
			<Stack as="section" gap="small" aria-labelledby="places-title">
				<Heading level={2} size="s" id="places-title">
					Places in an hour
				</Heading>
				<CapacityForm row={settings} isAdmin={isAdmin} />
			</Stack>
			<Stack as="section" gap="small" aria-labelledby="week-title">
				<Heading level={2} size="s" id="week-title">
					Hours of every week
				</Heading>
				<WeekForm row={settings} isAdmin={isAdmin} />
			</Stack>
		</Stack>
	)
}

function WeekSteps({ first, today }: { first: IndianDay; today: IndianDay }) {
	const before = addDays(first, -7)
	return (
		<Cluster as="nav" aria-label="Weeks" gap="small">
			{first > today && (
				<ButtonLink as={Link} to={before > today ? `?week=${before}` : '?'} variant="quiet" size="low" preventScrollReset>
					<Icon name="back" size={16} />
					{before > today ? 'Week before' : 'From today'}
				</ButtonLink>
			)}
			<Heading level={2} size="s" aria-live="polite">
				{dayAndMonth(first)} – {dayAndMonth(addDays(first, 6))}
			</Heading>
			<ButtonLink as={Link} to={`?week=${addDays(first, 7)}`} variant="quiet" size="low" preventScrollReset>
				Next week
				<Icon name="next" size={16} />
			</ButtonLink>
		</Cluster>
	)
}

function Week({ days, capacity }: { days: WeekDay[]; capacity: number }) {
	const isWide = useMedia('(width >= 720px)')
	const [target, setTarget] = useState<ClosureTarget | null>(null)
	const [date, setDate] = useState<IndianDay | null>(null)
	const open = days.filter((day) => !day.isOver)
	const shown = open.find((day) => day.date === date) ?? open[0]
	return (
		<>
			{isWide ? (
				<HoursWeek days={days} capacity={capacity} onPick={setTarget} />
			) : (
				<>
					<ChoiceCards
						name="day"
						legend="Day"
						legendHidden
						layout="row"
						value={shown?.date ?? null}
						onChange={setDate}
						choices={open.map((day) => ({
							value: day.date,
							above: weekdayShort(day.date),
							label: dayAndMonth(day.date),
							note: day.closure ? 'closed' : undefined,
						}))}
					/>
					{shown && <HoursDay day={shown} capacity={capacity} onPick={setTarget} />}
				</>
			)}
			<ClosureDialog target={target} onClose={() => setTarget(null)} />
		</>
	)
}
