import { useState } from 'react'
import { Link } from 'react-router'
import { type IndianDay, isDay } from '#shared/days.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Period, searchOf, usualPeriods } from './periods.ts'

type Props = { period: Period; today: IndianDay; onPeriod: (period: Period) => void }

/** Which days are meant: the usual ones by one press, any others by their ends. */
export function PeriodBar({ period, today, onPeriod }: Props) {
	return (
		<Stack as="nav" gap="small" aria-label="Period">
			<Cluster gap="tight">
				{usualPeriods(today).map(({ words, ...usual }) => (
					<ButtonLink
						key={words}
						as={Link}
						to={searchOf(usual)}
						variant={usual.from === period.from && usual.to === period.to ? 'go' : 'quiet'}
						size="low"
						aria-current={usual.from === period.from && usual.to === period.to ? 'true' : undefined}
						preventScrollReset
					>
						{words}
					</ButtonLink>
				))}
			</Cluster>
			<Ends period={period} onPeriod={onPeriod} />
		</Stack>
	)
}

function Ends({ period, onPeriod }: Pick<Props, 'period' | 'onPeriod'>) {
	const [typed, setTyped] = useState(period)
	const [shown, setShown] = useState(period)
	// What is typed is the period after the first digit already: the fields stay, so that the next digit has its place.
	if (shown.from !== period.from || shown.to !== period.to) {
		setShown(period)
		setTyped(period)
	}
	function type(change: Partial<Period>) {
		const next = { ...typed, ...change }
		setTyped(next)
		// While a year is being typed a date field is in the years 0002 and 0020.
		if (isDay(next.from) && isDay(next.to) && next.from >= '2020-01-01' && next.from <= next.to) onPeriod(next)
	}
	const isTurned = isDay(typed.from) && isDay(typed.to) && typed.from > typed.to
	return (
		<Cluster align="top">
			<TextField type="date" label="From" value={typed.from} onChange={({ target }) => type({ from: target.value })} />
			<TextField
				type="date"
				label="To"
				value={typed.to}
				error={isTurned ? 'This must not be before the first day.' : null}
				onChange={({ target }) => type({ to: target.value })}
			/>
		</Cluster>
	)
}
