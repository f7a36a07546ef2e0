import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PlanVariant } from '#contract/plans/plans.ts'
import { findByName } from '#shared/find-by-name.ts'
import { formatRupees } from '#shared/money.ts'
import { Combobox } from '../../../../ui/combobox.tsx'
import { planList } from '../../shared/own-plan-queries.ts'
import { planNameOf, visits } from '../../shared/plan-words.ts'

/** A plan for so many months, with what it costs. */
export type OfferedVariant = PlanVariant & { name: string }

/** Every plan on offer with each of its durations, in the company's order. */
export function useOffered() {
	const { data, isError, isPending } = useQuery(planList)
	const offered = useMemo(
		() =>
			(data ?? []).flatMap(({ name, variants }) =>
				variants.map((variant): OfferedVariant => ({ ...variant, name: planNameOf({ ...variant, plan_name: name }) })),
			),
		[data],
	)
	return { offered, isError, isPending }
}

type Props = {
	id: string
	label: string
	error: string | null
	variant: OfferedVariant | undefined
	onChoose: (variant: OfferedVariant) => void
}

/** A plan and its duration out of those on offer, by what is typed of them: 'care year'. */
export function PlanField({ variant, onChoose, ...field }: Props) {
	const [search, setSearch] = useState<string | null>(null)
	const { offered, isError, isPending } = useOffered()
	const found = search === null ? [] : findByName(offered, search, ({ name }) => name)
	return (
		<Combobox
			{...field}
			required
			placeholder="care yearly ..."
			shown={variant?.name ?? ''}
			options={found.map((each) => ({
				value: String(each.id),
				label: each.name,
				note: `${visits(each.max_visits)} · ${formatRupees(each.discounted_price)}`,
				each,
			}))}
			isWaiting={isPending}
			isFailed={isError}
			nothing="No such plan on offer."
			onSearch={setSearch}
			onChoose={({ each }) => onChoose(each)}
		/>
	)
}
